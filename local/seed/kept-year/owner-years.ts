import { BikeEventItem } from "#lambdas/bikes/items/bike.ts";
import { periodsOf } from "#lambdas/bikes/periods.ts";
import * as z from "zod";

import { type ItemLine, entityOf, keyOf, readItem } from "./item-line.ts";

export type Pair = { readonly before: ItemLine; readonly now: ItemLine };

const Listing = z.object({
  id: z.string(),
  bikeId: z.string(),
  createdAt: z.string(),
  ownerSince: z.number(),
});
type Events = ReadonlyMap<string, readonly BikeEventItem[]>;

const eventsByBike = (pairs: readonly Pair[]): Events => {
  const lines = pairs.map(({ now }) => now).filter((line) => entityOf(line) === "bikeEvent");
  const grouped = Map.groupBy(lines, (line) => keyOf(line).pk);
  return new Map([...grouped].map(([pk, own]) => [pk, own.map((line) => readItem(line, BikeEventItem))]));
};

/** Computes for each ad the year since when its owner has had the bike, because a year alone cannot be shifted by days. */
export const ownerYears = (pairs: readonly Pair[]): ReadonlyMap<string, number> => {
  const events = eventsByBike(pairs);
  const listings = pairs.filter(({ now }) => entityOf(now) === "listing");
  return new Map(
    listings.map(({ now }) => {
      const { id, bikeId, createdAt } = readItem(now, Listing);
      const until = (events.get(`BIKE#${bikeId}`) ?? []).filter(({ at }) => at <= createdAt);
      const [current] = periodsOf(until);
      return [id, new Date(current?.event.at ?? createdAt).getFullYear()];
    }),
  );
};

/** Replaces the year in the ad and in the lists that contain it. */
export const ownedSince = (line: ItemLine, years: ReadonlyMap<string, number>): ItemLine => {
  const { pk, sk } = keyOf(line);
  const year = years.get(/listing_[\dA-Z]{26}$/.exec(pk.startsWith("LISTING#") ? pk : sk)?.[0] ?? "");
  return year === undefined ? line : line.replace(/(?<="ownerSince":\{"N":")\d{4}(?="\})/, String(year));
};
