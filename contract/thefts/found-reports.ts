import * as z from "zod";
import { Code, Email, Language } from "#contract/people/accounts.ts";
import { BikeId } from "#contract/bikes/bike.ts";
import { Challenge, EncodedSolution } from "#contract/platform/challenges.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { optionalText, requiredText } from "#contract/platform/text.ts";

const FoundReportId = z.string().regex(/^found_[0-9A-Za-z]{20,40}$/);

/** `owner_seen`: the owner has opened it. `expired`: the owner did not decide within `daysToDecide`. */
export const FoundReportState = z.enum(["pending", "owner_seen", "confirmed", "rejected", "expired"]);
export type FoundReportState = z.infer<typeof FoundReportState>;

export const daysToDecide = 90;
/** Points that the service pays the finder of a stolen bike. */
export const finderPoints = 200;
/** The points wait this long after the recovery and the confirmation, in case of fraud. */
export const daysOfHold = 7;
/** A finder whose points are due has this long to prove who they are. */
export const daysToProve = 90;
/** An administrator checks any further rewards of one finder within a year. */
export const rewardsAYear = 3;

/**
 * `none`: the finder has no account or may not be paid. `waiting`: the owner has not marked the
 * bike as recovered.
 */
export const RewardState = z.enum([
  "none",
  "waiting",
  "held",
  "under_review",
  "paid",
  "refused",
  "taken_back",
]);
export type RewardState = z.infer<typeof RewardState>;

/** Only the owner sees `contact`. */
export const FoundReportForm = z.object({
  location: requiredText(200),
  description: optionalText(1000),
  contact: requiredText(200),
});
export type FoundReportForm = z.infer<typeof FoundReportForm>;

export const OwnFoundReport = z.object({
  id: FoundReportId,
  bikeId: BikeId,
  bike: z.string(),
  state: FoundReportState,
  reward: RewardState,
  /** The time at which reserved points are paid out. */
  paidFrom: z.iso.datetime().optional(),
  /** Points lapse at this time if the finder has not proved their identity; missing once they have. */
  proveBy: z.iso.datetime().optional(),
  location: z.string(),
  reportedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().optional(),
  thanks: z.string().optional(),
});
export type OwnFoundReport = z.infer<typeof OwnFoundReport>;

/** A report as the owner sees it. `contact` is deleted after twelve months. */
export const ReceivedFoundReport = FoundReportForm.extend({
  contact: z.string().optional(),
  id: FoundReportId,
  bikeId: BikeId,
  state: FoundReportState,
  /** Masked. Absent for a finder without an account. */
  finderName: z.string().optional(),
  reportedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().optional(),
});
export type ReceivedFoundReport = z.infer<typeof ReceivedFoundReport>;

const ListedFoundReport = ReceivedFoundReport.extend({
  /** True if it concerns the latest theft of the bike, open or closed. */
  current: z.boolean(),
  /** The finder's number, from one; a person who reports twice keeps the number. */
  finder: z.number().int(),
});
export type ListedFoundReport = z.infer<typeof ListedFoundReport>;

export const FoundDecision = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("confirm") }),
  z.object({ decision: z.literal("reject"), reason: optionalText(500) }),
]);
export type FoundDecision = z.infer<typeof FoundDecision>;

const OfBike = z.object({ bikeId: BikeId });
export const OneFoundReport = z.object({ bikeId: BikeId, reportId: FoundReportId });

export const foundReportRoutes = defineRoutes({
  reportFound: {
    method: "POST",
    path: "/bikes/{bikeId}/found-reports",
    access: "signed-in",
    summary: "Report a stolen bike found",
    params: OfBike,
    body: FoundReportForm,
    response: OwnFoundReport,
    idempotent: true,
    problems: [
      "bike-not-found",
      "bike-not-stolen",
      "own-bike",
      "already-reported-found",
      "message-refused",
      "too-many-requests",
    ],
  },
  listOwnFoundReports: {
    method: "GET",
    path: "/me/found-reports",
    access: "signed-in",
    summary: "List the finds you have reported, newest first",
    query: PageQuery,
    response: pageOf(OwnFoundReport),
    problems: ["invalid-cursor"],
  },
  listReceivedFoundReports: {
    method: "GET",
    path: "/bikes/{bikeId}/found-reports",
    access: "customer",
    summary: "List the finds that others have reported of your bike, newest first, and mark them as seen",
    params: OfBike,
    response: z.object({ items: z.array(ListedFoundReport) }),
    problems: ["bike-not-found"],
  },
  decideFoundReport: {
    method: "POST",
    path: "/bikes/{bikeId}/found-reports/{reportId}/decision",
    access: "customer",
    summary: "Confirm or reject a find that someone has reported of your bike",
    params: OneFoundReport,
    body: FoundDecision,
    response: ReceivedFoundReport,
    problems: ["bike-not-found", "found-report-not-found", "found-report-decided"],
  },
});

/** Finders without an account use the code on the sticker. */
const ByCode = z.object({ uid: z.uuid() });

export const anonymousFoundRoutes = defineRoutes({
  getFoundChallenge: {
    method: "GET",
    path: "/challenges/found",
    access: "public",
    summary: "Get a proof-of-work challenge before sending a code to a finder without an account",
    response: Challenge,
    problems: ["too-many-requests"],
  },
  sendFoundCode: {
    method: "POST",
    path: "/qr/{uid}/found-codes",
    access: "public",
    summary: "Send a code to the email address of a finder without an account",
    params: ByCode,
    /** `challenge`: base64 of the JSON `{ challenge, solution }`. */
    body: z.object({ email: Email, language: Language, challenge: EncodedSolution }),
    response: z.object({}),
    problems: ["qr-not-found", "bike-not-stolen", "bot-check-failed", "too-many-requests"],
  },
  reportFoundAnonymously: {
    method: "POST",
    path: "/qr/{uid}/found-reports",
    access: "public",
    summary: "Report a stolen bike found, without an account, with the mailed code",
    params: ByCode,
    body: FoundReportForm.extend({ email: Email, code: Code }),
    response: z.object({ id: FoundReportId }),
    problems: [
      "qr-not-found",
      "bike-not-stolen",
      "code-wrong",
      "code-expired",
      "already-reported-found",
      "message-refused",
      "too-many-requests",
    ],
  },
});
