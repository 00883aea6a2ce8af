import * as z from "zod";
import { defineRoutes } from "#contract/route.ts";

/** What is told apart: how the register grows, what is earned, and what is stolen. */
export const StatisticsView = z.enum(["overview", "business", "insurance"]);
export type StatisticsView = z.infer<typeof StatisticsView>;

export const Grain = z.enum(["day", "week", "month", "quarter"]);
export type Grain = z.infer<typeof Grain>;

/** `before`: as many days right before; `week`: the same weekdays right before; `year`: the same days a year ago. */
export const Comparison = z.enum(["none", "before", "week", "year"]);
export type Comparison = z.infer<typeof Comparison>;

/** Fewer than these are not shown. */
export const fewest = 5;

/** As many days as can be asked for at once, two years. */
export const mostDays = 731;

/** `atLeast`: parts of it are too few to be shown and are not in it. `few`: fewer than `fewest`, or it would give such a number away. */
export const Figure = z.discriminatedUnion("is", [
  z.object({ is: z.literal("exact"), value: z.number() }),
  z.object({ is: z.literal("atLeast"), value: z.number() }),
  z.object({ is: z.literal("few") }),
]);
export type Figure = z.infer<typeof Figure>;

const Compared = z.object({ now: Figure, before: Figure.optional() });

/** Numbers, whole öre, points, parts of a whole, or days. */
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

/** `place`: municipality. */
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

/** `place`: the municipality it is of; missing for the whole of Sweden. */
const Total = Compared.extend({ measure: Measure, place: z.string().optional() });
export type Total = z.infer<typeof Total>;

const Span = z.object({ from: z.iso.date(), to: z.iso.date() });
export type Span = z.infer<typeof Span>;

export const Line = z.object({
  measure: Measure,
  place: z.string().optional(),
  points: z.array(Compared.extend({ from: z.iso.date(), to: z.iso.date() })),
});
export type Line = z.infer<typeof Line>;

const Row = Compared.extend({
  value: z.string(),
  /** What it is called, where that does not follow from its value. */
  name: z.string().optional(),
  /** Which part of it has been recovered. */
  recovered: Figure.optional(),
  /** How many bikes had been registered there by the end of the period. */
  registered: Figure.optional(),
});
export type Row = z.infer<typeof Row>;

/** Values by how many they are; what cannot be shown of itself is in `rest`. */
export const Breakdown = z.object({
  dimension: Dimension,
  measure: Measure,
  rows: z.array(Row),
  rest: Figure,
});
export type Breakdown = z.infer<typeof Breakdown>;

/** The months or quarters of a period, and what each is made of. */
export const Stack = z.object({
  dimension: Dimension,
  measure: Measure,
  /** From the largest down. */
  values: z.array(z.string()),
  points: z.array(
    Span.extend({ parts: z.array(z.object({ value: z.string(), now: Figure })), rest: Figure }),
  ),
});
export type Stack = z.infer<typeof Stack>;

export const recoveredWithin = [7, 14, 30, 60, 90] as const;

/** What has become of the bikes that were reported stolen in a month: the parts that were back within so many days. */
export const Cohort = z.object({
  month: z.string(),
  thefts: Figure,
  /** One for each of `recoveredWithin`; missing where so many days have not passed. */
  shares: z.array(Figure.nullable()),
});
export type Cohort = z.infer<typeof Cohort>;

export const Statistics = Span.extend({
  view: StatisticsView,
  grain: Grain,
  place: z.string().optional(),
  /** Today in Sweden: later days have not been. */
  today: z.iso.date(),
  comparedWith: Span.optional(),
  totals: z.array(Total),
  lines: z.array(Line),
  stacks: z.array(Stack),
  breakdowns: z.array(Breakdown),
  cohorts: z.array(Cohort),
});
export type Statistics = z.infer<typeof Statistics>;

/** Thefts of the latest four whole quarters, by county. Those that are missing have too few to be shown. */
export const TheftMap = Span.extend({
  counties: z.array(
    z.object({
      county: z.string(),
      thefts: Figure,
      /** How many bikes had been registered there by the end of the period. */
      registered: Figure,
    }),
  ),
});
export type TheftMap = z.infer<typeof TheftMap>;

export const statisticsRoutes = defineRoutes({
  getStatistics: {
    method: "GET",
    path: "/admin/statistics/{view}",
    access: "admin",
    summary: "Get the figures of a period, with nothing in them that fewer than five stand behind",
    params: z.object({ view: StatisticsView }),
    query: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      grain: Grain.default("month"),
      compare: Comparison.default("none"),
      place: z.string().max(40).optional(),
    }),
    response: Statistics,
    problems: ["statistics-period-invalid"],
  },
  getTheftMap: {
    method: "GET",
    path: "/theft-map",
    access: "public",
    summary: "Get how many bikes were reported stolen in each county in the latest four whole quarters",
    response: TheftMap,
    problems: [],
    cacheSeconds: 3600,
  },
});
