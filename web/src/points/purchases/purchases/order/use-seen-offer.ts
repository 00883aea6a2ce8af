import { useState } from "react";

export type Offered = { readonly id: string; readonly points: number; readonly price: number };

const isSame = (one: Offered, other: Offered): boolean =>
  one.id === other.id && one.points === other.points && one.price === other.price;

/** Remembers the offer first shown for a choice. A different one needs the buyer's agreement. `now` is undefined while loading. */
export const useSeenOffer = (choice: string, now: Offered | undefined) => {
  const [seen, see] = useState<Readonly<Record<string, Offered>>>({});
  const before = seen[choice];
  if (before === undefined && now !== undefined) see({ ...seen, [choice]: now });
  const changed = before !== undefined && now !== undefined && !isSame(before, now);
  return {
    /** The offer seen before, if it has changed. */
    changedFrom: changed ? before : undefined,
    agree: () => now && see({ ...seen, [choice]: now }),
  };
};
