import * as z from "zod";
import { MessageType } from "#contract/messages.ts";

export const MessageItem = z.object({
  entity: z.literal("message"),
  threadId: z.string(),
  messageId: z.string(),
  bikeId: z.string(),
  fromUserId: z.string(),
  toUserId: z.string(),
  type: MessageType,
  /** As it was typed, but for personal numbers. What of it someone reads is up to who they are. */
  text: z.string(),
  /** The number of the bike that it is about, told above the text. */
  frameNumber: z.string().optional(),
  /** Its writer had given that number themselves. */
  numberGiven: z.boolean().optional(),
  /** Its reader sees no phone numbers, addresses and links in it. */
  contactHidden: z.boolean().optional(),
  /** The report of a find that it repeats, of which its reader is told as that. */
  findId: z.string().optional(),
  /** Under what `keys.said` remembers it. */
  said: z.string().optional(),
  at: z.iso.datetime(),
  expiresAt: z.number().int().optional(),
});
export type MessageItem = z.infer<typeof MessageItem>;

/** A conversation as one of the two sees it, in the list of theirs by when something was last written. */
export const ThreadItem = z.object({
  entity: z.literal("thread"),
  userId: z.string(),
  threadId: z.string(),
  otherUserId: z.string(),
  bikeId: z.string(),
  /** What the newest message that began from the bike was. */
  type: MessageType,
  lastAt: z.iso.datetime(),
  /** The newest message. Absent where all have been taken back: then the conversation stands in no list. */
  lastId: z.string().optional(),
  /** Its beginning, as this one may read it. */
  lastText: z.string(),
  lastMine: z.boolean(),
  /** How many messages of the other's wait. While there are any the conversation stands in the list of unread ones. */
  unread: z.number().int(),
  /** The newest message repeats this report of a find. */
  findId: z.string().optional(),
  /** The newest message that came from the other. */
  heardId: z.string().optional(),
  /** The bike's number, as this one has given it themselves. */
  numberGiven: z.string().optional(),
  /** While what they have reported of it waits. */
  reportedAt: z.iso.datetime().optional(),
  /** The reports because of which administrators have closed it, with blanks between them. */
  closedBy: z.string().optional(),
});
export type ThreadItem = z.infer<typeof ThreadItem>;
