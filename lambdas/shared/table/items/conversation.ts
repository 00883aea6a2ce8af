import * as z from "zod";
import { ReportReason } from "#contract/messages.ts";

/** The one wants to hear no more from the other, about whatever bike. */
export const BlockItem = z.object({
  entity: z.literal("block"),
  userId: z.string(),
  otherUserId: z.string(),
  at: z.iso.datetime(),
});
export type BlockItem = z.infer<typeof BlockItem>;

/** What administrators are to look at in a conversation. Open ones stand in a list. */
export const ThreadReportItem = z.object({
  entity: z.literal("threadReport"),
  threadId: z.string(),
  bikeId: z.string(),
  /** Who reported the other or blocked them; absent where a message looked bad by itself. */
  byUserId: z.string().optional(),
  aboutUserId: z.string(),
  reason: z.enum([...ReportReason.options, "blocked", "suspicious"]),
  /** What the person who reports says, or what the message was. */
  text: z.string().optional(),
  messageId: z.string().optional(),
  state: z.enum(["open"]),
  at: z.iso.datetime(),
});
export type ThreadReportItem = z.infer<typeof ThreadReportItem>;

/** Leads from a bike to a conversation about it, with the person who owned it then. */
export const BikeThreadItem = z.object({
  entity: z.literal("bikeThread"),
  threadId: z.string(),
  ownerId: z.string(),
  otherUserId: z.string(),
});
export type BikeThreadItem = z.infer<typeof BikeThreadItem>;

/** A bike has left its owner. */
export const DepartureItem = z.object({
  entity: z.literal("departure"),
  bikeId: z.string(),
  ownerId: z.string(),
  at: z.iso.datetime(),
  /** From when on nothing is left of what was said about it. */
  dueAt: z.iso.datetime(),
});
export type DepartureItem = z.infer<typeof DepartureItem>;
