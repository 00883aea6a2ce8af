import type { RemovalContext } from "./removal-context.ts";
import { endListing } from "#lambdas/ads/end-listing.ts";
import { deletionWrites } from "#lambdas/bikes/deletion-writes.ts";
import { endTheft } from "#lambdas/thefts/end-theft.ts";
import { saveHidingPhoto } from "#lambdas/bikes/hide-photo.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { type Action, check } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { BikeRemovalItem } from "#lambdas/bikes/items/bike-removal.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { stopTransfer } from "#lambdas/ownership/stop-transfer.ts";

/** A person who owns both registrations gets one notification. */
const noticesOf = ({ as, ownerId, keptBikeId, keptOwnerId, toldId }: BikeRemovalItem) => {
  const others = [
    { userId: keptOwnerId, what: "duplicate-removed", link: `/my-bikes/${keptBikeId}` },
    { userId: toldId, what: "number-freed", link: "/bike-registration" },
  ];
  return [
    { userId: ownerId, what: as === "false" ? "bike-removed" : "bike-merged", link: "/my-bikes" },
    ...others.flatMap(({ userId, ...notice }) =>
      userId === undefined || userId === ownerId ? [] : [{ userId, ...notice }],
    ),
  ];
};

const notifications = (
  { system }: Pick<RemovalContext, "system">,
  removal: BikeRemovalItem,
  now: Date,
): Action[] =>
  noticesOf(removal).map(({ userId, what, link }) =>
    notificationWrite(
      { userId, type: "review", params: { what, bike: removal.bike }, link },
      system.newId("notification"),
      now,
    ),
  );

type RemovalPair = { readonly bike: BikeItem; readonly kept: BikeItem | undefined };
type RemovalWrites = {
  readonly now: Date;
  readonly first: readonly Action[];
  readonly last: readonly Action[];
};

/**
 * Deletes a bike and everything open on it in one transaction of at most 77 actions: 37 for its lists, 40 for
 * the rest. Stickers and orders have no upper limit and follow afterwards.
 */
export const removeBike = async (
  context: RemovalContext,
  removal: BikeRemovalItem,
  { bike, kept }: RemovalPair,
  { now, first, last }: RemovalWrites,
): Promise<void> => {
  const theft = endTheft(bike);
  const gone: Partial<BikeItem> = {
    ...theft.bike,
    status: "registered",
    reviewReason: undefined,
    openTransferId: undefined,
    removedAs: removal.as,
    duplicateOf: kept?.id,
  };
  const transfer = await stopTransfer(context.table, bike.openTransferId, context.system, "cancel");
  const eventId = context.system.newId("event");
  const endsAd = endListing(bike, "ended", now);
  const after = { ...bike, ...gone, deletedAt: now.toISOString() };
  await saveHidingPhoto(context, bike, after, ({ photoUploadId }) => [
    ...first,
    ...deletionWrites(bike, { endsAd, now, eventId, changes: { ...gone, photoUploadId } }),
    ...theft.actions,
    ...transfer,
    ...(kept ? [check(keys.bike(kept.id)).expect("version", kept.version, "stale")] : []),
    ...notifications(context, removal, now),
    ...last,
  ]);
};
