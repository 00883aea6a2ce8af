import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import type { ActionBuilder } from "#lambdas/table/actions.ts";
import { countUp } from "#lambdas/table/counter.ts";
import type { Failure } from "#lambdas/table/failures.ts";
import { keys } from "#lambdas/table/keys.ts";

export type WeeklyQuota = {
  /** What is counted, as `threads-a-week`. */
  readonly what: string;
  readonly perWeek: number;
  readonly failure: Failure;
};

const day = 24 * 60 * 60;

/** The Monday of the week that it is in Sweden. */
const mondayOf = (now: Date): string => {
  const today = new Date(isoDate(swedishDate(now)));
  const daysSinceMonday = (today.getUTCDay() + 6) % 7;
  return new Date(today.getTime() - daysSinceMonday * day * 1000).toISOString().slice(0, 10);
};

/** Counts one more for this week, the Swedish week from Monday on, or fails where there were enough. */
export const spendInWeek = (
  { what, perWeek: most, failure }: WeeklyQuota,
  userId: string,
  now: Date,
): ActionBuilder =>
  countUp(keys.quota(what, userId, mondayOf(now)), { most, failure, secondsKept: 8 * day }, now);
