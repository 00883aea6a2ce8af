import type { BikeType } from "#contract/bikes/bike-types.ts";
import { type CorrectionRequest, identifying } from "#contract/bikes/bike-changes.ts";

type Identified = Readonly<Record<Exclude<(typeof identifying)[number], "type">, string>> & {
  readonly type: BikeType;
};

export type Change =
  | { readonly field: "frameNumber" | "brand" | "model"; readonly from: string; readonly to: string }
  | { readonly field: "type"; readonly from: BikeType; readonly to: BikeType };

/** Leaves out fields that the request does not change. */
export const changesIn = (bike: Identified, request: CorrectionRequest): readonly Change[] =>
  identifying.flatMap((field): readonly Change[] => {
    if (request[field] === undefined || request[field] === bike[field]) return [];
    if (field !== "type") return [{ field, from: bike[field], to: request[field] }];
    return request.type === undefined ? [] : [{ field, from: bike.type, to: request.type }];
  });
