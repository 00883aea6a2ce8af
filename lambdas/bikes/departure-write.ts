import { retention } from "#contract/privacy/retention.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import type { DepartureItem } from "#lambdas/bikes/items/departure.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

export const departureWrite = (bikeId: string, ownerId: string, at: string): Action => {
  const due = new Date(at);
  due.setUTCMonth(due.getUTCMonth() + retention.departedMessages.period.amount);
  const dueAt = due.toISOString();
  const departure: DepartureItem = { entity: "departure", bikeId, ownerId, at, dueAt };
  return put(keys.departure(bikeId, at), "departure", {
    ...departure,
    gsi1pk: lists.departures(),
    gsi1sk: `${dueAt}#${bikeId}`,
  });
};
