import * as z from "zod";
import { defineRoutes } from "#contract/platform/route.ts";

export const StatisticsView = z.enum(["overview", "business", "insurance"]);
export type StatisticsView = z.infer<typeof StatisticsView>;

export const Grain = z.enum(["day", "week", "month", "quarter"]);
export type Grain = z.infer<typeof Grain>;

/**
 * `before`: the same number of days right before; `week`: the same weekdays right before; `year`: the same
 * days a year ago.
 */
export const Comparison = z.enum(["none", "before", "week", "year"]);
export type Comparison = z.infer<typeof Comparison>;

/** `others`: rounded figures of whole quarters, for publication. `office`: exact figures. */
export const Audience = z.enum(["office", "others"]);
export type Audience = z.infer<typeof Audience>;

/** Longest period per request: two years. */
export const maxPeriodDays = 731;

/** Null for a share or median of no cases, or of too few to publish. */
export const Figure = z.number().nullable();
export type Figure = z.infer<typeof Figure>;

const Compared = z.object({ now: Figure, before: Figure.optional() });

/** Counts, öre, points, shares or days. */
export const Measure = z.enum([
  "registered",
  "accounts",
  "transfers",
  "thefts",
  "recoveries",
  "recovered",
  "medianDays",
  "withPoliceNumber",
  "revenue",
  "purchases",
  "refunds",
  "pointsSold",
  "pointsUsed",
  "orders",
  "sales",
]);
export type Measure = z.infer<typeof Measure>;

export const Dimension = z.enum([
  "county",
  "place",
  "type",
  "brand",
  "via",
  "lock",
  "battery",
  "value",
  "police",
  "sticker",
  "hour",
  "reason",
  "party",
  "store",
]);
export type Dimension = z.infer<typeof Dimension>;

const Span = z.object({ from: z.iso.date(), to: z.iso.date() });
export type Span = z.infer<typeof Span>;

/** Without `place`: all of Sweden. */
const Total = Compared.extend({
  measure: Measure,
  place: z.string().optional(),
  /** Number of cases that a share or median is computed from. */
  of: z.number().optional(),
  /** True if counted over `months`. */
  byMonth: z.boolean().optional(),
});
export type Total = z.infer<typeof Total>;

export const Line = z.object({
  measure: Measure,
  place: z.string().optional(),
  points: z.array(Compared.extend({ from: z.iso.date(), to: z.iso.date() })),
});
export type Line = z.infer<typeof Line>;

const BreakdownRow = Compared.extend({
  value: z.string(),
  /** Set when the name does not follow from `value`. */
  name: z.string().optional(),
  recovered: Figure.optional(),
  /** Registered bikes at the end of the period. */
  registered: Figure.optional(),
});
export type BreakdownRow = z.infer<typeof BreakdownRow>;

/** Largest first, over `months`. */
export const Breakdown = z.object({ dimension: Dimension, measure: Measure, rows: z.array(BreakdownRow) });
export type Breakdown = z.infer<typeof Breakdown>;

/** Each month or quarter of a period, split by value. */
export const Stack = z.object({
  dimension: Dimension,
  measure: Measure,
  /** Largest first. */
  values: z.array(z.string()),
  points: z.array(Span.extend({ parts: z.array(z.object({ value: z.string(), now: z.number() })) })),
});
export type Stack = z.infer<typeof Stack>;

export const recoveredWithin = [7, 14, 30, 60, 90] as const;

/** Bikes reported stolen in a month and the shares recovered within so many days. */
export const Cohort = z.object({
  month: z.string(),
  thefts: z.number(),
  /** One per entry of `recoveredWithin`; null until that many days have passed. */
  shares: z.array(Figure),
});
export type Cohort = z.infer<typeof Cohort>;

export const Statistics = Span.extend({
  view: StatisticsView,
  grain: Grain,
  place: z.string().optional(),
  /** Today's Swedish date; later days have no figures. */
  today: z.iso.date(),
  /** Day of the first figure. */
  since: z.iso.date(),
  audience: Audience,
  /** Whole months that the period touches. Characteristics are counted by month. */
  months: Span,
  /** Left out if the compared period begins before `since`. */
  comparedWith: Span.optional(),
  totals: z.array(Total),
  lines: z.array(Line),
  stacks: z.array(Stack),
  breakdowns: z.array(Breakdown),
  cohorts: z.array(Cohort),
});
export type Statistics = z.infer<typeof Statistics>;

/** Thefts by county in the latest four whole quarters, rounded. */
export const TheftMap = Span.extend({
  counties: z.array(
    z.object({
      county: z.string(),
      thefts: z.number(),
      /** Registered bikes at the end of the period. */
      registered: z.number(),
    }),
  ),
});
export type TheftMap = z.infer<typeof TheftMap>;

export const statisticsRoutes = defineRoutes({
  getStatistics: {
    method: "GET",
    path: "/admin/statistics/{view}",
    access: "admin",
    summary: "Get the figures of a period, exact or rounded to hand out",
    params: z.object({ view: StatisticsView }),
    query: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      grain: Grain.default("month"),
      compare: Comparison.default("none"),
      place: z.string().max(40).optional(),
      audience: Audience.default("office"),
    }),
    response: Statistics,
    problems: ["statistics-period-invalid"],
  },
  getTheftMap: {
    method: "GET",
    path: "/theft-map",
    access: "public",
    summary: "Get the rounded number of thefts by county in the latest four whole quarters",
    response: TheftMap,
    problems: [],
    cacheSeconds: 3600,
  },
});
