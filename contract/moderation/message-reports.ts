import * as z from "zod";
import { maxExplanationLength, minExplanationLength } from "./ad-reports.ts";
import { MessageReportId, ReportReason, ThreadId } from "#contract/messages/messages.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { fullText } from "#contract/platform/text.ts";

export const daysToObject = 14;
export const barDays = [7, 30, 90] as const;

/** `objected`: a decision is under review. */
export const MessageReportState = z.enum(["open", "decided", "objected"]);
export type MessageReportState = z.infer<typeof MessageReportState>;

/** `upheld` and `revoked` answer an objection. */
export const MessageOutcome = z.enum(["dismissed", "warned", "closed", "barred", "upheld", "revoked"]);
export type MessageOutcome = z.infer<typeof MessageOutcome>;

/** A decision as the reported person reads it. */
export const MessageStatement = z.object({
  outcome: MessageOutcome,
  /** Set if a rule was broken. */
  reason: ReportReason.optional(),
  until: z.iso.datetime().optional(),
  explanation: z.string(),
  at: z.iso.datetime(),
  /** True if one administrator decided both the report and the objection, because there was no other. */
  sameAdministrator: z.boolean(),
});
export type MessageStatement = z.infer<typeof MessageStatement>;

/** The reporter learns that something was done, but not what. */
const StatementForReporter = MessageStatement.pick({ at: true, explanation: true }).extend({
  outcome: z.enum(["dismissed", "acted", "upheld", "revoked"]),
});

/** `no`: no decision went against this person. `used`: their objection has been decided. */
export const ObjectionState = z.enum(["possible", "waiting", "used", "too-late", "no"]);
export type ObjectionState = z.infer<typeof ObjectionState>;

const Shown = z.object({ id: MessageReportId, threadId: ThreadId, state: MessageReportState });

/** A decision as the reporter or the reported person sees it; statements are oldest first. */
export const MessageDecision = z.discriminatedUnion("side", [
  Shown.extend({
    side: z.literal("reporter"),
    reason: ReportReason,
    statements: z.array(StatementForReporter),
  }),
  Shown.extend({
    side: z.literal("reported"),
    /** The reported message, unless it is deleted. */
    message: z.string().optional(),
    statements: z.array(MessageStatement),
    objection: z.object({
      state: ObjectionState,
      until: z.iso.datetime().optional(),
      text: z.string().optional(),
    }),
  }),
]);
export type MessageDecision = z.infer<typeof MessageDecision>;

const ById = z.object({ reportId: MessageReportId });

export const messageDecisionRoutes = defineRoutes({
  getMessageDecision: {
    method: "GET",
    path: "/message-decisions/{reportId}",
    access: "signed-in",
    summary: "Get the decision about a conversation that you reported, or about what you wrote in one",
    params: ById,
    response: MessageDecision,
    problems: ["message-report-not-found"],
  },
  objectToMessageDecision: {
    method: "POST",
    path: "/message-decisions/{reportId}/objection",
    access: "signed-in",
    summary: "Object, once, to a decision about what you wrote; another administrator reviews it",
    params: ById,
    body: z.object({ text: fullText(minExplanationLength, maxExplanationLength) }),
    response: MessageDecision,
    problems: ["message-report-not-found", "objection-not-possible", "objection-used", "objection-too-late"],
  },
});
