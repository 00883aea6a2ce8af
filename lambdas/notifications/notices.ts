import { isDeepStrictEqual } from "node:util";
import type { RealtimeEvent } from "#contract/realtime.ts";
import type { Change } from "#lambdas/notifications/change.ts";
import type { BikeItem } from "#lambdas/table/items/bike.ts";
import type { BalanceItem } from "#lambdas/table/items/person.ts";

/** Something one person is told: at once on their open pages, or by mail. */
export type Notice =
  | { readonly kind: "event"; readonly userId: string; readonly event: RealtimeEvent }
  | {
      readonly kind: "mail";
      readonly userId: string;
      readonly mail: "bike-registered";
      readonly bike: BikeItem;
    };

const bikeEvent = (userId: string, kind: "bike-registered" | "bike-changed", bikeId: string): Notice => ({
  kind: "event",
  userId,
  event: { kind, bikeId },
});

/** A bike whose receipt waits for an administrator is not registered yet; its owner hears of it by mail once it is. */
const registrationMails = (before: BikeItem | undefined, after: BikeItem): Notice[] => {
  const awaited = before === undefined || before.status === "pending_review";
  return awaited && after.status === "registered"
    ? [{ kind: "mail", userId: after.ownerId, mail: "bike-registered", bike: after }]
    : [];
};

const bikeNotices = (before: BikeItem | undefined, after: BikeItem | undefined): Notice[] => {
  if (after === undefined) return before ? [bikeEvent(before.ownerId, "bike-changed", before.id)] : [];
  const { id, ownerId } = after;
  if (before === undefined)
    return [bikeEvent(ownerId, "bike-registered", id), ...registrationMails(before, after)];
  // A write that changes nothing can reach the stream too.
  if (isDeepStrictEqual(before, after)) return [];
  const owners = new Set([before.ownerId, ownerId]);
  return [
    ...[...owners].map((owner) => bikeEvent(owner, "bike-changed", id)),
    ...registrationMails(before, after),
  ];
};

const balanceNotices = (before: BalanceItem | undefined, after: BalanceItem | undefined): Notice[] =>
  after === undefined || after.points === (before?.points ?? 0)
    ? []
    : [{ kind: "event", userId: after.userId, event: { kind: "points-changed" } }];

/** Who is told what about a change. */
export const notices = (change: Change): Notice[] => {
  switch (change.entity) {
    case "bike":
      return bikeNotices(change.before, change.after);
    case "balance":
      return balanceNotices(change.before, change.after);
  }
};
