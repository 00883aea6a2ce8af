import { type Action, put } from "#lambdas/shared/table/actions.ts";
import type { BikeEventItem } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type WithoutEntity<Item> = Item extends unknown ? Omit<Item, "entity"> : never;

/** Adds a line to a bike's history. */
export const eventWrite = (event: WithoutEntity<BikeEventItem>, eventId: string): Action =>
  put(keys.bikeEvent(event.bikeId, event.at, eventId), "bikeEvent", event).expectNew("stale");
