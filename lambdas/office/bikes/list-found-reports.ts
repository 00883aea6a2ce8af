import { type AdminFoundReport } from "#contract/office/bike-admin-found-reports.ts";
import { FoundReportState } from "#contract/thefts/found-reports.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import type { BikeAdminContext } from "./bike-admin-context.ts";
import { showFoundReports } from "./show-found-report.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { FoundReportItem } from "#lambdas/thefts/items/found-report.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Position } from "#lambdas/platform/table/table.ts";

type FoundReportsQuery = PageQuery & {
  readonly state?: FoundReportState | undefined;
  readonly flagged?: boolean | undefined;
};

/** Pages read per request in search of flagged reports; a short page may have a successor. */
const maxPages = 10;

const sortKey = ({ reportedAt, id }: FoundReportItem): string => `${reportedAt}#${id}`;

const positionOf = (report: FoundReportItem): Position => ({
  ...keys.foundReport(report.bikeId, report.id),
  gsi2sk: sortKey(report),
});

/** Each state has its own list; all of them are queried and merged. */
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
  const all = pages.flatMap(({ items }) => items).toSorted((a, b) => (sortKey(a) < sortKey(b) ? 1 : -1));
  const items = all.slice(0, limit);
  const last = items.at(-1);
  const more = all.length > limit || pages.some(({ next }) => next !== undefined);
  return { items, next: more && last ? positionOf(last) : undefined };
};

/** All found reports, newest first. */
export const listFoundReports = async (
  context: BikeAdminContext,
  { limit, cursor, state, flagged = false }: FoundReportsQuery,
): Promise<{ items: AdminFoundReport[]; cursor: string | undefined }> => {
  const list = `found-reports ${state ?? "all"} ${flagged}`;
  const states = state === undefined ? FoundReportState.options : [state];
  let next = readCursor(context.cursorSecret, list, cursor);
  const items: AdminFoundReport[] = [];
  for (let read = 0; read < maxPages; read += 1) {
    const page = await readPage(context, states, limit - items.length, next);
    const shown = await showFoundReports(context.table, page.items);
    items.push(...shown.filter(({ flags }) => !flagged || flags.length > 0));
    ({ next } = page);
    if (next === undefined || items.length >= limit) break;
  }
  return { items, cursor: writeCursor(context.cursorSecret, list, next) };
};
