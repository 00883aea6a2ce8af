import * as z from "zod";
import { MessageStatement } from "#contract/message-reports.ts";
import { everyOne, type Gathering } from "./gathering.ts";
import { textFor } from "#lambdas/shared/conversations/shown-text.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { BlockItem, ThreadReportItem } from "#lambdas/shared/table/items/conversation.ts";
import { MessageItem, ThreadItem } from "#lambdas/shared/table/items/thread.ts";
import {
  blockPartition,
  keys,
  ranges,
  threadPartition,
  threadReportPartition,
} from "#lambdas/shared/table/keys.ts";

const Message = MessageItem.pick({ type: true, at: true, text: true }).extend({ mine: z.boolean() });

export const Conversations = z.array(
  z.object({
    /** Masked. */
    with: z.string(),
    bike: z.string().optional(),
    unread: z.number().int(),
    messages: z.array(Message),
    /** What one has told administrators of it. */
    reported: z.array(ThreadReportItem.pick({ reason: true, text: true, at: true })),
    /** What has been decided against one, and what one has objected. */
    decided: z.array(
      z.object({
        decisions: z.array(MessageStatement),
        objection: ThreadReportItem.shape.objection,
      }),
    ),
  }),
);
export const Blocked = z.array(z.object({ name: z.string(), at: z.string() }));

const Titled = BikeItem.pick({ brand: true, model: true });

type Report = z.infer<typeof ThreadReportItem>;

const decidedAgainst = ({ decisions, objection }: Report) => ({
  // Who has decided is named to nobody.
  decisions: decisions.map((made) => MessageStatement.parse(made)),
  objection,
});

/** Of a report about oneself that was dismissed, or waits, one is not told. */
const ofReports = (reports: readonly Report[], userId: string) => ({
  reported: reports
    .filter(({ byUserId }) => byUserId === userId)
    .map(({ reason, text, at }) => ({ reason, text, at })),
  decided: reports
    .filter(
      ({ aboutUserId, decisions }) =>
        aboutUserId === userId && decisions.some(({ outcome }) => outcome !== "dismissed"),
    )
    .map(decidedAgainst),
});

const gatherOne = async (
  { table, userId, others }: Gathering,
  { threadId, otherUserId, bikeId, unread }: z.infer<typeof ThreadItem>,
): Promise<z.infer<typeof Conversations.element>> => {
  const [name, bike, reports, messages] = await Promise.all([
    others.called(otherUserId),
    table.get(keys.bike(bikeId), Titled),
    everyOne(table, {
      partition: threadReportPartition(threadId),
      prefix: ranges.threadReports,
      schema: ThreadReportItem,
    }),
    everyOne(table, { partition: threadPartition(threadId), schema: MessageItem }),
  ]);
  return {
    with: name,
    bike: bike && `${bike.brand} ${bike.model}`,
    unread,
    ...ofReports(reports, userId),
    messages: messages.map((message) => ({
      at: message.at,
      mine: message.fromUserId === userId,
      type: message.type,
      text: textFor(message, userId),
    })),
  };
};

/** What was written and received, as its reader may read it. */
export const gatherConversations = async (gathering: Gathering): Promise<z.infer<typeof Conversations>> => {
  const found: z.infer<typeof Conversations> = [];
  for (const thread of gathering.own.of("thread", ThreadItem)) found.push(await gatherOne(gathering, thread));
  return found;
};

export const gatherBlocked = async ({
  table,
  userId,
  others,
}: Gathering): Promise<z.infer<typeof Blocked>> => {
  const blocks = await everyOne(table, { partition: blockPartition(userId), schema: BlockItem });
  return Promise.all(
    blocks.map(async ({ otherUserId, at }) => ({ name: await others.called(otherUserId), at })),
  );
};
