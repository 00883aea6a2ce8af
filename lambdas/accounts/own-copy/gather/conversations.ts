import * as z from "zod";
import { everyOne, type Gathering } from "./gathering.ts";
import { textFor } from "#lambdas/shared/conversations/shown-text.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { BlockItem, ThreadReportItem } from "#lambdas/shared/table/items/conversation.ts";
import { MessageItem, ThreadItem } from "#lambdas/shared/table/items/thread.ts";
import { blockPartition, keys, threadPartition } from "#lambdas/shared/table/keys.ts";

const Message = MessageItem.pick({ type: true, at: true, text: true }).extend({ mine: z.boolean() });

export const Conversations = z.array(
  z.object({
    /** Masked. */
    with: z.string(),
    bike: z.string().optional(),
    unread: z.number().int(),
    messages: z.array(Message),
    /** What one has told administrators of it. */
    reported: ThreadReportItem.pick({ reason: true, text: true, at: true }).optional(),
  }),
);
export const Blocked = z.array(z.object({ name: z.string(), at: z.string() }));

const Titled = BikeItem.pick({ brand: true, model: true });

const gatherOne = async (
  { table, userId, others }: Gathering,
  { threadId, otherUserId, bikeId, unread }: z.infer<typeof ThreadItem>,
): Promise<z.infer<typeof Conversations.element>> => {
  const [name, bike, reported, messages] = await Promise.all([
    others.called(otherUserId),
    table.get(keys.bike(bikeId), Titled),
    table.get(keys.threadReport(threadId, userId), ThreadReportItem),
    everyOne(table, { partition: threadPartition(threadId), schema: MessageItem }),
  ]);
  return {
    with: name,
    bike: bike && `${bike.brand} ${bike.model}`,
    unread,
    reported: reported && { reason: reported.reason, text: reported.text, at: reported.at },
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
