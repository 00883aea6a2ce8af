import type { BikeSort, BikesQuery, ListedBike } from "#contract/bikes/bikes.ts";
import type { BikesContext } from "./bikes-context.ts";
import { countFinders } from "#lambdas/thefts/finders.ts";
import { ownView } from "#lambdas/bikes/own-view.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import type { Page, Position, Table } from "#lambdas/platform/table/table.ts";

/** Cursor position in a list that is not sorted by time. */
type SortPosition = { readonly first: string; readonly registeredAt: string; readonly id: string };

/** Stolen bikes first, then those under review. */
const ranks = { stolen: "1", pending_review: "2", registered: "3" } as const;

const swedish = new Intl.Collator("sv", { numeric: true });

const positionOf = (
  { id, name, brand, model, status, registeredAt }: BikeItem,
  sort: BikeSort,
): SortPosition => ({
  first: sort === "status" ? ranks[status] : (name ?? `${brand} ${model}`),
  registeredAt,
  id,
});

/** Equal values are ordered newest first. */
const compare = (one: SortPosition, other: SortPosition): number =>
  swedish.compare(one.first, other.first) ||
  Date.parse(other.registeredAt) - Date.parse(one.registeredAt) ||
  (one.id < other.id ? 1 : -1);

/** A page after a position rather than an offset, so that added or removed bikes shift no others. */
const sortedPage = (
  bikes: readonly BikeItem[],
  sort: BikeSort,
  { limit, after }: { readonly limit: number; readonly after: Position | undefined },
): { items: BikeItem[]; next: Position | undefined } => {
  const { first = "", registeredAt = "", id = "" } = after ?? {};
  const behind = bikes
    .filter((bike) => after === undefined || compare(positionOf(bike, sort), { first, registeredAt, id }) > 0)
    .toSorted((one, other) => compare(positionOf(one, sort), positionOf(other, sort)));
  const items = behind.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last && behind.length > limit ? positionOf(last, sort) : undefined };
};

type PageRequest = { readonly limit: number; readonly after: Position | undefined };

/** Whole bikes have up to 2,000 bytes, so few requests read all of an owner's bikes. */
const pageLength = 500;

const readPage = async (
  table: Pick<Table, "query">,
  partition: string,
  sort: BikeSort,
  { limit, after }: PageRequest,
): Promise<Page<BikeItem>> => {
  const owned = { index: "gsi1", partition, schema: BikeItem, newestFirst: true } as const;
  if (sort === "newest") return table.query({ ...owned, limit, after });
  const bikes: BikeItem[] = [];
  for await (const page of pages(table, { ...owned, limit: pageLength })) bikes.push(...page);
  return sortedPage(bikes, sort, { limit, after });
};

type ListContext = Pick<BikesContext, "table" | "pictures" | "cursorSecret">;

const listedView = async (context: ListContext, bike: BikeItem): Promise<ListedBike> => {
  const [view, finders] = await Promise.all([ownView(context, bike), countFinders(context.table, bike)]);
  return { ...view, finders: finders || undefined };
};

export const listBikes = async (
  context: ListContext,
  userId: string,
  { limit, cursor, sort = "newest" }: Omit<BikesQuery, "sort"> & Partial<BikesQuery>,
): Promise<{ items: ListedBike[]; cursor: string | undefined }> => {
  const partition = lists.bikesOf(userId);
  const list = `${partition} ${sort}`;
  const after = readCursor(context.cursorSecret, list, cursor);
  const page = await readPage(context.table, partition, sort, { limit, after });
  return {
    items: await Promise.all(page.items.map((item) => listedView(context, item))),
    cursor: writeCursor(context.cursorSecret, list, page.next),
  };
};
