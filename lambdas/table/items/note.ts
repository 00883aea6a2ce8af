import * as z from "zod";
import { NotificationType } from "#contract/notifications.ts";

/** Something a person is told in the service. The web words it from `type` and `params`, which hold no personal data. */
export const NoteItem = z.object({
  entity: z.literal("notification"),
  userId: z.string(),
  noteId: z.string(),
  type: NotificationType,
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** A path of the site. */
  link: z.string(),
  createdAt: z.iso.datetime(),
  /** Since when it waits to be read, and its place among those that do; gone once it is read by itself. */
  unreadSince: z.iso.datetime().optional(),
  expiresAt: z.number().int(),
});
export type NoteItem = z.infer<typeof NoteItem>;

/** How far somebody has marked all as read: what waits since then or longer is read. */
export const NotesReadItem = z.object({
  entity: z.literal("notesRead"),
  userId: z.string(),
  upTo: z.iso.datetime(),
  /** Where that was before, for whoever takes it back. */
  previous: z.iso.datetime().optional(),
});
export type NotesReadItem = z.infer<typeof NotesReadItem>;

export const MessageItem = z.object({
  entity: z.literal("message"),
  threadId: z.string(),
  messageId: z.string(),
  bikeId: z.string(),
  fromUserId: z.string(),
  toUserId: z.string(),
  type: z.enum(["general_inquiry", "found_bike", "purchase_inquiry"]),
  text: z.string(),
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
  lastAt: z.iso.datetime(),
  unread: z.number().int(),
});
export type ThreadItem = z.infer<typeof ThreadItem>;
