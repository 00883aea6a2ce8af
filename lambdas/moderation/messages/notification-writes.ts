import type { MessageOutcome } from "#contract/moderation/message-reports.ts";
import type { MessageReportsContext } from "./message-reports-context.ts";
import { isReporter, measureOf } from "./rules.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import type { ThreadReportItem } from "#lambdas/messages/items/conversation.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type Notice = { readonly userId: string; readonly what: string; readonly link: string };

const answers = { upheld: "message-objection-upheld", revoked: "message-objection-revoked" } as const;

/** The reported person does not learn of dismissed reports. */
const forReported = ({ id, aboutUserId: userId }: ThreadReportItem, outcome: MessageOutcome): Notice[] => {
  if (outcome === "dismissed") return [];
  const what = outcome === "upheld" || outcome === "revoked" ? answers[outcome] : `messages-${outcome}`;
  return [{ userId, what, link: `/message-decisions/${id}` }];
};

/**
 * The other person learns of the outcome if they reported, and always if the conversation closes or reopens.
 */
const forOther = (before: ThreadReportItem, outcome: MessageOutcome): Notice[] => {
  const { id, threadId, otherUserId: userId } = before;
  const reports: Notice[] = isReporter(before, userId)
    ? [
        {
          userId,
          what: before.state === "open" ? "message-report-decided" : "message-report-reviewed",
          link: `/message-decisions/${id}`,
        },
      ]
    : [];
  const reopened = outcome === "revoked" && measureOf(before)?.outcome === "closed";
  if (outcome !== "closed" && !reopened) return reports;
  const what = reopened ? "thread-reopened" : "thread-closed";
  return [...reports, { userId, what, link: `/messages/${threadId}` }];
};

/** In-app notifications of a decision; people who closed their account get none. */
export const notificationWrites = async (
  { table, system }: Pick<MessageReportsContext, "table" | "system">,
  before: ThreadReportItem,
  outcome: MessageOutcome,
): Promise<Action[]> => {
  const people = await table.batchGet(
    [before.aboutUserId, before.otherUserId].map((userId) => keys.profile(userId)),
    ProfileItem.pick({ userId: true }),
  );
  const here = new Set(people.map(({ userId }) => userId));
  return [...forReported(before, outcome), ...forOther(before, outcome)]
    .filter(({ userId }) => here.has(userId))
    .map(({ userId, what, link }) => {
      const news = { userId, type: "review", params: { what }, link } as const;
      return notificationWrite(news, system.newId("notification"), system.now());
    });
};
