import type { MessagesContext } from "./messages-context.ts";
import { readOwnThread } from "./own-thread.ts";
import { type Sent, sendOnce } from "./send-once.ts";
import type { Draft } from "./send.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

export type Reply = {
  readonly userId: string;
  readonly threadId: string;
  readonly idempotencyKey: string;
  readonly text: string;
};

const draftOf = async (
  { table }: MessagesContext,
  { userId: fromUserId, threadId }: Reply,
  text: string,
): Promise<Draft> => {
  const { otherUserId: toUserId, bikeId, type } = await readOwnThread(table, fromUserId, threadId);
  const bike = await table.get(keys.bike(bikeId), BikeItem);
  return { threadId, fromUserId, toUserId, bikeId, bike, type, text, checks: [] };
};

export const reply = (context: MessagesContext, input: Reply): Promise<Sent> => {
  const { userId, threadId, idempotencyKey, text } = input;
  const sending = { userId, idempotencyKey, content: { threadId, text }, text };
  return sendOnce(context, sending, (cleaned) => draftOf(context, input, cleaned));
};
