import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { type ActionBuilder, update } from "#lambdas/table/actions.ts";
import { countUp } from "#lambdas/table/counter.ts";
import type { Failure } from "#lambdas/table/failures.ts";
import type { Key } from "#lambdas/table/key.ts";
import { keys } from "#lambdas/table/keys.ts";

export type DailyQuota = {
  /** What is counted, as `analyses`. */
  readonly what: string;
  readonly perDay: number;
  readonly failure: Failure;
};

const secondsKept = 2 * 24 * 60 * 60;

const keyOf = ({ what }: DailyQuota, userId: string, now: Date): Key =>
  keys.quota(what, userId, isoDate(swedishDate(now)));

/** Counts one more for today, the Swedish day, or fails where there were enough. */
export const spend = (quota: DailyQuota, userId: string, now: Date): ActionBuilder =>
  countUp(keyOf(quota, userId, now), { most: quota.perDay, failure: quota.failure, secondsKept }, now);

/** Takes back one that was counted at `when` and came to nothing. */
export const giveBack = (quota: DailyQuota, userId: string, when: Date): ActionBuilder =>
  update(keyOf(quota, userId, when)).add("spent", -1);
