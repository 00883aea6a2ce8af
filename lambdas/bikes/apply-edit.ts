import { isDeepStrictEqual } from "node:util";
import { type BikeEdit, identifying } from "#contract/bikes/bike-changes.ts";
import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import type { BikeItem, IdentifyingChange } from "#lambdas/bikes/items/bike.ts";

export type EditResult = {
  readonly after: BikeItem;
  readonly changes: readonly IdentifyingChange[];
  readonly differs: boolean;
};

/** Undefined keeps the old value, null removes it. */
const changedDetail = (wanted: string | null | undefined, there: string | undefined): string | undefined =>
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

const isChanged = (before: BikeItem, after: BikeItem): boolean => {
  const was = new Map<string, unknown>(Object.entries({ ...before, version: after.version }));
  return Object.entries(after).some(([name, value]) => !isDeepStrictEqual(value, was.get(name)));
};

/** Applies the changes and raises the version. The caller checks that they are allowed. */
export const applyEdit = (bike: BikeItem, edit: BikeEdit): EditResult => {
  const after: BikeItem = {
    ...bike,
    ...numbersOf(bike, edit.frameNumber),
    name: changedDetail(edit.name, bike.name),
    description: changedDetail(edit.description, bike.description),
    city: changedDetail(edit.city, bike.city),
    batterySerialNumber: changedDetail(edit.batterySerialNumber, bike.batterySerialNumber),
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
  return { after, changes, differs: isChanged(bike, after) };
};
