import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { ReportReason, Thread } from "#contract/messages.ts";
import type { OpenThread } from "#lambdas/messages/get-thread.ts";
import type { MessagesContext } from "./messages-context.ts";
import { readOwnThread } from "#lambdas/messages/own-thread.ts";
import { showOneThread } from "#lambdas/messages/show-thread.ts";
import { newReportId, threadReportWrites } from "#lambdas/shared/conversations/thread-report.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, counted, seconds } from "#lambdas/shared/table/rate-limit.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";

/** Each is read by someone. */
const perPerson: RateLimit = {
  what: "thread-reports",
  most: 10,
  window: seconds(24 * 60 * 60),
  failure: "too-many-requests",
};

type Report = { readonly reason: ReportReason; readonly text?: string | undefined };

/** Puts what the other one of a conversation has written last before administrators. It stays readable. */
export const reportThread = async (
  { table, system }: MessagesContext,
  { userId, threadId }: OpenThread,
  { reason, text }: Report,
): Promise<{ thread: Thread; reportId: string }> => {
  const thread = await readOwnThread(table, userId, threadId);
  const { otherUserId: aboutUserId, bikeId, heardId: messageId } = thread;
  if (messageId === undefined) throw new ProblemError("message-not-found");
  const now = system.now();
  const at = now.toISOString();
  const said = text && hidePersonalNumbers(text, swedishDate(now));
  const about = { threadId, bikeId, byUserId: userId, aboutUserId, otherUserId: userId };
  const told = { ...about, reason, text: said, messageId, at };
  const reportId = newReportId(system, threadId);
  await table.transact([
    whileOpen(userId),
    ...threadReportWrites(reportId, told, "thread-already-reported"),
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
  return { thread: await showOneThread(table, userId, { ...thread, reportedAt: at }), reportId };
};
