import * as z from "zod";
import { longestExplanation, shortestExplanation } from "#contract/ad-reports.ts";
import { MessageReportId, ReportReason, ThreadId } from "#contract/messages.ts";
import { defineRoutes } from "#contract/route.ts";
import { fullText } from "#contract/text.ts";

/** How long the person who was reported can object to what was decided. */
export const daysToObject = 14;
/** For how many days someone can be kept from messaging. */
export const barDays = [7, 30, 90] as const;

/** `open`: nobody has decided yet. `objected`: what was decided is looked at again. */
export const MessageReportState = z.enum(["open", "decided", "objected"]);
export type MessageReportState = z.infer<typeof MessageReportState>;

/** What is done about the person who was reported; `upheld` and `revoked` answer an objection. */
export const MessageOutcome = z.enum(["dismissed", "warned", "closed", "barred", "upheld", "revoked"]);
export type MessageOutcome = z.infer<typeof MessageOutcome>;

/** One decision with its reasons, as the person who was reported reads it. */
export const MessageStatement = z.object({
  outcome: MessageOutcome,
  /** What was wrong, where something was. */
  reason: ReportReason.optional(),
  /** Until when they cannot write. */
  until: z.iso.datetime().optional(),
  explanation: z.string(),
  at: z.iso.datetime(),
  /** The only administrator there was has decided both times. */
  sameAdministrator: z.boolean(),
});
export type MessageStatement = z.infer<typeof MessageStatement>;

/** The one who has reported learns whether something was done, and not what. */
const StatementForReporter = MessageStatement.pick({ at: true, explanation: true }).extend({
  outcome: z.enum(["dismissed", "acted", "upheld", "revoked"]),
});

/** `no`: nothing was decided against them. `used`: they have objected, and that is decided. */
export const ObjectionState = z.enum(["possible", "waiting", "used", "too-late", "no"]);
export type ObjectionState = z.infer<typeof ObjectionState>;

const Shown = z.object({ id: MessageReportId, threadId: ThreadId, state: MessageReportState });

/** What was decided about a reported conversation, as one of its two sees it. The newest statement is last. */
export const MessageDecision = z.discriminatedUnion("side", [
  Shown.extend({
    side: z.literal("reporter"),
    /** What they have reported it for. */
    reason: ReportReason,
    statements: z.array(StatementForReporter),
  }),
  Shown.extend({
    side: z.literal("reported"),
    /** Their own words that were reported, unless they are gone. */
    message: z.string().optional(),
    statements: z.array(MessageStatement),
    objection: z.object({
      state: ObjectionState,
      /** The last moment to object. */
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
    summary:
      "Get what has been decided about a conversation that you have reported, or what you wrote in one",
    params: ById,
    response: MessageDecision,
    problems: ["message-report-not-found"],
  },
  objectToMessageDecision: {
    method: "POST",
    path: "/message-decisions/{reportId}/objection",
    access: "signed-in",
    summary: "Object to what has been decided about what you wrote, once; another administrator looks at it",
    params: ById,
    body: z.object({ text: fullText(shortestExplanation, longestExplanation) }),
    response: MessageDecision,
    problems: ["message-report-not-found", "objection-not-possible", "objection-used", "objection-too-late"],
  },
});
