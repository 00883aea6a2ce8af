import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { eventWrite } from "#lambdas/bikes/event-write.ts";
import { readNotificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Action, put, update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { type TheftItem, scansOfTheft } from "#lambdas/thefts/items/theft.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

/** Theft fields copied to the bike. */
export const theftSummary = ({ stolenDate, place, city, reward }: TheftItem) => ({
  stolenSince: stolenDate,
  stolenPlace: { place, city },
  findersReward: reward,
});

const ofList = ({ id, reportedAt }: TheftItem) => ({
  gsi1pk: lists.openThefts(),
  gsi1sk: `${reportedAt}#${id}`,
});

export const reportWrites = (theft: TheftItem, eventId: string): Action[] => {
  const { id: theftId, bikeId, ownerId, reportedAt: at, stolenDate } = theft;
  return [
    put(keys.theft(bikeId, theftId), "theft", { ...theft, ...ofList(theft) }).expectNew("stale"),
    eventWrite({ bikeId, eventType: "theft", at, ownerId, theftId, stolenDate }, eventId),
  ];
};

type Clock = Pick<System, "now" | "newId">;

/** Writes it as read, since the owner has just acted. */
const ownerNotification = (bike: BikeItem, title: string, what: string, { now, newId }: Clock): Action =>
  readNotificationWrite(
    { userId: bike.ownerId, type: "system", params: { what, bike: title }, link: `/my-bikes/${bike.id}` },
    newId("notification"),
    now(),
  );

/** All writes of a report except those of an open transfer. */
export const stolenWrites = (before: BikeItem, after: BikeItem, theft: TheftItem, clock: Clock): Action[] => [
  requireOpenAccount(theft.ownerId),
  ...changeWrites(before, after),
  ...reportWrites(theft, clock.newId("event")),
  ownerNotification(after, theft.bike, "bike-stolen", clock),
];

/** All writes of a recovery except those for finders. */
export const recoveredWrites = (
  before: BikeItem,
  after: BikeItem,
  { theft, at }: { readonly theft: TheftItem; readonly at: string },
  clock: Clock,
): Action[] => {
  const { id: theftId, bikeId, ownerId, state, recoveredAt, recovery, version } = theft;
  return [
    requireOpenAccount(ownerId),
    ...changeWrites(before, after),
    update(keys.theft(bikeId, theftId))
      .set({ state, recoveredAt, recovery, version })
      .remove("gsi1pk", "gsi1sk", ...scansOfTheft)
      .expect("version", version - 1, "stale"),
    eventWrite({ bikeId, eventType: "recovery", at, ownerId, theftId }, clock.newId("event")),
    ownerNotification(after, theft.bike, "bike-recovered", clock),
  ];
};
