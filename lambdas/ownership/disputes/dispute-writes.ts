import type { DisputeSide } from "#contract/ownership/ownership-disputes.ts";
import { expiryOf } from "#contract/privacy/retention.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { clearedDispute } from "#lambdas/bikes/require-movable.ts";
import type { OwnershipDisputeItem } from "#lambdas/ownership/items/ownership-dispute.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Action, type ActionBuilder, update } from "#lambdas/platform/table/actions.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

type DisputeNews =
  | "ownership-disputed"
  | "ownership-answered"
  | "ownership-claim-added"
  | "ownership-withdrawn"
  | "ownership-decided"
  | "ownership-appealed"
  | "ownership-closed";

export const idOf = (
  { claimantId, ownerId }: Pick<OwnershipDisputeItem, "claimantId" | "ownerId">,
  side: DisputeSide,
): string => (side === "owner" ? ownerId : claimantId);

/** Notifies of an event without quoting the other side. */
export const disputeNotices = (
  dispute: Pick<OwnershipDisputeItem, "id" | "bike" | "claimantId" | "ownerId">,
  to: readonly DisputeSide[],
  what: DisputeNews,
  { now, newId }: Pick<System, "now" | "newId">,
): Action[] =>
  to.map((side) =>
    notificationWrite(
      {
        userId: idOf(dispute, side),
        type: "review",
        params: { what, bike: dispute.bike },
        link: `/ownership-disputes/${dispute.id}`,
      },
      newId("notification"),
      now(),
    ),
  );

/** Changes a dispute in the version that was read. */
export const disputeWrite = ({ id, version }: Pick<OwnershipDisputeItem, "id" | "version">): ActionBuilder =>
  update(keys.ownershipDispute(id))
    .set({ version: version + 1 })
    .expect("version", version, "stale");

export const waitingPlace = (id: string, since: string) => ({
  gsi1pk: lists.waitingOwnershipDisputes(),
  gsi1sk: `${since}#${id}`,
});

export const decidedPlace = (id: string, until: string) => ({
  gsi1pk: lists.decidedOwnershipDisputes(),
  gsi1sk: `${until}#${id}`,
});

/** Unlocks the bike if this dispute still locks it. */
export const releaseWrites = (bike: BikeItem | undefined, disputeId: string): Action[] =>
  bike?.openDisputeId === disputeId
    ? changeWrites(bike, { ...bike, ...clearedDispute, version: bike.version + 1 })
    : [];

/** Closes a dispute and lets its data expire; `releaseWrites` unlocks the bike. */
export const closingWrites = (
  dispute: OwnershipDisputeItem,
  now: Date,
  more: Partial<Pick<OwnershipDisputeItem, "withdrawnAt" | "decisions">> = {},
): Action[] => {
  const expiresAt = expiryOf("ownershipDisputes", now);
  return [
    disputeWrite(dispute)
      .set({ ...more, state: "closed", expiresAt })
      .remove("gsi1pk", "gsi1sk", "proposal"),
    ...[dispute.claimantId, dispute.ownerId].map((userId) =>
      update(keys.disputeEntry(userId, dispute.id)).set({ expiresAt }).expectExists("stale"),
    ),
  ];
};
