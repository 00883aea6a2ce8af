import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Action, check } from "#lambdas/platform/table/actions.ts";
import { isNew, notAfter } from "#lambdas/platform/table/expectations.ts";
import { MessageBarItem } from "#lambdas/messages/items/conversation.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Ignores a bar that has ended, even if its item still exists. */
export const readBar = async (
  table: Pick<Table, "get">,
  userId: string,
  now: Date,
): Promise<MessageBarItem | undefined> => {
  const bar = await table.get(keys.messageBar(userId), MessageBarItem);
  return bar && bar.until > now.toISOString() ? bar : undefined;
};

/** Throws `messaging-barred` with the date until which the person cannot write. */
export const requireUnbarred = async (
  table: Pick<Table, "get">,
  userId: string,
  now: Date,
): Promise<void> => {
  const bar = await readBar(table, userId, now);
  if (bar)
    throw new ProblemError("messaging-barred", {
      params: { until: isoDate(swedishDate(new Date(bar.until))) },
    });
};

/** Makes a transaction fail with `stale` if the person was barred after `requireUnbarred`. */
export const checkUnbarred = (userId: string, now: Date): Action =>
  check(keys.messageBar(userId)).expectEither(
    [isNew("stale"), notAfter("until", now.toISOString(), "stale")],
    "stale",
  );
