import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type Action, check } from "#lambdas/shared/table/actions.ts";
import { isNew, notAfter } from "#lambdas/shared/table/expectations.ts";
import { MessageBarItem } from "#lambdas/shared/table/items/conversation.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** That someone cannot write to others now. It ends by itself: one whose time is up may still lie there. */
export const readBar = async (
  table: Pick<Table, "get">,
  userId: string,
  now: Date,
): Promise<MessageBarItem | undefined> => {
  const bar = await table.get(keys.messageBar(userId), MessageBarItem);
  return bar && bar.until > now.toISOString() ? bar : undefined;
};

/** Tells someone who cannot write until when. */
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

/** Lets a transaction fail with `stale` where that has been decided since it was looked at. */
export const whileUnbarred = (userId: string, now: Date): Action =>
  check(keys.messageBar(userId)).expectEither(
    [isNew("stale"), notAfter("until", now.toISOString(), "stale")],
    "stale",
  );
