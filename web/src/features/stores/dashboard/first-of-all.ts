import type { StoreInventory } from "#contract/inventory.ts";

/** Codes are made, printed and posted within as many days. */
const daysToOrder = 21;
const day = 24 * 60 * 60 * 1000;

/** What a store has to do about its stickers before anything else. */
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
