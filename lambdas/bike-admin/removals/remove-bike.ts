import type { RemovalContext } from "./removal-context.ts";
import { deletionWrites } from "#lambdas/shared/bikes/deletion-writes.ts";
import { endTheft } from "#lambdas/shared/bikes/end-theft.ts";
import { hidingPhoto } from "#lambdas/shared/bikes/hide-photo.ts";
import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import { type Action, check } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { BikeRemovalItem } from "#lambdas/shared/table/items/bike-removal.ts";
import { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { endingWrites, readHeld, transferNotification } from "#lambdas/shared/transfers/ending.ts";

/** Who is told, and of what. Of two registrations of one person they are told once. */
const tellings = ({ as, ownerId, keptBikeId, keptOwnerId, toldId }: BikeRemovalItem) => {
  const others = [
    { userId: keptOwnerId, what: "duplicate-removed", link: `/my-bikes/${keptBikeId}` },
    { userId: toldId, what: "number-freed", link: "/bike-registration" },
  ];
  return [
    { userId: ownerId, what: as === "false" ? "bike-removed" : "bike-merged", link: "/my-bikes" },
    ...others.flatMap(({ userId, ...told }) =>
      userId === undefined || userId === ownerId ? [] : [{ userId, ...told }],
    ),
  ];
};

const notifications = (
  { system }: Pick<RemovalContext, "system">,
  removal: BikeRemovalItem,
  now: Date,
): Action[] =>
  tellings(removal).map(({ userId, what, link }) =>
    notificationWrite(
      { userId, type: "review", params: { what, bike: removal.bike }, link },
      system.newId("notification"),
      now,
    ),
  );

/** Nobody takes it over any more. The one who was about to is told, and the points are back with the one who had set them aside. */
const endTransfer = async (
  { table, system }: RemovalContext,
  { openTransferId }: BikeItem,
  now: Date,
): Promise<Action[]> => {
  const transfer =
    openTransferId === undefined ? undefined : await table.get(keys.transfer(openTransferId), TransferItem);
  if (transfer?.state !== "requested") return [];
  return [
    ...endingWrites(await readHeld(table, transfer), "cancel", now),
    ...transferNotification(transfer, transfer.buyerId, "transfer-cancelled", system),
  ];
};

type Both = { readonly bike: BikeItem; readonly kept: BikeItem | undefined };
type Around = { readonly now: Date; readonly first: readonly Action[]; readonly last: readonly Action[] };

/**
 * Takes a bike out of the register with all that is open on it, in one transaction: at most 37 actions for its lists and 40 for the rest.
 * Stickers and orders, of which there can be many, are seen to afterwards.
 */
export const removeBike = async (
  context: RemovalContext,
  removal: BikeRemovalItem,
  { bike, kept }: Both,
  { now, first, last }: Around,
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
  const transfer = await endTransfer(context, bike, now);
  const eventId = context.system.newId("event");
  const after = { ...bike, ...gone, deletedAt: now.toISOString() };
  await hidingPhoto(context, bike, after, ({ photoUploadId }) => [
    ...first,
    ...deletionWrites(bike, { now, eventId, changes: { ...gone, photoUploadId } }),
    ...theft.actions,
    ...transfer,
    ...(kept ? [check(keys.bike(kept.id)).expect("version", kept.version, "stale")] : []),
    ...notifications(context, removal, now),
    ...last,
  ]);
};
