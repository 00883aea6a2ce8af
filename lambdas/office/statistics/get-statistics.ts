import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { municipalities } from "#contract/platform/municipalities.ts";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import type {
  Audience,
  Breakdown,
  Comparison,
  Grain,
  Span,
  Statistics,
  StatisticsView,
} from "#contract/office/statistics.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type StatisticsKind } from "#lambdas/platform/table/items/statistics.ts";
import { StoreItem } from "#lambdas/shops/items/store.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { monthsBetween, monthOf } from "#lambdas/office/counting/calendar.ts";
import type { Counts } from "#lambdas/office/statistics/show/counts.ts";
import { comparedWith, requirePeriod, touchedMonths } from "#lambdas/office/statistics/show/period.ts";
import { readNumbers, readSince } from "#lambdas/office/statistics/show/read-numbers.ts";
import { exact, rounded } from "#lambdas/office/statistics/show/rounding.ts";
import { type View, business, insurance, overview } from "#lambdas/office/statistics/show/views.ts";

export type StatisticsContext = {
  readonly table: Pick<Table, "batchGet">;
  readonly system: Pick<System, "now">;
};

type StatisticsRequest = Span & {
  readonly view: StatisticsView;
  readonly grain: Grain;
  readonly compare: Comparison;
  readonly place?: string | undefined;
  readonly audience: Audience;
};

const nameStores = async (table: StatisticsContext["table"], breakdown: Breakdown): Promise<Breakdown> => {
  const stores = await table.batchGet(
    breakdown.rows.map(({ value }) => keys.store(value)),
    StoreItem.pick({ storeId: true, name: true }),
  );
  const names = new Map(stores.map(({ storeId, name }) => [storeId, name]));
  return { ...breakdown, rows: breakdown.rows.map((row) => ({ ...row, name: names.get(row.value) })) };
};

type Reader = (kind: StatisticsKind) => Promise<Counts>;
/** `readAll` starts at the beginning of the register. */
type Readers = { readonly read: Reader; readonly readAll: Reader };

const show = async (
  { table }: StatisticsContext,
  { view, place }: StatisticsRequest,
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
  const named = shown.breakdowns.map(async (breakdown) =>
    breakdown.dimension === "store" ? nameStores(table, breakdown) : breakdown,
  );
  return { ...shown, breakdowns: await Promise.all(named) };
};

/** Accepts only municipalities, so that no personal data is echoed in the response. */
const requirePlace = (place: string | undefined): void => {
  if (place !== undefined && !municipalities.includes(place))
    throw new ProblemError("invalid-request", { issues: [{ path: "place", rule: "place-unknown" }] });
};

/** Reads the months of the period and the compared one. */
export const readCounts = async (
  table: Pick<Table, "batchGet">,
  kind: StatisticsKind,
  request: Omit<Counts, "months">,
): Promise<Counts> => {
  const spans = [request.period, ...(request.before ? [request.before] : [])];
  const months = spans
    .map((span) => touchedMonths(span, request.today))
    .flatMap(({ from, to }) => monthsBetween(monthOf(from), monthOf(to)));
  return { ...request, months: await readNumbers(table, kind, [...new Set(months)]) };
};

export const getStatistics = async (
  context: StatisticsContext,
  request: StatisticsRequest,
): Promise<Statistics> => {
  const { table } = context;
  const today = isoDate(swedishDate(context.system.now()));
  const { view, place, audience } = request;
  requirePlace(place);
  const period = requirePeriod(request, today, audience);
  const since = await readSince(table, today);
  const before = comparedWith(period, { ...request, since });
  const grain = audience === "others" ? "quarter" : request.grain;
  const rounding = audience === "others" ? rounded : exact;
  const counts = { today, period, before, grain, rounding };
  const shown = await show(context, request, {
    read: (kind) => readCounts(table, kind, counts),
    readAll: (kind) =>
      readCounts(table, kind, { ...counts, period: { from: since, to: period.to }, before: undefined }),
  });
  return {
    view,
    ...period,
    grain,
    today,
    since,
    audience,
    months: touchedMonths(period, today),
    ...(place !== undefined && { place }),
    ...(before && { comparedWith: before }),
    ...shown,
  };
};
