import type { Breakdown, Cohort, Figure, Line, Stack, Total } from "#contract/statistics.ts";
import { cover, totalShareIn, valueIn } from "../release/cover.ts";
import { cohorts, medianDays } from "./cohorts.ts";
import { type Asked, type Shown, breakdown, line, ofPlace, stack, totalOf } from "./figures.ts";
import { backAndNot, only, releaseDays, releaseValues } from "./trees.ts";

/** What is counted in the register, of thefts and of money, for the same period. */
export type Kinds = { readonly register: Asked; readonly thefts: Asked; readonly money: Asked };
export type View = {
  readonly totals: Total[];
  readonly lines: Line[];
  readonly stacks: Stack[];
  readonly breakdowns: Breakdown[];
  readonly cohorts: Cohort[];
};

const registered: Shown = { measure: "registered", count: "n" };
const accounts: Shown = { measure: "accounts", count: "a" };
const transfers: Shown = { measure: "transfers", count: "o" };
const thefts: Shown = { measure: "thefts", count: "t" };
const recoveries: Shown = { measure: "recoveries", count: "b" };
const revenue: Shown = { measure: "revenue", count: "p", amount: "pk" };
const purchases: Shown = { measure: "purchases", count: "p" };
const refunds: Shown = { measure: "refunds", count: "f", amount: "fk" };
const pointsSold: Shown = { measure: "pointsSold", count: "p", amount: "pp" };
const pointsUsed: Shown = { measure: "pointsUsed", count: "u", amount: "up" };
const orders: Shown = { measure: "orders", count: "e" };
const sales: Shown = { measure: "sales", count: "s" };

export const overview = ({ register, thefts: stolen }: Omit<Kinds, "money">): View => ({
  totals: [
    ...[registered, accounts, transfers].map((shown) => totalOf(register, shown)),
    ...[thefts, recoveries].map((shown) => totalOf(stolen, shown)),
  ],
  lines: [line(register, registered), line(stolen, thefts), line(stolen, recoveries)],
  stacks: [stack(register, registered, "via")],
  breakdowns: (["place", "type", "brand"] as const).map((dimension) =>
    breakdown(register, registered, dimension),
  ),
  cohorts: [],
});

export const business = ({ money }: Pick<Kinds, "money">): View => ({
  totals: [revenue, purchases, refunds, pointsSold, pointsUsed, orders, sales].map((shown) =>
    totalOf(money, shown),
  ),
  lines: [revenue, pointsSold, pointsUsed, orders].map((shown) => line(money, shown)),
  stacks: [stack(money, pointsUsed, "reason")],
  breakdowns: [
    breakdown(money, pointsUsed, "reason"),
    breakdown(money, sales, "store"),
    breakdown(money, orders, "party"),
  ],
  cohorts: [],
});

/** Which part of those reported have a number of the police. */
const policeShare = ({ rows, rest }: Breakdown): Figure => {
  const yes = rows.find(({ value }) => value === "yes")?.now;
  const no = rows.find(({ value }) => value === "no")?.now;
  if (yes?.is !== "exact" || no?.is !== "exact" || rest.is !== "exact") return { is: "few" };
  return { is: "exact", value: yes.value / (yes.value + no.value + rest.value) };
};

/** By the day of the report: what has come of the thefts of a period. */
const outcomes = (asked: Asked): Total[] => {
  const { months, period, before, today } = asked;
  const released = releaseValues(asked, "sticker", backAndNot);
  const byDay = releaseDays(asked, (read) => [read("t")]);
  const compared = (of: (span: typeof period) => Figure) => ({
    now: of(period),
    ...(before && { before: of(before) }),
  });
  const isShown = (span: typeof period) => cover(byDay, span, today).whole;
  return [
    {
      measure: "recovered",
      ...compared((span) => (isShown(span) ? totalShareIn(cover(released, span, today)) : { is: "few" })),
    },
    { measure: "medianDays", ...compared((span) => medianDays(months, released, span, today)) },
  ];
};

/** Thefts by where they happened, with how many bikes had been registered there. */
export const placesOfThefts = (
  { register, thefts: stolen }: Omit<Kinds, "money">,
  dimension: "county" | "place",
): Breakdown => {
  const shown = breakdown(stolen, thefts, dimension);
  const bikes = cover(releaseValues(register, dimension, only("n")), register.period, register.today);
  return { ...shown, rows: shown.rows.map((row) => ({ ...row, registered: valueIn(bikes, row.value) })) };
};

/** `register` is all that had been registered by the end of the period. */
export const insurance = (
  { register, thefts: stolen }: Omit<Kinds, "money">,
  place: string | undefined,
): View => {
  const characteristics = ["type", "brand", "lock", "value", "battery", "sticker", "police", "hour"] as const;
  const breakdowns = [
    ...(["county", "place"] as const).map((dimension) =>
      placesOfThefts({ register, thefts: stolen }, dimension),
    ),
    ...characteristics.map((dimension) => breakdown(stolen, thefts, dimension)),
  ];
  const police = breakdowns.find(({ dimension }) => dimension === "police");
  const own = place === undefined ? undefined : ofPlace(stolen, thefts, place);
  const released = releaseValues(stolen, "sticker", backAndNot);
  return {
    totals: [
      ...(own ? [own.total] : []),
      totalOf(stolen, thefts),
      totalOf(stolen, recoveries),
      ...outcomes(stolen),
      ...(police ? [{ measure: "withPoliceNumber" as const, now: policeShare(police) }] : []),
    ],
    lines: [...(own ? [own.line] : []), line(stolen, thefts), line(stolen, recoveries)],
    stacks: [stack(stolen, thefts, "type")],
    breakdowns,
    cohorts: cohorts(stolen.months, released, stolen.period, stolen.today),
  };
};
