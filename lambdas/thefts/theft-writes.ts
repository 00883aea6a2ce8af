import { changeWrites } from "#lambdas/bike-changes/change-writes.ts";
import { eventWrite } from "#lambdas/bike-changes/event-write.ts";
import { knownNoteWrite } from "#lambdas/notes/note-write.ts";
import type { System } from "#lambdas/system.ts";
import { type Action, put, update } from "#lambdas/table/actions.ts";
import type { BikeItem } from "#lambdas/table/items/bike.ts";
import type { TheftItem } from "#lambdas/table/items/theft.ts";
import { keys, lists } from "#lambdas/table/keys.ts";
import { whileOpen } from "#lambdas/table/while-open.ts";

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
const ownersNote = (bike: BikeItem, title: string, what: string, { now, newId }: Clock): Action =>
  knownNoteWrite(
    { userId: bike.ownerId, type: "system", params: { what, bike: title }, link: `/my-bikes/${bike.id}` },
    newId("note"),
    now(),
  );

/** All that a theft changes, in one transaction. Whatever else a theft puts an end to is ended here: an advert, a transfer that waits to be accepted. */
export const stolenWrites = (before: BikeItem, after: BikeItem, theft: TheftItem, clock: Clock): Action[] => [
  whileOpen(theft.ownerId),
  ...changeWrites(before, after),
  ...reportWrites(theft, clock.newId("event")),
  ownersNote(after, theft.bike, "bike-stolen", clock),
];

/** What the end of a theft changes besides whatever finders are told and promised. */
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
      .remove("gsi1pk", "gsi1sk")
      .expect("version", version - 1, "stale"),
    eventWrite({ bikeId, eventType: "recovery", at, ownerId, theftId }, clock.newId("event")),
    ownersNote(after, theft.bike, "bike-recovered", clock),
  ];
};
