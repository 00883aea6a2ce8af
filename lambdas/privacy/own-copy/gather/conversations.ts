import * as z from "zod";
import { MessageStatement } from "#contract/moderation/message-reports.ts";
import { queryAll, type Gathering } from "./gathering.ts";
import { textFor } from "#lambdas/messages/shown-text.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { BlockItem, ThreadReportItem } from "#lambdas/messages/items/conversation.ts";
import { MessageItem, ThreadItem } from "#lambdas/messages/items/thread.ts";
import {
  blockPartition,
  keys,
  ranges,
  threadPartition,
  threadReportPartition,
} from "#lambdas/platform/table/keys.ts";

const Message = MessageItem.pick({ type: true, at: true, text: true }).extend({ mine: z.boolean() });

export const Conversations = z.array(
  z.object({
    /** The other person's name, masked. */
    with: z.string(),
    bike: z.string().optional(),
    unread: z.number().int(),
    messages: z.array(Message),
    /** The person's reports of the conversation. */
    reported: z.array(ThreadReportItem.pick({ reason: true, text: true, at: true })),
    /** Decisions against the person, and their objections. */
    decided: z.array(
      z.object({
        decisions: z.array(MessageStatement),
        objection: ThreadReportItem.shape.objection,
      }),
    ),
  }),
);
export const Blocked = z.array(z.object({ name: z.string(), at: z.string() }));

const BikeTitle = BikeItem.pick({ brand: true, model: true });

type Report = z.infer<typeof ThreadReportItem>;

const decidedAgainst = ({ decisions, objection }: Report) => ({
  // Administrators are not named.
  decisions: decisions.map((made) => MessageStatement.parse(made)),
  objection,
});

/** Reports about the person are included only once decided against them. */
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
    others.maskedName(otherUserId),
    table.get(keys.bike(bikeId), BikeTitle),
    queryAll(table, {
      partition: threadReportPartition(threadId),
      prefix: ranges.threadReports,
      schema: ThreadReportItem,
    }),
    queryAll(table, { partition: threadPartition(threadId), schema: MessageItem }),
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

/** Conversations, with messages as the person may read them. */
export const gatherConversations = async (gathering: Gathering): Promise<z.infer<typeof Conversations>> => {
  const conversations: z.infer<typeof Conversations> = [];
  for (const thread of gathering.own.of("thread", ThreadItem))
    conversations.push(await gatherOne(gathering, thread));
  return conversations;
};

export const gatherBlocked = async ({
  table,
  userId,
  others,
}: Gathering): Promise<z.infer<typeof Blocked>> => {
  const blocks = await queryAll(table, { partition: blockPartition(userId), schema: BlockItem });
  return Promise.all(
    blocks.map(async ({ otherUserId, at }) => ({ name: await others.maskedName(otherUserId), at })),
  );
};
