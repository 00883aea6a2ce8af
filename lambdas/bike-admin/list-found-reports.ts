import { type AdminFoundReport } from "#contract/bike-admin-found-reports.ts";
import { FoundReportState } from "#contract/found-reports.ts";
import type { PageQuery } from "#contract/page.ts";
import type { BikeAdminContext } from "./bike-admin-context.ts";
import { showFoundReports } from "#lambdas/bike-admin/show-found-report.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { FoundReportItem } from "#lambdas/shared/table/items/found-report.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Position } from "#lambdas/shared/table/table.ts";

type Wanted = PageQuery & {
  readonly state?: FoundReportState | undefined;
  readonly flagged?: boolean | undefined;
};

/** Pages that are read in search of flagged reports. A page can be short, and yet there is more. */
const mostPages = 10;

const placeOf = ({ reportedAt, id }: FoundReportItem): string => `${reportedAt}#${id}`;

const positionOf = (report: FoundReportItem): Position => ({
  ...keys.foundReport(report.bikeId, report.id),
  gsi2sk: placeOf(report),
});

/** Each state has a list of its own; all of them together are read side by side and merged. */
const readPage = async (
  { table }: BikeAdminContext,
  states: readonly FoundReportState[],
  limit: number,
  after: Position | undefined,
): Promise<{ items: FoundReportItem[]; next: Position | undefined }> => {
  const pages = await Promise.all(
    states.map((state) =>
      table.query({
        index: "gsi2",
        partition: lists.foundReports(state),
        schema: FoundReportItem,
        limit,
        newestFirst: true,
        after,
      }),
    ),
  );
  const all = pages.flatMap(({ items }) => items).toSorted((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1));
  const items = all.slice(0, limit);
  const last = items.at(-1);
  const more = all.length > limit || pages.some(({ next }) => next !== undefined);
  return { items, next: more && last ? positionOf(last) : undefined };
};

/** Every report of a found bike, newest first. */
export const listFoundReports = async (
  context: BikeAdminContext,
  { limit, cursor, state, flagged = false }: Wanted,
): Promise<{ items: AdminFoundReport[]; cursor: string | undefined }> => {
  const list = `found-reports ${state ?? "all"} ${flagged}`;
  const states = state === undefined ? FoundReportState.options : [state];
  let next = readCursor(context.cursorSecret, list, cursor);
  const items: AdminFoundReport[] = [];
  for (let read = 0; read < mostPages; read += 1) {
    const page = await readPage(context, states, limit - items.length, next);
    const shown = await showFoundReports(context.table, page.items);
    items.push(...shown.filter(({ flags }) => !flagged || flags.length > 0));
    ({ next } = page);
    if (next === undefined || items.length >= limit) break;
  }
  return { items, cursor: writeCursor(context.cursorSecret, list, next) };
};
