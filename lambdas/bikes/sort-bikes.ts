import type { BikeSort } from "#contract/bikes.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { Position } from "#lambdas/shared/table/table.ts";

/** Where a bike stands in a list that is not by time. */
type Place = { readonly first: string; readonly registeredAt: string; readonly id: string };

/** What is missed goes first, then what is waited for. */
const ranks = { stolen: "1", pending_review: "2", registered: "3" } as const;

const swedish = new Intl.Collator("sv", { numeric: true });

const placeOf = ({ id, name, brand, model, status, registeredAt }: BikeItem, sort: BikeSort): Place => ({
  first: sort === "status" ? ranks[status] : (name ?? `${brand} ${model}`),
  registeredAt,
  id,
});

/** By what is wanted; what is the same in that stands newest first. */
const compare = (one: Place, other: Place): number =>
  swedish.compare(one.first, other.first) ||
  Date.parse(other.registeredAt) - Date.parse(one.registeredAt) ||
  (one.id < other.id ? 1 : -1);

/** A page of these bikes in their order, from behind the place where the page before it ended: a bike that has come or gone meanwhile moves no other. */
export const sortedPage = (
  bikes: readonly BikeItem[],
  sort: BikeSort,
  { limit, after }: { readonly limit: number; readonly after: Position | undefined },
): { items: BikeItem[]; next: Position | undefined } => {
  const { first = "", registeredAt = "", id = "" } = after ?? {};
  const behind = bikes
    .filter((bike) => after === undefined || compare(placeOf(bike, sort), { first, registeredAt, id }) > 0)
    .toSorted((one, other) => compare(placeOf(one, sort), placeOf(other, sort)));
  const items = behind.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last && behind.length > limit ? placeOf(last, sort) : undefined };
};
