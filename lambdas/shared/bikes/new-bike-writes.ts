import { newLinkedCode } from "#lambdas/shared/qr/code-writes.ts";
import { listAttributes } from "#lambdas/shared/search-index/list-attributes.ts";
import { postingWrites } from "#lambdas/shared/search-index/posting-writes.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

const codeWrites = ({ id: bikeId, frameNumber, qrUid: uid, registeredAt: at }: BikeItem): Action[] =>
  uid === undefined ? [] : [newLinkedCode(uid, { bikeId, frameNumber, at })];

/** A new bike, the code of its papers and its place in every list. Its number is guarded, and its history begun, beside it. */
export const newBikeWrites = (bike: BikeItem): Action[] => [
  put(keys.bike(bike.id), "bike", { ...bike, ...listAttributes(bike) }).expectNew("stale"),
  ...codeWrites(bike),
  ...postingWrites(undefined, bike),
];
