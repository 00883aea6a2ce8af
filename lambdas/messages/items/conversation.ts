import * as z from "zod";
import { ReportedFor } from "#contract/moderation/message-report-admin.ts";
import { MessageReportState, MessageStatement } from "#contract/moderation/message-reports.ts";

/** `userId` has blocked `otherUserId`, for every bike. */
export const BlockItem = z.object({
  entity: z.literal("block"),
  userId: z.string(),
  otherUserId: z.string(),
  at: z.iso.datetime(),
});
export type BlockItem = z.infer<typeof BlockItem>;

/** A decision with the administrator who made it. */
const Decision = MessageStatement.extend({ by: z.string() });
export type MessageDecisionMade = z.infer<typeof Decision>;

/** A report to the administrators with their decisions. It is listed while open or appealed. */
export const ThreadReportItem = z.object({
  entity: z.literal("threadReport"),
  id: z.string(),
  threadId: z.string(),
  bikeId: z.string(),
  /** The person who reported or blocked the other; missing for an automatic report. */
  byUserId: z.string().optional(),
  aboutUserId: z.string(),
  /** The person in the thread who is not reported. */
  otherUserId: z.string(),
  reason: ReportedFor,
  /** The reporter's text, or the suspicious message. Removed with its writer's account. */
  text: z.string().optional(),
  /** The reported message. */
  messageId: z.string(),
  state: MessageReportState,
  /** Newest last. */
  decisions: z.array(Decision),
  /** The text is removed with its writer's account. */
  objection: z.object({ text: z.string().optional(), at: z.iso.datetime() }).optional(),
  at: z.iso.datetime(),
  waitingSince: z.iso.datetime(),
  version: z.number().int(),
  /** Epoch seconds; only once decided. */
  expiresAt: z.number().int().optional(),
});
export type ThreadReportItem = z.infer<typeof ThreadReportItem>;

/** Guards against a second open report of the same kind. */
export const OpenThreadReportItem = z.object({
  entity: z.literal("openThreadReport"),
  from: z.string(),
  reportId: z.string(),
});

/** Stops a person from writing for a time, because of one or several decisions. */
export const MessageBarItem = z.object({
  entity: z.literal("messageBar"),
  userId: z.string(),
  /** The latest end among `bars`. */
  until: z.iso.datetime(),
  bars: z.array(z.object({ reportId: z.string(), until: z.iso.datetime() })),
  version: z.number().int(),
  expiresAt: z.number().int(),
});
export type MessageBarItem = z.infer<typeof MessageBarItem>;

/** Links a bike to a thread about it and to its owner at that time. */
export const BikeThreadItem = z.object({
  entity: z.literal("bikeThread"),
  threadId: z.string(),
  ownerId: z.string(),
  otherUserId: z.string(),
});
export type BikeThreadItem = z.infer<typeof BikeThreadItem>;
