import { Audience, Comparison, type Grain, type Span } from "#contract/office/statistics.ts";

/** `own` takes its dates from the URL; the others follow from today's date. */
const presets = ["today", "week", "days30", "quarter", "lastQuarter", "quarters", "year", "own"] as const;
export type Preset = (typeof presets)[number];

/** Others get figures of past quarters only. */
const presetsForOthers: readonly Preset[] = ["lastQuarter", "quarters"];

export const presetsOf = (audience: Audience): readonly Preset[] =>
  audience === "others" ? presetsForOthers : presets;

/** Others cannot compare with a week ago, because they get whole quarters only. */
export const comparisonsOf = (audience: Audience): readonly Comparison[] =>
  Comparison.options.filter((comparison) => audience === "office" || comparison !== "week");

export type Choice = Span & {
  readonly audience: Audience;
  readonly preset: Preset;
  readonly grain: Grain;
  readonly compare: Comparison;
  readonly place: string | undefined;
};

const dayMilliseconds = 86_400_000;
const time = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const daysBefore = (day: string, days: number): string => dayOf(time(day) - days * dayMilliseconds);

/** The first day of the month that is `months` after the month of `day`. */
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
  quarters: (today) => {
    const next = firstOfMonth(today, -monthsIntoQuarter(today));
    return { from: firstOfMonth(next, -12), to: daysBefore(next, 1) };
  },
  year: (today) => ({ from: firstOfMonth(today, -11), to: today }),
};

const lengthOf = ({ from, to }: Span): number => (time(to) - time(from)) / dayMilliseconds + 1;

/** Aims at a dozen to sixty points. */
const usualGrain = (span: Span): Grain => {
  const days = lengthOf(span);
  if (days <= 31) return "day";
  return days <= 62 ? "week" : "month";
};

/** More would be unreadable and slow to draw. */
const maxPoints = 130;
const daysIn: Readonly<Record<Grain, number>> = { day: 1, week: 7, month: 30, quarter: 91 };

export const grainsOf = (span: Span): Grain[] =>
  (["day", "week", "month", "quarter"] as const).filter(
    (grain) => lengthOf(span) / daysIn[grain] <= maxPoints,
  );

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time(text));

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | undefined =>
  all.find((each) => each === text);

const ownSpan = (search: URLSearchParams): Span | undefined => {
  const [from, to] = [search.get("from"), search.get("to")];
  return isDay(from) && isDay(to) ? { from, to } : undefined;
};

/** Reads the URL; missing parameters have defaults. */
export const readChoice = (search: URLSearchParams, today: string, office: Preset): Choice => {
  const audience = oneOf(Audience.options, search.get("audience")) ?? "office";
  const usual = audience === "others" ? "quarters" : office;
  const own = audience === "office" ? ownSpan(search) : undefined;
  const named = oneOf(presetsOf(audience), search.get("period")) ?? (own ? "own" : usual);
  const preset = named === "own" && !own ? usual : named;
  const span = preset === "own" ? (own ?? spanOf.year(today)) : spanOf[preset](today);
  const grain = oneOf(grainsOf(span), search.get("grain"));
  return {
    ...span,
    audience,
    preset,
    grain: audience === "others" ? "quarter" : (grain ?? usualGrain(span)),
    compare: oneOf(comparisonsOf(audience), search.get("compare")) ?? "year",
    place: search.get("place") ?? undefined,
  };
};
