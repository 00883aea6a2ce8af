import * as z from "zod";
import { Email, Language } from "#contract/accounts.ts";
import { Challenge, WorkDone } from "#contract/challenges.ts";
import { rule } from "#contract/field-rules.ts";
import { ListingId } from "#contract/listings.ts";
import { defineRoutes } from "#contract/route.ts";
import { fullText, optionalText } from "#contract/text.ts";

export const AdCaseId = z.string().regex(/^adcase_[0-9A-Za-z]{20,40}$/);

/** What can be wrong with an ad. */
export const AdReportReason = z.enum(
  ["stolen-bike", "not-sellers-bike", "misleading", "prohibited-content", "personal-data", "fraud", "other"],
  rule("required"),
);
export type AdReportReason = z.infer<typeof AdReportReason>;

export const shortestExplanation = 20;
/** With the longest letters everything that belongs to it stays below the 8,192 bytes that the firewall lets through. */
export const longestExplanation = 1000;
const mostLinks = 3;
/** So many reports of one ad wait for the same decision. */
export const mostReports = 12;
const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/]+\.[^\s/]/i.test(text) && URL.canParse(text);
const Link = z
  .string(rule("link-format"))
  .trim()
  .max(300, rule("too-long"))
  .refine(isWebAddress, rule("link-format"));

/** What a notice has to say, as article 16 of the Digital Services Act lists it. */
export const AdReportForm = z.object({
  reason: AdReportReason,
  explanation: fullText(shortestExplanation, longestExplanation),
  /** Where more can be seen. */
  links: z.array(Link).max(mostLinks, rule("too-many")),
  /** That who reports believes it to be true and complete. */
  goodFaith: z.literal(true, rule("required")),
});
export type AdReportForm = z.infer<typeof AdReportForm>;

/** The law asks for no name where it may be about the abuse of children. */
export const mayBeNameless = (reason: string): boolean => reason === "prohibited-content";

export const AnonymousAdReport = AdReportForm.extend({
  name: optionalText(100),
  email: Email.optional(),
  language: Language,
  solution: WorkDone,
}).superRefine(({ reason, name, email }, context) => {
  if (mayBeNameless(reason)) return;
  const missing = { code: "custom", message: "required" } as const;
  if (name === undefined) context.addIssue({ ...missing, path: ["name"] });
  if (email === undefined) context.addIssue({ ...missing, path: ["email"] });
});
export type AnonymousAdReport = z.infer<typeof AnonymousAdReport>;

/** Confirms that a report has come. */
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
