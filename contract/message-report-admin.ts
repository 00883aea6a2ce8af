import * as z from "zod";
import { longestExplanation, shortestExplanation } from "#contract/ad-reports.ts";
import { rule } from "#contract/field-rules.ts";
import { barDays, MessageReportState, MessageStatement } from "#contract/message-reports.ts";
import { MessageReportId, ReportReason, ThreadId } from "#contract/messages.ts";
import { PageQuery, pageOf } from "#contract/page.ts";
import { defineRoutes } from "#contract/route.ts";
import { fullText } from "#contract/text.ts";

/** How many messages are shown before the one that was reported, and how many after it. */
export const messagesAround = 5;

/** `blocked`: one has blocked the other. `suspicious`: a message looked bad by itself. */
export const ReportedFor = z.enum([...ReportReason.options, "blocked", "suspicious"]);
export type ReportedFor = z.infer<typeof ReportedFor>;

/** A report among those that wait. Names are masked: 'An** S*'. */
const ListedMessageReport = z.object({
  id: MessageReportId,
  threadId: ThreadId,
  state: MessageReportState,
  reason: ReportedFor,
  reportedName: z.string(),
  reportedAt: z.iso.datetime(),
  waitingSince: z.iso.datetime(),
});
export type ListedMessageReport = z.infer<typeof ListedMessageReport>;

const ShownMessage = z.object({
  id: z.string(),
  /** By the person who was reported; others are by the other one of the conversation. */
  byReported: z.boolean(),
  /** The one that was reported. */
  isReported: z.boolean(),
  text: z.string(),
  at: z.iso.datetime(),
});

/** What was reported of the same person before. */
const EarlierReport = z.object({
  id: MessageReportId,
  reason: ReportedFor,
  state: MessageReportState,
  reportedAt: z.iso.datetime(),
  statements: z.array(MessageStatement),
});

/** All that an administrator decides by: what was reported and what stands around it, and no more of the conversation. */
export const OpenedMessageReport = ListedMessageReport.extend({
  /** How many decisions there are: the person who decides says how many they know of. */
  round: z.number().int(),
  otherName: z.string(),
  /** What the person says who reports. */
  text: z.string().optional(),
  /** In the order in which they were written. */
  messages: z.array(ShownMessage),
  statements: z.array(MessageStatement),
  objection: z.object({ text: z.string().optional(), at: z.iso.datetime() }).optional(),
  earlier: z.array(EarlierReport),
});
export type OpenedMessageReport = z.infer<typeof OpenedMessageReport>;

const said = {
  round: z.number().int().min(0),
  /** Sent to both. */
  explanation: fullText(shortestExplanation, longestExplanation),
};
const reason = z.enum(ReportReason.options, rule("required"));

/** What is done about it, with reasons that are sent to whom it concerns. */
export const MessageReportDecision = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("dismissed"), ...said }),
  z.object({ outcome: z.literal("warned"), ...said, reason }),
  z.object({ outcome: z.literal("closed"), ...said, reason }),
  z.object({ outcome: z.literal("barred"), ...said, reason, days: z.literal(barDays) }),
  z.object({ outcome: z.literal("upheld"), ...said }),
  z.object({ outcome: z.literal("revoked"), ...said }),
]);
export type MessageReportDecision = z.infer<typeof MessageReportDecision>;

const ById = z.object({ reportId: MessageReportId });

export const messageReportRoutes = defineRoutes({
  listMessageReports: {
    method: "GET",
    path: "/admin/message-reports",
    access: "admin",
    summary: "List the reported conversations and objections that wait for a decision, oldest first",
    query: PageQuery,
    response: pageOf(ListedMessageReport),
    problems: ["invalid-cursor"],
  },
  openMessageReport: {
    method: "GET",
    path: "/admin/message-reports/{reportId}",
    access: "admin",
    summary: "Get a reported message with at most ten around it; the view is recorded",
    params: ById,
    response: OpenedMessageReport,
    problems: ["message-report-not-found"],
  },
  decideMessageReport: {
    method: "POST",
    path: "/admin/message-reports/{reportId}/decision",
    access: "admin",
    summary: "Dismiss a report, warn, close the conversation or bar from messaging, or answer an objection",
    params: ById,
    body: MessageReportDecision,
    response: z.object({}),
    problems: [
      "message-report-not-found",
      "message-report-decided",
      "case-claimed",
      "objection-needs-another",
    ],
  },
});
