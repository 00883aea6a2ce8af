import type { StoreInventory } from "#contract/stickers/inventory.ts";

/** Days from an order to its delivery. */
const daysToOrder = 21;
const day = 24 * 60 * 60 * 1000;

/** The most urgent task about stickers. */
export type FirstOfAll = { readonly what: "out" } | { readonly what: "few"; readonly until: string };

export const firstOfAll = (
  { rolls, active, lastsUntil }: StoreInventory,
  now: Date,
): FirstOfAll | undefined => {
  if (rolls <= 0 && active <= 0) return { what: "out" };
  if (lastsUntil === undefined || Date.parse(lastsUntil) - now.getTime() > daysToOrder * day)
    return undefined;
  return { what: "few", until: lastsUntil };
};
