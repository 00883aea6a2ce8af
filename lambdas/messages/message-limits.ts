import { newThreadsADay, newThreadsAWeek } from "#contract/messages.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import {
  type RateLimit,
  counted,
  seconds,
  swedishDay,
  swedishWeek,
} from "#lambdas/shared/table/rate-limit.ts";

const failure = "too-many-new-threads";
const perDay: RateLimit = { what: "threads", most: newThreadsADay, window: swedishDay, failure };
const perWeek: RateLimit = { what: "threads-a-week", most: newThreadsAWeek, window: swedishWeek, failure };

/** Nobody types faster for long. */
const perPerson: RateLimit = {
  what: "messages",
  most: 30,
  window: seconds(5 * 60),
  failure: "too-many-requests",
};

/** What a message counts as. */
export const countMessage = (userId: string, isNewThread: boolean, now: Date): Action[] => [
  ...(isNewThread ? [counted(perDay, userId, now), counted(perWeek, userId, now)] : []),
  counted(perPerson, userId, now),
];
