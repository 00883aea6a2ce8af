import { changeWrites } from "#lambdas/shared/bikes/change-writes.ts";
import { eventWrite } from "#lambdas/shared/bikes/event-write.ts";
import { readNotificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import type { System } from "#lambdas/system.ts";
import { type Action, put, update } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { type TheftItem, scansOfTheft } from "#lambdas/shared/table/items/theft.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";

/** What a bike shows of its theft for as long as it is stolen. */
export const toldOfTheft = ({ stolenDate, place, city, reward }: TheftItem) => ({
  stolenSince: stolenDate,
  stolenPlace: { place, city },
  findersReward: reward,
});

const ofList = ({ id, reportedAt }: TheftItem) => ({
  gsi1pk: lists.openThefts(),
  gsi1sk: `${reportedAt}#${id}`,
});

/** The report itself and its line in the history. */
export const reportWrites = (theft: TheftItem, eventId: string): Action[] => {
  const { id: theftId, bikeId, ownerId, reportedAt: at, stolenDate } = theft;
  return [
    put(keys.theft(bikeId, theftId), "theft", { ...theft, ...ofList(theft) }).expectNew("stale"),
    eventWrite({ bikeId, eventType: "theft", at, ownerId, theftId, stolenDate }, eventId),
  ];
};

type Clock = Pick<System, "now" | "newId">;

/** What the owner has just done with the bike themselves, to look it up. */
const ownerNotification = (bike: BikeItem, title: string, what: string, { now, newId }: Clock): Action =>
  readNotificationWrite(
    { userId: bike.ownerId, type: "system", params: { what, bike: title }, link: `/my-bikes/${bike.id}` },
    newId("notification"),
    now(),
  );

/** What a theft changes, apart from a transfer that it puts an end to. */
export const stolenWrites = (before: BikeItem, after: BikeItem, theft: TheftItem, clock: Clock): Action[] => [
  whileOpen(theft.ownerId),
  ...changeWrites(before, after),
  ...reportWrites(theft, clock.newId("event")),
  ownerNotification(after, theft.bike, "bike-stolen", clock),
];

/** What the end of a theft changes, apart from what finders are told and promised. */
export const recoveredWrites = (
  before: BikeItem,
  after: BikeItem,
  { theft, at }: { readonly theft: TheftItem; readonly at: string },
  clock: Clock,
): Action[] => {
  const { id: theftId, bikeId, ownerId, state, recoveredAt, recovery, version } = theft;
  return [
    whileOpen(ownerId),
    ...changeWrites(before, after),
    update(keys.theft(bikeId, theftId))
      .set({ state, recoveredAt, recovery, version })
      .remove("gsi1pk", "gsi1sk", ...scansOfTheft)
      .expect("version", version - 1, "stale"),
    eventWrite({ bikeId, eventType: "recovery", at, ownerId, theftId }, clock.newId("event")),
    ownerNotification(after, theft.bike, "bike-recovered", clock),
  ];
};
