import type { BikeSort, BikesQuery, ListedBike } from "#contract/bikes.ts";
import type { BikesContext } from "./bikes-context.ts";
import { sortedPage } from "#lambdas/bikes/sort-bikes.ts";
import { countFinders } from "#lambdas/shared/bikes/finders.ts";
import { ownView } from "#lambdas/shared/bikes/own-view.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import type { Page, Position, Table } from "#lambdas/shared/table/table.ts";

type Wanted = { readonly limit: number; readonly after: Position | undefined };

/** Whole bikes have up to 2,000 bytes, so few requests read all that someone has. */
const mostAtOnce = 500;

const readPage = async (
  table: Pick<Table, "query">,
  partition: string,
  sort: BikeSort,
  { limit, after }: Wanted,
): Promise<Page<BikeItem>> => {
  const owned = { index: "gsi1", partition, schema: BikeItem, newestFirst: true } as const;
  if (sort === "newest") return table.query({ ...owned, limit, after });
  const bikes: BikeItem[] = [];
  for await (const page of pages(table, { ...owned, limit: mostAtOnce })) bikes.push(...page);
  return sortedPage(bikes, sort, { limit, after });
};

type ListContext = Pick<BikesContext, "table" | "pictures" | "cursorSecret">;

const listedView = async (context: ListContext, bike: BikeItem): Promise<ListedBike> => {
  const [view, finders] = await Promise.all([ownView(context, bike), countFinders(context.table, bike)]);
  return { ...view, finders: finders || undefined };
};

/** The caller's bikes in the order they want. */
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
