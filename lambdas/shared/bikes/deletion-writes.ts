import { changeWrites } from "./change-writes.ts";
import { departureWrite } from "./departure-write.ts";
import { eventWrite } from "./event-write.ts";
import { endListing, ofNoListing } from "#lambdas/shared/listings/end-listing.ts";
import { type Action, remove } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type Deletion = {
  readonly now: Date;
  readonly eventId: string;
  /** What else becomes of the bike. */
  readonly changes?: Partial<BikeItem>;
};

/** A person who registers the number next meets the history of this bike. Its code leads nowhere, and nobody decides any more what its owner wanted corrected. */
const leaveWrites = (bike: BikeItem, at: string, eventId: string): Action[] => {
  const { id: bikeId, ownerId, frameNumber, qrUid, openCorrectionId } = bike;
  return [
    remove(keys.frameGuard(frameNumber)).expect("bikeId", bikeId, "stale"),
    ...(qrUid === undefined ? [] : [remove(keys.qr(qrUid))]),
    ...(openCorrectionId === undefined ? [] : [remove(keys.correction(bikeId, openCorrectionId))]),
    eventWrite({ bikeId, ownerId, eventType: "deletion", at }, eventId),
    departureWrite(bikeId, ownerId, at),
  ];
};

/** Takes a bike out of the register: nobody finds it, and its number is free. It stays in the history of the number. One that is deleted already only changes. */
export const deletionWrites = (bike: BikeItem, { now, eventId, changes = {} }: Deletion): Action[] => {
  const deletedAt = bike.deletedAt ?? now.toISOString();
  const after: BikeItem = {
    ...bike,
    ...changes,
    deletedAt,
    openCorrectionId: undefined,
    ...ofNoListing,
    version: bike.version + 1,
  };
  const leaving = bike.deletedAt === undefined ? leaveWrites(bike, deletedAt, eventId) : [];
  return [...changeWrites(bike, after), ...leaving, ...endListing(bike, "ended", now)];
};
