import * as z from "zod";
import { AdCaseId, AdReportReason, longestExplanation, shortestExplanation } from "#contract/ad-reports.ts";
import { BikeId } from "#contract/bike.ts";
import { rule } from "#contract/field-rules.ts";
import { ListingId, ListingState } from "#contract/listings.ts";
import { defineRoutes } from "#contract/route.ts";
import { fullText } from "#contract/text.ts";

/** How long a decision can be appealed against: as long as the Digital Services Act asks for at least. */
export const monthsToAppeal = 6;

/** `open`: nobody has decided yet. `appealed`: what was decided is looked at again. */
export const AdCaseState = z.enum(["open", "decided", "appealed"]);
export type AdCaseState = z.infer<typeof AdCaseState>;

/** What has become of the ad. */
export const AdOutcome = z.enum(["removed", "kept"]);
export type AdOutcome = z.infer<typeof AdOutcome>;

/** `law`: the ad is illegal. `terms`: it breaks our terms of use. */
const AdGround = z.enum(["law", "terms"], rule("required"));

/** Why an ad is removed, as article 17 of the Digital Services Act asks for. */
export const RemovalReasons = z.object({
  reason: AdReportReason,
  ground: AdGround,
  /** Which law, or which part of the terms. */
  reference: fullText(3, 200),
  facts: fullText(shortestExplanation, longestExplanation),
  explanation: fullText(shortestExplanation, longestExplanation),
});

/** Why an ad whose removal was wrong cannot be shown again: the names of problems. */
export const NotRestored = z.enum([
  "bike-not-found",
  "bike-has-open-listing",
  "stolen-cannot-be-sold",
  "bike-under-review",
  "bike-has-open-transfer",
  "identity-level-too-low",
  "listing-not-found",
  "listing-ended",
]);
export type NotRestored = z.infer<typeof NotRestored>;

/** One decision with its reasons. */
export const AdStatement = z.object({
  outcome: AdOutcome,
  /** These four of a removal. */
  reason: AdReportReason.optional(),
  ground: AdGround.optional(),
  reference: z.string().optional(),
  facts: z.string().optional(),
  explanation: z.string(),
  at: z.iso.datetime(),
  /** Whether it is the answer to an appeal. */
  afterAppeal: z.boolean(),
  /** The only administrator there was has decided both times. */
  sameAdministrator: z.boolean(),
  /** What the ad is again, where its removal was reversed. */
  restoredAs: ListingState.optional(),
  /** Why it could not be shown again. */
  notRestored: NotRestored.optional(),
});
export type AdStatement = z.infer<typeof AdStatement>;

/** `no`: nothing has been decided against them. `used`: they have appealed already. */
export const AppealState = z.enum(["possible", "waiting", "used", "too-late", "no"]);
export type AppealState = z.infer<typeof AppealState>;

/** A case as its seller or one of those who have reported the ad sees it. */
export const AdDecision = z.object({
  caseId: AdCaseId,
  side: z.enum(["seller", "reporter"]),
  state: AdCaseState,
  listingId: ListingId,
  /** For the seller only. */
  bikeId: BikeId.optional(),
  title: z.string(),
  price: z.number().int(),
  /** The ad's own words, as they were when it was reported; for the seller only. */
  text: z.string().optional(),
  /** What they have reported it for. */
  reason: AdReportReason.optional(),
  /** The newest last. */
  statements: z.array(AdStatement),
  appeal: z.object({
    state: AppealState,
    /** The last moment to appeal. */
    until: z.iso.datetime().optional(),
    text: z.string().optional(),
    at: z.iso.datetime().optional(),
  }),
});
export type AdDecision = z.infer<typeof AdDecision>;

const AdAppeal = z.object({ text: fullText(shortestExplanation, longestExplanation) });

const ByCase = z.object({ caseId: AdCaseId });
/** What stands in the mail to someone without an account. */
const ByToken = z.object({ token: z.string().regex(/^[\w.-]{20,200}$/) });

const appealRefusals = ["ad-not-appealable", "ad-appeal-used", "ad-appeal-too-late"] as const;

export const adDecisionRoutes = defineRoutes({
  getAdDecision: {
    method: "GET",
    path: "/ad-decisions/{caseId}",
    access: "signed-in",
    summary: "Get what has been decided about your ad, or one that you have reported",
    params: ByCase,
    response: AdDecision,
    problems: ["ad-case-not-found"],
  },
  appealAdDecision: {
    method: "POST",
    path: "/ad-decisions/{caseId}/appeals",
    access: "signed-in",
    summary: "Appeal against a decision about your ad, or one that you have reported, once",
    params: ByCase,
    body: AdAppeal,
    response: AdDecision,
    problems: ["ad-case-not-found", ...appealRefusals],
  },
  getAdDecisionByMail: {
    method: "POST",
    path: "/ad-decision-links",
    access: "public",
    summary: "Get what has been decided about an ad that you have reported, by the link in the mail",
    body: ByToken,
    response: AdDecision,
    problems: ["mail-link-invalid", "ad-case-not-found"],
  },
  appealByMail: {
    method: "POST",
    path: "/ad-decision-links/appeals",
    access: "public",
    summary: "Appeal against a decision about an ad that you have reported, by the link in the mail, once",
    body: ByToken.extend(AdAppeal.shape),
    response: AdDecision,
    problems: ["mail-link-invalid", "ad-case-not-found", ...appealRefusals],
  },
});
