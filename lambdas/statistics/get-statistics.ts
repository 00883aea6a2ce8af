import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { municipalities } from "#contract/municipalities.ts";
import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import type { Breakdown, Comparison, Grain, Span, Statistics, StatisticsView } from "#contract/statistics.ts";
import type { System } from "#lambdas/system.ts";
import { type StatisticsKind } from "#lambdas/shared/table/items/statistics.ts";
import { StoreItem } from "#lambdas/shared/table/items/store.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import type { Asked } from "./show/figures.ts";
import { comparedWith, requirePeriod, sinceBeginning } from "./show/period.ts";
import { readAsked } from "./show/read-asked.ts";
import { type View, business, insurance, overview } from "./show/views.ts";

export type StatisticsContext = {
  readonly table: Pick<Table, "query" | "batchGet">;
  readonly system: Pick<System, "now">;
};

type Request = Span & {
  readonly view: StatisticsView;
  readonly grain: Grain;
  readonly compare: Comparison;
  readonly place?: string | undefined;
};

/** As many stores are named; a page shows no more. */
const mostStores = 50;

const nameStores = async (table: StatisticsContext["table"], of: Breakdown): Promise<Breakdown> => {
  const rows = of.rows.slice(0, mostStores);
  const stores = await table.batchGet(
    rows.map(({ value }) => keys.store(value)),
    StoreItem.pick({ storeId: true, name: true }),
  );
  const names = new Map(stores.map(({ storeId, name }) => [storeId, name]));
  return { ...of, rows: rows.map((row) => ({ ...row, name: names.get(row.value) })) };
};

type Reader = (kind: StatisticsKind) => Promise<Asked>;
/** Of the period, and of all there was until it ended. */
type Readers = { readonly read: Reader; readonly readAll: Reader };

const show = async (
  { table }: StatisticsContext,
  { view, place }: Request,
  { read, readAll }: Readers,
): Promise<View> => {
  if (view === "insurance") {
    const [thefts, register] = await Promise.all([read("thefts"), readAll("register")]);
    return insurance({ register, thefts }, place);
  }
  if (view === "overview") {
    const [register, thefts] = await Promise.all([read("register"), read("thefts")]);
    return overview({ register, thefts });
  }
  const shown = business({ money: await read("money") });
  const named = shown.breakdowns.map(async (one) =>
    one.dimension === "store" && one.rows.length > 0 ? nameStores(table, one) : one,
  );
  return { ...shown, breakdowns: await Promise.all(named) };
};

/** Names of people or numbers are no places, and are not said again in the answer. */
const requirePlace = (place: string | undefined): void => {
  if (place !== undefined && !municipalities.includes(place))
    throw new ProblemError("invalid-request", { issues: [{ path: "place", rule: "place-unknown" }] });
};

/** The figures of a period: one query for each month and kind of numbers, however much was counted. */
export const getStatistics = async (context: StatisticsContext, request: Request): Promise<Statistics> => {
  const today = isoDate(swedishDate(context.system.now()));
  const { view, grain, compare, place } = request;
  requirePlace(place);
  const period = requirePeriod(request, today);
  const before = comparedWith(period, compare);
  const shown = await show(context, request, {
    read: (kind) => readAsked(context.table, kind, { today, period, before, grain }),
    readAll: (kind) =>
      readAsked(context.table, kind, { today, period: sinceBeginning(period), before: undefined, grain }),
  });
  return {
    view,
    ...period,
    grain,
    today,
    ...(place !== undefined && { place }),
    ...(before && { comparedWith: before }),
    ...shown,
  };
};
