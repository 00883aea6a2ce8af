import { isDeepStrictEqual } from "node:util";
import { type BikeEdit, identifying } from "#contract/bike-changes.ts";
import { canonicalFrameNumber } from "#contract/frame-number.ts";
import type { BikeItem, IdentifyingChange } from "#lambdas/shared/table/items/bike.ts";

export type Edited = {
  readonly after: BikeItem;
  /** What identifies the bike and is another now. */
  readonly changes: readonly IdentifyingChange[];
  /** Whether anything at all is another. */
  readonly differs: boolean;
};

/** What is not named stays, null takes away. */
const detail = (wanted: string | null | undefined, there: string | undefined): string | undefined =>
  wanted === undefined ? there : (wanted ?? undefined);

const numbersOf = (bike: BikeItem, typed: string | undefined) => {
  if (typed === undefined) return {};
  const frameNumber = canonicalFrameNumber(typed);
  const had = [...(bike.formerNumbers ?? []), bike.frameNumber];
  return {
    frameNumber,
    frameNumberTyped: typed.trim(),
    ...(frameNumber !== bike.frameNumber && {
      formerNumbers: [...new Set(had)].filter((number) => number !== frameNumber),
    }),
  };
};

const isOther = (before: BikeItem, after: BikeItem): boolean => {
  const was = new Map<string, unknown>(Object.entries({ ...before, version: after.version }));
  return Object.entries(after).some(([name, value]) => !isDeepStrictEqual(value, was.get(name)));
};

/** A bike with these changes, one version further. Whether they may be made is not asked here. */
export const applyEdit = (bike: BikeItem, edit: BikeEdit): Edited => {
  const after: BikeItem = {
    ...bike,
    ...numbersOf(bike, edit.frameNumber),
    name: detail(edit.name, bike.name),
    description: detail(edit.description, bike.description),
    city: detail(edit.city, bike.city),
    batterySerialNumber: detail(edit.batterySerialNumber, bike.batterySerialNumber),
    color: edit.color ?? bike.color,
    brand: edit.brand ?? bike.brand,
    model: edit.model ?? bike.model,
    type: edit.type ?? bike.type,
    photoUploadId: edit.photoUploadId ?? bike.photoUploadId,
    version: bike.version + 1,
  };
  const changes = identifying
    .filter((field) => bike[field] !== after[field])
    .map((field) => ({ field, from: bike[field], to: after[field] }));
  return { after, changes, differs: isOther(bike, after) };
};
