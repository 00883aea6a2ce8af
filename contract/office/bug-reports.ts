import * as z from "zod";
import { Email, Language, Role } from "#contract/people/accounts.ts";
import { maxUserAgentLength } from "#contract/platform/browser-words.ts";
import { Challenge, EncodedSolution } from "#contract/platform/challenges.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { pathWithoutIds } from "#contract/platform/page-path.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { optionalText, requiredText } from "#contract/platform/text.ts";
import { UploadId } from "#contract/platform/uploads.ts";

const BugId = z.string().regex(/^bug_[\w-]{22}$/);
const BugLetterId = z.string().regex(/^bugletter_[0-9A-Za-z]{20,40}$/);

export const BugState = z.enum(["new", "triaged", "resolved"]);
export type BugState = z.infer<typeof BugState>;

/** Allowed transitions; a resolved bug can be reopened. */
export const nextBugStates: Readonly<Record<BugState, readonly BugState[]>> = {
  new: ["triaged", "resolved"],
  triaged: ["resolved"],
  resolved: ["triaged"],
};

/** Keeps the whole form below the 8,192 bytes that the firewall inspects. */
export const maxBugMessageLength = 1000;
export const maxBugAnswerLength = 2000;

/** The reporter's account comes from the access token. */
export const BugReportForm = z.object({
  message: requiredText(maxBugMessageLength),
  /** Page path; ids and tokens are removed before it is used. */
  path: z
    .string()
    .regex(/^[\x20-\x7e\u2026]*$/)
    .max(300)
    .transform(pathWithoutIds),
  version: z.string().regex(/^[\w.-]{1,40}$/),
  /** Stored as words only: `Safari 19, iPhone`. */
  userAgent: z.string().max(maxUserAgentLength),
  error: optionalText(200),
  /** Request id of the failed response, for finding it in the logs. */
  requestId: z
    .string()
    .regex(/^[\w=.-]{6,64}$/)
    .optional(),
  language: Language,
  /** A screenshot will be uploaded; the report is valid without it. */
  withPicture: z.literal(true).optional(),
});
export type BugReportForm = z.infer<typeof BugReportForm>;

export const AnonymousBugReport = BugReportForm.extend({
  /** Without an address there is no reply. */
  email: Email.optional(),
  solution: EncodedSolution,
});
export type AnonymousBugReport = z.infer<typeof AnonymousBugReport>;

/** The bug that the report was grouped under, and an upload that stays open for an hour. */
export const ReportedBug = z.object({ bugId: BugId, pictureId: UploadId.optional() });
export type ReportedBug = z.infer<typeof ReportedBug>;

/** Groups reports of the same error on the same page and build. */
const ListedBug = z.object({
  id: BugId,
  path: z.string(),
  version: z.string(),
  error: z.string().optional(),
  /** Message of the newest report. */
  words: z.string(),
  state: BugState,
  count: z.number().int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});
export type ListedBug = z.infer<typeof ListedBug>;

const BugAnswer = z.object({ text: z.string(), at: z.iso.datetime() });

/** A screenshot in which only the service's own texts are readable. `url` expires after five minutes. */
const BugPicture = z.object({ url: z.string(), width: z.number().int(), height: z.number().int() });
export type BugPicture = z.infer<typeof BugPicture>;

const BugLetter = z.object({
  id: BugLetterId,
  message: z.string(),
  at: z.iso.datetime(),
  role: Role.optional(),
  browser: z.string(),
  language: Language,
  requestId: z.string().optional(),
  logUrl: z.string().optional(),
  /** The channel of a reply; `none` without account and address. */
  reply: z.enum(["account", "email", "none"]),
  answer: BugAnswer.optional(),
  picture: BugPicture.optional(),
});
export type BugLetter = z.infer<typeof BugLetter>;

export const OpenedBug = ListedBug.extend({
  /** Newest first. */
  letters: z.array(BugLetter),
  cursor: z.string().optional(),
});
export type OpenedBug = z.infer<typeof OpenedBug>;

export const BugsQuery = PageQuery.extend({
  state: BugState.default("new"),
  order: z.enum(["newest", "oldest"]).default("newest"),
});
export type BugsQuery = z.infer<typeof BugsQuery>;

const ById = z.object({ bugId: BugId });

export const bugReportRoutes = defineRoutes({
  reportBug: {
    method: "POST",
    path: "/bug-reports",
    access: "signed-in",
    summary: "Report something that does not work",
    body: BugReportForm,
    response: ReportedBug,
    idempotent: true,
    problems: ["too-many-requests"],
  },
  getBugReportChallenge: {
    method: "GET",
    path: "/challenges/bug-report",
    access: "public",
    summary: "Get a proof-of-work challenge before reporting a bug without an account",
    response: Challenge,
    problems: ["too-many-requests"],
  },
  reportBugAnonymously: {
    method: "POST",
    path: "/anonymous-bug-reports",
    access: "public",
    summary: "Report something that does not work without an account",
    body: AnonymousBugReport,
    response: ReportedBug,
    problems: ["bot-check-failed", "too-many-requests"],
  },
  listBugs: {
    method: "GET",
    path: "/admin/bug-reports",
    access: "admin",
    summary: "List reported bugs of one state, by their latest report",
    query: BugsQuery,
    response: pageOf(ListedBug),
    problems: ["invalid-cursor"],
  },
  openBug: {
    method: "GET",
    path: "/admin/bug-reports/{bugId}",
    access: "admin",
    summary: "Get a bug with its reports; the view is recorded",
    params: ById,
    query: PageQuery,
    response: OpenedBug,
    problems: ["bug-not-found", "invalid-cursor"],
  },
  moveBug: {
    method: "POST",
    path: "/admin/bug-reports/{bugId}/state",
    access: "admin",
    summary: "Update a bug's status",
    params: ById,
    body: z.object({ from: BugState, to: BugState }),
    response: z.object({}),
    problems: ["bug-not-found", "bug-moved"],
  },
  answerBugReport: {
    method: "POST",
    path: "/admin/bug-reports/{bugId}/letters/{letterId}/answer",
    access: "admin",
    summary: "Reply to a bug report by mail, once",
    params: ById.extend({ letterId: BugLetterId }),
    body: z.object({ text: requiredText(maxBugAnswerLength) }),
    response: z.object({}),
    problems: ["bug-not-found", "bug-report-answered", "bug-report-nameless"],
  },
});
