import { changeWrites } from "./change-writes.ts";
import { departureWrite } from "./departure-write.ts";
import { eventWrite } from "./event-write.ts";
import { clearedListing } from "./cleared-listing.ts";
import { type Action, remove } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type Deletion = {
  readonly endsAd: readonly Action[];
  readonly now: Date;
  readonly eventId: string;
  readonly changes?: Partial<BikeItem>;
};

/**
 * Keeps the bike in the number's history for the next owner, and removes its sticker link and open
 * correction request.
 */
const historyWrites = (bike: BikeItem, at: string, eventId: string): Action[] => {
  const { id: bikeId, ownerId, frameNumber, qrUid, openCorrectionId } = bike;
  return [
    remove(keys.frameGuard(frameNumber)).expect("bikeId", bikeId, "stale"),
    ...(qrUid === undefined ? [] : [remove(keys.qr(qrUid))]),
    ...(openCorrectionId === undefined ? [] : [remove(keys.correction(bikeId, openCorrectionId))]),
    eventWrite({ bikeId, ownerId, eventType: "deletion", at }, eventId),
    departureWrite(bikeId, ownerId, at),
  ];
};

/**
 * Removes a bike from searches and frees its number, but keeps its history. A bike that is already
 * deleted only changes.
 */
export const deletionWrites = (
  bike: BikeItem,
  { endsAd, now, eventId, changes = {} }: Deletion,
): Action[] => {
  const deletedAt = bike.deletedAt ?? now.toISOString();
  const after: BikeItem = {
    ...bike,
    ...changes,
    deletedAt,
    openCorrectionId: undefined,
    ...clearedListing,
    version: bike.version + 1,
  };
  const leaving = bike.deletedAt === undefined ? historyWrites(bike, deletedAt, eventId) : [];
  return [...changeWrites(bike, after), ...leaving, ...endsAd];
};
