import { useState } from "react";

export type Offered = { readonly id: string; readonly points: number; readonly price: number };

const isSame = (one: Offered, other: Offered): boolean =>
  one.id === other.id && one.points === other.points && one.price === other.price;

/** Remembers what the buyer was first shown for a choice of theirs: another price, other points or another package in its place are told, and count once the buyer agrees. `now` is undefined while it is not known. */
export const useSeenOffer = (choice: string, now: Offered | undefined) => {
  const [seen, see] = useState<Readonly<Record<string, Offered>>>({});
  const before = seen[choice];
  if (before === undefined && now !== undefined) see({ ...seen, [choice]: now });
  const changed = before !== undefined && now !== undefined && !isSame(before, now);
  return {
    /** What was shown before, where that is no longer what is paid. */
    changedFrom: changed ? before : undefined,
    agree: () => now && see({ ...seen, [choice]: now }),
  };
};
