import { Comparison, type Grain, type Span } from "#contract/statistics.ts";

/** Periods that follow from today; `own` is written out in the address. */
export const presets = ["today", "week", "days30", "quarter", "lastQuarter", "year", "own"] as const;
export type Preset = (typeof presets)[number];

export type Choice = Span & {
  readonly preset: Preset;
  readonly grain: Grain;
  readonly compare: Comparison;
  readonly place: string | undefined;
};

const dayMilliseconds = 86_400_000;
const time = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const daysBefore = (day: string, days: number): string => dayOf(time(day) - days * dayMilliseconds);

/** The first day of a month, counted from that of a day. */
const firstOfMonth = (day: string, months: number): string => {
  const at = new Date(time(`${day.slice(0, 7)}-01`));
  at.setUTCMonth(at.getUTCMonth() + months);
  return dayOf(at.getTime());
};

const monthsIntoQuarter = (day: string): number => (Number(day.slice(5, 7)) - 1) % 3;

const spanOf: Readonly<Record<Exclude<Preset, "own">, (today: string) => Span>> = {
  today: (today) => ({ from: today, to: today }),
  week: (today) => ({ from: daysBefore(today, 6), to: today }),
  days30: (today) => ({ from: daysBefore(today, 29), to: today }),
  quarter: (today) => ({ from: firstOfMonth(today, -monthsIntoQuarter(today)), to: today }),
  lastQuarter: (today) => {
    const next = firstOfMonth(today, -monthsIntoQuarter(today));
    return { from: firstOfMonth(next, -3), to: daysBefore(next, 1) };
  },
  year: (today) => ({ from: firstOfMonth(today, -11), to: today }),
};

const lengthOf = ({ from, to }: Span): number => (time(to) - time(from)) / dayMilliseconds + 1;

/** What makes a chart of a dozen or two points. */
const usualGrain = (span: Span): Grain => {
  const days = lengthOf(span);
  if (days <= 31) return "day";
  return days <= 62 ? "week" : "month";
};

/** So that a chart can be read, and drawn. */
const mostPoints = 130;
const daysIn: Readonly<Record<Grain, number>> = { day: 1, week: 7, month: 30, quarter: 91 };

export const grainsOf = (span: Span): Grain[] =>
  (["day", "week", "month", "quarter"] as const).filter(
    (grain) => lengthOf(span) / daysIn[grain] <= mostPoints,
  );

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time(text));

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | undefined =>
  all.find((each) => each === text);

const ownSpan = (search: URLSearchParams): Span | undefined => {
  const [from, to] = [search.get("from"), search.get("to")];
  return isDay(from) && isDay(to) ? { from, to } : undefined;
};

/** What an address asks for; whatever it does not say is as usual. */
export const readChoice = (search: URLSearchParams, today: string, usual: Preset): Choice => {
  const own = ownSpan(search);
  const named = oneOf(presets, search.get("period")) ?? (own ? "own" : usual);
  const preset = named === "own" && !own ? usual : named;
  const span = preset === "own" ? (own ?? spanOf.year(today)) : spanOf[preset](today);
  const asked = oneOf(grainsOf(span), search.get("grain"));
  return {
    ...span,
    preset,
    grain: asked ?? usualGrain(span),
    compare: oneOf(Comparison.options, search.get("compare")) ?? "year",
    place: search.get("place") ?? undefined,
  };
};

type Change = {
  readonly [Key in "period" | "from" | "to" | "grain" | "compare" | "place"]?: string | undefined;
};

/** The address of a choice that differs in this. */
export const changeSearch = (search: URLSearchParams, change: Change): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change))
    if (value === undefined || value === "") next.delete(name);
    else next.set(name, value);
  return next;
};
