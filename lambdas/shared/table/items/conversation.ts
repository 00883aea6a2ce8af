import * as z from "zod";
import { ReportedFor } from "#contract/message-report-admin.ts";
import { MessageReportState, MessageStatement } from "#contract/message-reports.ts";

/** The one wants to hear no more from the other, about whatever bike. */
export const BlockItem = z.object({
  entity: z.literal("block"),
  userId: z.string(),
  otherUserId: z.string(),
  at: z.iso.datetime(),
});
export type BlockItem = z.infer<typeof BlockItem>;

/** A decision, and who has made it. */
const Decision = MessageStatement.extend({ by: z.string() });
export type MessageDecisionMade = z.infer<typeof Decision>;

/** What administrators are to look at in a conversation, and what they decide. Stands in a list while it is open or objected to. */
export const ThreadReportItem = z.object({
  entity: z.literal("threadReport"),
  id: z.string(),
  threadId: z.string(),
  bikeId: z.string(),
  /** Who reported the other or blocked them; absent where a message looked bad by itself. */
  byUserId: z.string().optional(),
  aboutUserId: z.string(),
  /** The other one of the conversation. */
  otherUserId: z.string(),
  reason: ReportedFor,
  /** What the person who reports says, or what the message was that looked bad. Gone with their account. */
  text: z.string().optional(),
  /** The one that was reported: the newest of theirs then, or the one that looked bad. */
  messageId: z.string(),
  state: MessageReportState,
  /** The newest last. */
  decisions: z.array(Decision),
  /** The text is gone with the account that it was written from. */
  objection: z.object({ text: z.string().optional(), at: z.iso.datetime() }).optional(),
  at: z.iso.datetime(),
  waitingSince: z.iso.datetime(),
  version: z.number().int(),
  /** Epoch seconds; of one that is decided. */
  expiresAt: z.number().int().optional(),
});
export type ThreadReportItem = z.infer<typeof ThreadReportItem>;

/** That the same waits for a decision already. */
export const OpenThreadReportItem = z.object({
  entity: z.literal("openThreadReport"),
  from: z.string(),
  reportId: z.string(),
});

/** Someone cannot write to others for a time, because of one decision or several. */
export const MessageBarItem = z.object({
  entity: z.literal("messageBar"),
  userId: z.string(),
  /** The last of what was decided. */
  until: z.iso.datetime(),
  bars: z.array(z.object({ reportId: z.string(), until: z.iso.datetime() })),
  version: z.number().int(),
  expiresAt: z.number().int(),
});
export type MessageBarItem = z.infer<typeof MessageBarItem>;

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
