import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { ReportReason, Thread } from "#contract/messages.ts";
import type { OpenThread } from "#lambdas/messages/get-thread.ts";
import type { MessagesContext } from "./messages-context.ts";
import { readOwnThread } from "#lambdas/messages/own-thread.ts";
import { showOneThread } from "#lambdas/messages/show-thread.ts";
import { threadReportWrite } from "#lambdas/shared/conversations/thread-report.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, counted, seconds } from "#lambdas/shared/table/rate-limit.ts";

/** Each is read by someone. */
const perPerson: RateLimit = {
  what: "thread-reports",
  most: 10,
  window: seconds(24 * 60 * 60),
  failure: "too-many-requests",
};

type Report = { readonly reason: ReportReason; readonly text?: string | undefined };

/** Puts a conversation of the caller's before administrators. It stays readable. */
export const reportThread = async (
  { table, system }: MessagesContext,
  { userId, threadId }: OpenThread,
  { reason, text }: Report,
): Promise<Thread> => {
  const thread = await readOwnThread(table, userId, threadId);
  const { otherUserId: aboutUserId, bikeId } = thread;
  const now = system.now();
  const at = now.toISOString();
  const said = text && hidePersonalNumbers(text, swedishDate(now));
  await table.transact([
    threadReportWrite({ threadId, bikeId, byUserId: userId, aboutUserId, reason, text: said, at }),
    update(keys.thread(userId, threadId)).set({ reportedAt: at }).expectExists("thread-not-found"),
    ...auditWrites(system, {
      subject: threadId,
      person: aboutUserId,
      bike: bikeId,
      by: userId,
      action: "thread-reported",
      at,
    }),
    counted(perPerson, userId, now),
  ]);
  return showOneThread(table, userId, { ...thread, reportedAt: at });
};
