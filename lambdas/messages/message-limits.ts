import { newThreadsADay, newThreadsAWeek } from "#contract/messages.ts";
import type { Action } from "#lambdas/table/actions.ts";
import { type DailyQuota, spend } from "#lambdas/table/daily-quota.ts";
import { type RateLimit, counted } from "#lambdas/table/rate-limit.ts";
import { type WeeklyQuota, spendInWeek } from "#lambdas/table/weekly-quota.ts";

const failure = "too-many-new-threads";
const perDay: DailyQuota = { what: "threads", perDay: newThreadsADay, failure };
const perWeek: WeeklyQuota = { what: "threads-a-week", perWeek: newThreadsAWeek, failure };

/** Nobody types faster for long. */
const perPerson: RateLimit = { what: "messages", most: 30, seconds: 5 * 60, failure: "too-many-requests" };

/** What a message counts as. */
export const countMessage = (userId: string, isNewThread: boolean, now: Date): Action[] => [
  ...(isNewThread ? [spend(perDay, userId, now), spendInWeek(perWeek, userId, now)] : []),
  counted(perPerson, userId, now),
];
