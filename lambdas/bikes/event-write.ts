import { type Action, put } from "#lambdas/platform/table/actions.ts";
import type { BikeEventItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type WithoutEntity<Item> = Item extends unknown ? Omit<Item, "entity"> : never;

export const eventWrite = (event: WithoutEntity<BikeEventItem>, eventId: string): Action =>
  put(keys.bikeEvent(event.bikeId, event.at, eventId), "bikeEvent", event).expectNew("stale");
