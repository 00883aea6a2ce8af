import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { ReportReason, Thread } from "#contract/messages/messages.ts";
import type { OwnThread } from "./get-thread.ts";
import type { MessagesContext } from "./messages-context.ts";
import { readOwnThread } from "./own-thread.ts";
import { showOneThread } from "./show-thread.ts";
import { newReportId, threadReportWrites } from "#lambdas/moderation/thread-report.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countUse, seconds } from "#lambdas/platform/table/rate-limit.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

/** An administrator reads each report. */
const perPerson: RateLimit = { what: "thread-reports", max: 10, window: seconds(24 * 60 * 60) };

type ReportInput = { readonly reason: ReportReason; readonly text?: string | undefined };

/** Reports the other person's latest message to the administrators; the thread stays readable. */
export const reportThread = async (
  { table, system }: MessagesContext,
  { userId, threadId }: OwnThread,
  { reason, text }: ReportInput,
): Promise<{ thread: Thread; reportId: string }> => {
  const thread = await readOwnThread(table, userId, threadId);
  const { otherUserId: aboutUserId, bikeId, heardId: messageId } = thread;
  if (messageId === undefined) throw new ProblemError("message-not-found");
  const now = system.now();
  const at = now.toISOString();
  const cleanText = text && hidePersonalNumbers(text, swedishDate(now));
  const about = { threadId, bikeId, byUserId: userId, aboutUserId, otherUserId: userId };
  const report = { ...about, reason, text: cleanText, messageId, at };
  const reportId = newReportId(system, threadId);
  await table.transact([
    requireOpenAccount(userId),
    ...threadReportWrites(reportId, report, "thread-already-reported"),
    update(keys.thread(userId, threadId)).set({ reportedAt: at }).expectExists("thread-not-found"),
    ...auditWrites(system, {
      subject: threadId,
      person: aboutUserId,
      bike: bikeId,
      by: userId,
      action: "thread-reported",
      at,
    }),
    countUse(perPerson, userId, now),
  ]);
  return { thread: await showOneThread(table, userId, { ...thread, reportedAt: at }), reportId };
};
