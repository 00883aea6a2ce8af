import * as z from "zod";
import { maxExplanationLength, minExplanationLength } from "./ad-reports.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { barDays, MessageReportState, MessageStatement } from "./message-reports.ts";
import { MessageReportId, ReportReason, ThreadId } from "#contract/messages/messages.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { fullText } from "#contract/platform/text.ts";

/** Messages shown before and after the reported one. */
export const messagesAround = 5;

/** `blocked`: one has blocked the other. `suspicious`: a filter flagged a message. */
export const ReportedFor = z.enum([...ReportReason.options, "blocked", "suspicious"]);
export type ReportedFor = z.infer<typeof ReportedFor>;

/** Names are masked: 'An** S*'. */
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
  /** True if the reported person wrote it, false if the other one did. */
  byReported: z.boolean(),
  isReported: z.boolean(),
  text: z.string(),
  at: z.iso.datetime(),
});

/** An earlier report of the same person. */
const EarlierReport = z.object({
  id: MessageReportId,
  reason: ReportedFor,
  state: MessageReportState,
  reportedAt: z.iso.datetime(),
  statements: z.array(MessageStatement),
});

/** Shows the reported message and a few around it, not the whole conversation. */
export const OpenedMessageReport = ListedMessageReport.extend({
  /** Number of decisions so far; sent back with a decision to detect concurrent ones. */
  round: z.number().int(),
  otherName: z.string(),
  /** False once the reported person's account is erased. */
  hasAccount: z.boolean(),
  text: z.string().optional(),
  /** Oldest first. */
  messages: z.array(ShownMessage),
  statements: z.array(MessageStatement),
  objection: z.object({ text: z.string().optional(), at: z.iso.datetime() }).optional(),
  earlier: z.array(EarlierReport),
});
export type OpenedMessageReport = z.infer<typeof OpenedMessageReport>;

const decisionFields = {
  round: z.number().int().min(0),
  /** Sent to both people. */
  explanation: fullText(minExplanationLength, maxExplanationLength),
};
const reason = z.enum(ReportReason.options, rule("required"));

export const MessageReportDecision = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("dismissed"), ...decisionFields }),
  z.object({ outcome: z.literal("warned"), ...decisionFields, reason }),
  z.object({ outcome: z.literal("closed"), ...decisionFields, reason }),
  z.object({ outcome: z.literal("barred"), ...decisionFields, reason, days: z.literal(barDays) }),
  z.object({ outcome: z.literal("upheld"), ...decisionFields }),
  z.object({ outcome: z.literal("revoked"), ...decisionFields }),
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
      "account-not-found",
      "case-claimed",
      "objection-needs-another",
    ],
  },
});
