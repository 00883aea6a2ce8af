import { retentionSeconds } from "#contract/privacy/retention.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import { LastUseItem } from "#lambdas/people/items/person.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const later = (at: string, seconds: number): string =>
  new Date(Date.parse(at) + seconds * 1000).toISOString();

/** The minimum time between a warning and the closing, even if a failed job sent the warning late. */
const minWarningSeconds = 28 * 86_400;

/** The time to warn the owner of an account that was last used at `lastAt`. */
export const warningDue = (lastAt: string): string => later(lastAt, retentionSeconds("idleWarnings"));

/** The time to close an account whose owner is warned at `warnedAt`. */
export const closingDue = (lastAt: string, warnedAt: string): string => {
  const due = later(lastAt, retentionSeconds("idleAccounts"));
  const earliest = later(warnedAt, minWarningSeconds);
  return due > earliest ? due : earliest;
};

/** The next check of an account that has to stay for now. */
export const lookAgainDue = (at: string): string => later(at, minWarningSeconds);

/** Lists an account by the day on which the nightly job checks it. */
export const listedAt = (userId: string, dueAt: string) => ({
  dueAt,
  gsi1pk: lists.idleAccounts(),
  gsi1sk: `${dueAt}#${userId}`,
});

/** Records a sign-in or a new account. An earlier warning is no longer true. */
export const lastUseWrite = (userId: string, at: Date): Action => {
  const lastAt = at.toISOString();
  return put(keys.lastUse(userId), "lastUse", { userId, lastAt, ...listedAt(userId, warningDue(lastAt)) });
};

/** Records a sign-in at most once a day. */
export const lastUseWrites = async (
  table: Pick<Table, "get">,
  userId: string,
  now: Date,
): Promise<readonly Action[]> => {
  const known = await table.get(keys.lastUse(userId), LastUseItem);
  const isOfToday = known?.lastAt.slice(0, 10) === now.toISOString().slice(0, 10);
  return isOfToday ? [] : [lastUseWrite(userId, now)];
};
