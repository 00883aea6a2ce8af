import * as z from "zod";
import { AdCaseId, AdReportReason, maxExplanationLength, minExplanationLength } from "./ad-reports.ts";
import { BikeId } from "#contract/bikes/bike.ts";
import { AppealState } from "#contract/platform/appeal-state.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { ListingId, ListingState } from "#contract/ads/listings.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { fullText } from "#contract/platform/text.ts";

/** The minimum in article 20 of the Digital Services Act. */
export const monthsToAppeal = 6;

/** Days in which nobody may advertise the bike of a removed ad, for any reason. */
export const daysWithoutAd = 30;

/** `appealed`: a decision is under review. */
export const AdCaseState = z.enum(["open", "decided", "appealed"]);
export type AdCaseState = z.infer<typeof AdCaseState>;

export const AdOutcome = z.enum(["removed", "kept"]);
export type AdOutcome = z.infer<typeof AdOutcome>;

/** `law`: the ad is illegal. `terms`: it breaks our terms of use. */
const AdGround = z.enum(["law", "terms"], rule("required"));

/** The statement of reasons that article 17 of the Digital Services Act requires. */
export const RemovalReasons = z.object({
  reason: AdReportReason,
  ground: AdGround,
  /** The law, or the section of the terms. */
  reference: fullText(3, 200),
  facts: fullText(minExplanationLength, maxExplanationLength),
  explanation: fullText(minExplanationLength, maxExplanationLength),
});

/** Reasons why a wrongly removed ad stays removed, as problem codes. */
export const NotRestored = z.enum([
  "bike-not-found",
  "bike-has-open-listing",
  "stolen-cannot-be-sold",
  "ownership-disputed",
  "bike-under-review",
  "bike-has-open-transfer",
  "identity-level-too-low",
  "listing-not-found",
  "listing-ended",
]);
export type NotRestored = z.infer<typeof NotRestored>;

export const AdStatement = z.object({
  outcome: AdOutcome,
  /** Set for a removal, like the three below. */
  reason: AdReportReason.optional(),
  ground: AdGround.optional(),
  reference: z.string().optional(),
  facts: z.string().optional(),
  explanation: z.string(),
  at: z.iso.datetime(),
  afterAppeal: z.boolean(),
  /** True if one administrator decided both the case and its appeal, because there was no other. */
  sameAdministrator: z.boolean(),
  /** State of the ad after a reversed removal. */
  restoredAs: ListingState.optional(),
  notRestored: NotRestored.optional(),
});
export type AdStatement = z.infer<typeof AdStatement>;

/** A case as its seller or a reporter sees it. */
export const AdDecision = z.object({
  caseId: AdCaseId,
  side: z.enum(["seller", "reporter"]),
  state: AdCaseState,
  listingId: ListingId,
  /** For the seller only. */
  bikeId: BikeId.optional(),
  title: z.string(),
  price: z.number().int(),
  /** The reported text; for the seller only. */
  text: z.string().optional(),
  /** For a reporter: the reason they chose. */
  reason: AdReportReason.optional(),
  /** Oldest first. */
  statements: z.array(AdStatement),
  appeal: z.object({
    state: AppealState,
    until: z.iso.datetime().optional(),
    text: z.string().optional(),
    at: z.iso.datetime().optional(),
  }),
});
export type AdDecision = z.infer<typeof AdDecision>;

const AdAppeal = z.object({ text: fullText(minExplanationLength, maxExplanationLength) });

const ByCase = z.object({ caseId: AdCaseId });
/** The token in the mail to a reporter without an account. */
const ByToken = z.object({ token: z.string().regex(/^[\w.-]{20,200}$/) });

const appealRefusals = ["ad-not-appealable", "ad-appeal-used", "ad-appeal-too-late"] as const;

export const adDecisionRoutes = defineRoutes({
  getAdDecision: {
    method: "GET",
    path: "/ad-decisions/{caseId}",
    access: "signed-in",
    summary: "Get the decision about your ad, or about an ad that you reported",
    params: ByCase,
    response: AdDecision,
    problems: ["ad-case-not-found"],
  },
  appealAdDecision: {
    method: "POST",
    path: "/ad-decisions/{caseId}/appeals",
    access: "signed-in",
    summary: "Appeal, once, against a decision about your ad or an ad that you reported",
    params: ByCase,
    body: AdAppeal,
    response: AdDecision,
    problems: ["ad-case-not-found", ...appealRefusals],
  },
  getAdDecisionByMail: {
    method: "POST",
    path: "/ad-decision-links/reading",
    access: "public",
    summary: "Get the decision about an ad that you reported, by the link in the mail",
    body: ByToken,
    response: AdDecision,
    problems: ["mail-link-invalid", "ad-case-not-found"],
  },
  appealByMail: {
    method: "POST",
    path: "/ad-decision-links/appeals",
    access: "public",
    summary: "Appeal, once, against a decision about an ad that you reported, by the link in the mail",
    body: ByToken.extend(AdAppeal.shape),
    response: AdDecision,
    problems: ["mail-link-invalid", "ad-case-not-found", ...appealRefusals],
  },
});
