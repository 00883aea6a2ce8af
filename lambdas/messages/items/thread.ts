import * as z from "zod";
import { MessageType } from "#contract/messages/messages.ts";

export const MessageItem = z.object({
  entity: z.literal("message"),
  threadId: z.string(),
  messageId: z.string(),
  bikeId: z.string(),
  fromUserId: z.string(),
  toUserId: z.string(),
  type: MessageType,
  /** As typed, without personal numbers. Contact data is hidden when it is shown. */
  text: z.string(),
  /** The bike's frame number, shown above the text. */
  frameNumber: z.string().optional(),
  /** The sender typed that number. */
  numberGiven: z.boolean().optional(),
  /** Hides phone numbers, addresses and links from the recipient. */
  contactHidden: z.boolean().optional(),
  /** The find report that this message repeats; the recipient is notified of the find instead. */
  findId: z.string().optional(),
  /** The text's hash in `keys.said`. */
  said: z.string().optional(),
  at: z.iso.datetime(),
  expiresAt: z.number().int().optional(),
});
export type MessageItem = z.infer<typeof MessageItem>;

/** One person's side of a thread, listed by the time of the latest message. */
export const ThreadItem = z.object({
  entity: z.literal("thread"),
  userId: z.string(),
  threadId: z.string(),
  otherUserId: z.string(),
  bikeId: z.string(),
  /** The type of the latest message sent from the bike's page. */
  type: MessageType,
  lastAt: z.iso.datetime(),
  /** The latest message. Missing if all are undone; then the thread is not listed. */
  lastId: z.string().optional(),
  /** A preview that this person may read. */
  lastText: z.string(),
  lastMine: z.boolean(),
  /** While above zero, the thread is also in the list of unread threads. */
  unread: z.number().int(),
  /** The find report that the latest message repeats. */
  findId: z.string().optional(),
  /** The latest message from the other person. */
  heardId: z.string().optional(),
  /** The frame number, if this person typed it. */
  numberGiven: z.string().optional(),
  /** Set while this person's report is open. */
  reportedAt: z.iso.datetime().optional(),
  /** The ids of the reports that closed the thread, separated by spaces. */
  closedBy: z.string().optional(),
});
export type ThreadItem = z.infer<typeof ThreadItem>;
