import * as z from "zod";
import { Email, Language, Role } from "#contract/accounts.ts";
import { longestUserAgent } from "#contract/browser-words.ts";
import { Challenge, WorkDone } from "#contract/challenges.ts";
import { PageQuery, pageOf } from "#contract/page.ts";
import { pathWithoutIds } from "#contract/page-path.ts";
import { defineRoutes } from "#contract/route.ts";
import { optionalText, requiredText } from "#contract/text.ts";
import { UploadId } from "#contract/uploads.ts";

const BugId = z.string().regex(/^bug_[\w-]{22}$/);
const BugLetterId = z.string().regex(/^bugletter_[0-9A-Za-z]{20,40}$/);

export const BugState = z.enum(["new", "triaged", "resolved"]);
export type BugState = z.infer<typeof BugState>;

/** What comes after what. One that is resolved and was not can be looked at again. */
export const nextBugStates: Readonly<Record<BugState, readonly BugState[]>> = {
  new: ["triaged", "resolved"],
  triaged: ["resolved"],
  resolved: ["triaged"],
};

/** With it everything that belongs to it stays below the 8,192 bytes that the firewall lets through. */
export const longestBugMessage = 1000;
export const longestBugAnswer = 2000;

/** What went wrong, where, in which build of the pages and in which browser. Who reports it says the token. */
export const BugReportForm = z.object({
  message: requiredText(longestBugMessage),
  /** Of the page; what could be an id or a token is cut out before anything else is done with it. */
  path: z
    .string()
    .regex(/^[\x20-\x7e\u2026]*$/)
    .max(300)
    .transform(pathWithoutIds),
  version: z.string().regex(/^[\w.-]{1,40}$/),
  /** Kept in words only, `Safari 19, iPhone`. */
  userAgent: z.string().max(longestUserAgent),
  /** What the page said of a failure. */
  error: optionalText(200),
  /** Of the answer that failed, to be found in the logs. */
  requestId: z
    .string()
    .regex(/^[\w=.-]{6,64}$/)
    .optional(),
  language: Language,
  /** A picture of the page follows; the report stands without it. */
  withPicture: z.literal(true).optional(),
});
export type BugReportForm = z.infer<typeof BugReportForm>;

export const AnonymousBugReport = BugReportForm.extend({
  /** Where an answer goes; without one nobody answers. */
  email: Email.optional(),
  solution: WorkDone,
});
export type AnonymousBugReport = z.infer<typeof AnonymousBugReport>;

/** Under which bug the report was put, and where its picture may be sent for an hour. */
export const ReportedBug = z.object({ bugId: BugId, pictureId: UploadId.optional() });
export type ReportedBug = z.infer<typeof ReportedBug>;

/** A bug as the list shows it: everything that is the same fault of the same page and build. */
const ListedBug = z.object({
  id: BugId,
  path: z.string(),
  version: z.string(),
  error: z.string().optional(),
  /** Of the first who reported it. */
  words: z.string(),
  state: BugState,
  count: z.number().int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});
export type ListedBug = z.infer<typeof ListedBug>;

const BugAnswer = z.object({ text: z.string(), at: z.iso.datetime() });

/** The page as it looked, with everything but our own words blotted out. `url` opens it for five minutes. */
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
  /** Opens the log at the lines of that request. */
  logUrl: z.string().optional(),
  /** Whether an answer reaches someone, and where. */
  reply: z.enum(["account", "email", "none"]),
  answer: BugAnswer.optional(),
  picture: BugPicture.optional(),
});
export type BugLetter = z.infer<typeof BugLetter>;

export const OpenedBug = ListedBug.extend({
  /** The newest first. */
  letters: z.array(BugLetter),
  /** Where there are more. */
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
    summary: "List the bugs of one state that people have reported, by when they were reported last",
    query: BugsQuery,
    response: pageOf(ListedBug),
    problems: ["invalid-cursor"],
  },
  openBug: {
    method: "GET",
    path: "/admin/bug-reports/{bugId}",
    access: "admin",
    summary: "Get a bug with what people have written about it; the view is recorded",
    params: ById,
    query: PageQuery,
    response: OpenedBug,
    problems: ["bug-not-found", "invalid-cursor"],
  },
  moveBug: {
    method: "POST",
    path: "/admin/bug-reports/{bugId}/state",
    access: "admin",
    summary: "Say how far a bug has come",
    params: ById,
    body: z.object({ from: BugState, to: BugState }),
    response: z.object({}),
    problems: ["bug-not-found", "bug-moved"],
  },
  answerBugReport: {
    method: "POST",
    path: "/admin/bug-reports/{bugId}/letters/{letterId}/answer",
    access: "admin",
    summary: "Answer someone who has reported a bug, once, by mail",
    params: ById.extend({ letterId: BugLetterId }),
    body: z.object({ text: requiredText(longestBugAnswer) }),
    response: z.object({}),
    problems: ["bug-not-found", "bug-report-answered", "bug-report-nameless"],
  },
});
