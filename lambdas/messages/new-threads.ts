import { newThreadsADay, newThreadsAWeek } from "#contract/messages/messages.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { countUse, swedishDay, swedishWeek } from "#lambdas/platform/table/rate-limit.ts";

const failure = "too-many-new-threads";

/** Conversations that a person may begin in a day, by their identity level. */
export const threadsADay = (profile: Pick<ProfileItem, "identityLevel"> | undefined): number =>
  newThreadsADay[profile?.identityLevel === 2 ? "verified" : "unverified"];

export const countThread = (userId: string, profile: ProfileItem | undefined, now: Date): Action[] => [
  countUse({ what: "threads", max: threadsADay(profile), window: swedishDay, failure }, userId, now),
  countUse({ what: "threads-a-week", max: newThreadsAWeek, window: swedishWeek, failure }, userId, now),
];
