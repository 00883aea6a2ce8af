import type { MessageOutcome } from "#contract/message-reports.ts";
import type { MessageReportsContext } from "./message-reports-context.ts";
import { isReporter, measureOf } from "./rules.ts";
import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import type { ThreadReportItem } from "#lambdas/shared/table/items/conversation.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type Told = { readonly userId: string; readonly what: string; readonly link: string };

const answers = { upheld: "message-objection-upheld", revoked: "message-objection-revoked" } as const;

/** The person who was reported hears of what is decided against them, and of no report that was dismissed. */
const forReported = ({ id, aboutUserId: userId }: ThreadReportItem, outcome: MessageOutcome): Told[] => {
  if (outcome === "dismissed") return [];
  const what = outcome === "upheld" || outcome === "revoked" ? answers[outcome] : `messages-${outcome}`;
  return [{ userId, what, link: `/message-decisions/${id}` }];
};

/** The other one hears of the report they have made; and in any case of a conversation that ends, or goes on. */
const forOther = (before: ThreadReportItem, outcome: MessageOutcome): Told[] => {
  const { id, threadId, otherUserId: userId } = before;
  const reports: Told[] = isReporter(before, userId)
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

/** Tells in the service what has been decided. Who has left is told nothing. */
export const toldWrites = async (
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
