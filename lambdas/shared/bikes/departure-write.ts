import { retention } from "#contract/retention.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import type { DepartureItem } from "#lambdas/shared/table/items/conversation.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

/** Remembers that a bike leaves its owner at this time, deleted or transferred. */
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
