import * as z from "zod";
import { Email, Language } from "#contract/people/accounts.ts";
import { Challenge, EncodedSolution } from "#contract/platform/challenges.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { ListingId } from "#contract/ads/listings.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { fullText, optionalText } from "#contract/platform/text.ts";

export const AdCaseId = z.string().regex(/^adcase_[0-9A-Za-z]{20,40}$/);

export const AdReportReason = z.enum(
  ["stolen-bike", "not-sellers-bike", "misleading", "prohibited-content", "personal-data", "fraud", "other"],
  rule("required"),
);
export type AdReportReason = z.infer<typeof AdReportReason>;

export const minExplanationLength = 20;
/** Keeps the whole form below the 8,192 bytes that the firewall inspects, even with four-byte characters. */
export const maxExplanationLength = 1000;
const maxLinks = 3;
/** Reports that one case can hold until it is decided. */
export const maxReportsPerCase = 12;
/** Reports in a case from people without an account, from those together with unverified accounts, and from all. */
export const maxReportsByStanding = [4, 8, maxReportsPerCase] as const;
const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/]+\.[^\s/]/i.test(text) && URL.canParse(text);
const Link = z
  .string(rule("link-format"))
  .trim()
  .max(300, rule("too-long"))
  .refine(isWebAddress, rule("link-format"));

/** The contents of a notice under article 16 of the Digital Services Act. */
export const AdReportForm = z.object({
  reason: AdReportReason,
  explanation: fullText(minExplanationLength, maxExplanationLength),
  /** Web addresses with more evidence. */
  links: z.array(Link).max(maxLinks, rule("too-many")),
  /** The reporter declares the report true and complete. */
  goodFaith: z.literal(true, rule("required")),
});
export type AdReportForm = z.infer<typeof AdReportForm>;

/** Article 16 requires no name for reports of child sexual abuse, which this reason includes. */
export const mayBeAnonymous = (reason: string): boolean => reason === "prohibited-content";

export const AnonymousAdReport = AdReportForm.extend({
  name: optionalText(100),
  email: Email.optional(),
  language: Language,
  solution: EncodedSolution,
}).superRefine(({ reason, name, email }, context) => {
  if (mayBeAnonymous(reason)) return;
  const missing = { code: "custom", message: "required" } as const;
  if (name === undefined) context.addIssue({ ...missing, path: ["name"] });
  if (email === undefined) context.addIssue({ ...missing, path: ["email"] });
});
export type AnonymousAdReport = z.infer<typeof AnonymousAdReport>;

const Received = z.object({ caseId: AdCaseId });

const OfListing = z.object({ listingId: ListingId });

const refusals = [
  "listing-not-found",
  "listing-sold",
  "listing-ended",
  "listing-removed",
  "ad-already-reported",
  "ad-reported-often",
  "too-many-requests",
] as const;

export const adReportRoutes = defineRoutes({
  reportAd: {
    method: "POST",
    path: "/listings/{listingId}/reports",
    access: "signed-in",
    summary: "Report an ad to administrators",
    params: OfListing,
    body: AdReportForm,
    response: Received,
    idempotent: true,
    problems: [...refusals, "own-listing"],
  },
  getAdReportChallenge: {
    method: "GET",
    path: "/challenges/ad-report",
    access: "public",
    summary: "Get a proof-of-work challenge before reporting an ad without an account",
    response: Challenge,
    problems: ["too-many-requests"],
  },
  reportAdAnonymously: {
    method: "POST",
    path: "/listings/{listingId}/anonymous-reports",
    access: "public",
    summary: "Report an ad to administrators without an account",
    params: OfListing,
    body: AnonymousAdReport,
    response: Received,
    problems: [...refusals, "bot-check-failed"],
  },
});
