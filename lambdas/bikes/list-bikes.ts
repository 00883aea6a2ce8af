import type { Bike } from "#contract/bike.ts";
import type { BikeSort, BikesQuery } from "#contract/bikes.ts";
import type { BikesDeps } from "#lambdas/bikes/deps.ts";
import { sortedPage } from "#lambdas/bikes/sort-bikes.ts";
import { ownView } from "#lambdas/own-bikes/own-view.ts";
import { readCursor, writeCursor } from "#lambdas/table/cursor.ts";
import { BikeItem } from "#lambdas/table/items/bike.ts";
import { lists } from "#lambdas/table/keys.ts";
import { pages } from "#lambdas/table/pages.ts";
import type { Page, Position, Table } from "#lambdas/table/table.ts";

type Wanted = { readonly limit: number; readonly after: Position | undefined };

/** Whole bikes have up to 2,000 bytes, so few requests read all that somebody has. */
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

/** The caller's bikes in the order they want. */
export const listBikes = async (
  deps: Pick<BikesDeps, "table" | "pictures" | "cursorSecret">,
  userId: string,
  { limit, cursor, sort = "newest" }: Omit<BikesQuery, "sort"> & Partial<BikesQuery>,
): Promise<{ items: Bike[]; cursor: string | undefined }> => {
  const partition = lists.bikesOf(userId);
  const list = `${partition} ${sort}`;
  const after = readCursor(deps.cursorSecret, list, cursor);
  const page = await readPage(deps.table, partition, sort, { limit, after });
  return {
    items: await Promise.all(page.items.map((item) => ownView(deps, item))),
    cursor: writeCursor(deps.cursorSecret, list, page.next),
  };
};
