import * as z from "zod";
import { AdCaseState, AdStatement, RemovalReasons } from "#contract/ad-decisions.ts";
import { AdCaseId, AdReportReason, longestExplanation, shortestExplanation } from "#contract/ad-reports.ts";
import { BikeId } from "#contract/bike.ts";
import { ListingId, ListingState } from "#contract/listings.ts";
import { PageQuery, pageOf } from "#contract/page.ts";
import { defineRoutes } from "#contract/route.ts";
import { fullText } from "#contract/text.ts";

/** A case among those that wait. */
const ListedAdCase = z.object({
  id: AdCaseId,
  listingId: ListingId,
  state: AdCaseState,
  title: z.string(),
  price: z.number().int(),
  /** Of the first report. */
  reason: AdReportReason,
  reports: z.number().int(),
  waitingSince: z.iso.datetime(),
  /** Who has appealed. */
  appealBy: z.enum(["seller", "reporter"]).optional(),
});
export type ListedAdCase = z.infer<typeof ListedAdCase>;

/** The ad as it was when someone reported it. */
const AdSnapshot = z.object({
  title: z.string(),
  price: z.number().int(),
  city: z.string(),
  text: z.string().optional(),
  /** Of those pictures that the ad still has. */
  photoUrls: z.array(z.string()),
  photos: z.number().int(),
});

const ShownReport = z.object({
  id: z.string(),
  reason: AdReportReason,
  explanation: z.string().optional(),
  links: z.array(z.string()),
  reportedAt: z.iso.datetime(),
  /** A person who has reported it, as far as that is known. */
  name: z.string().optional(),
  email: z.string().optional(),
  hasAccount: z.boolean(),
  ad: AdSnapshot,
});

const ShownAppeal = z.object({
  by: z.enum(["seller", "reporter"]),
  text: z.string().optional(),
  at: z.iso.datetime(),
});

/** A case that came to an end before, of the same ad or another one of the same seller. */
const EarlierCase = z.object({
  id: AdCaseId,
  sameAd: z.boolean(),
  title: z.string(),
  reason: AdReportReason,
  state: AdCaseState,
  openedAt: z.iso.datetime(),
  statements: z.array(AdStatement),
});

/** All that an administrator decides by. */
export const OpenedAdCase = ListedAdCase.extend({
  bikeId: BikeId,
  /** How many decisions there are: the person who decides says how many they know of. */
  round: z.number().int(),
  /** What the ad is now; undefined where it is gone. */
  now: ListingState.optional(),
  /** Its photos as they are kept now. */
  photoUrls: z.array(z.string()),
  sellerName: z.string().optional(),
  sellerEmail: z.string().optional(),
  frameNumber: z.string().optional(),
  /** The bike's or its number's state in the register. */
  stolen: z.boolean(),
  allReports: z.array(ShownReport),
  statements: z.array(AdStatement),
  appeals: z.array(ShownAppeal),
  earlier: z.array(EarlierCase),
});
export type OpenedAdCase = z.infer<typeof OpenedAdCase>;

const round = z.number().int().min(0);

/** What becomes of the ad, with reasons that are sent to whom it concerns. */
export const AdCaseDecision = z.discriminatedUnion("outcome", [
  RemovalReasons.extend({ outcome: z.literal("removed"), round }),
  z.object({
    outcome: z.literal("kept"),
    round,
    explanation: fullText(shortestExplanation, longestExplanation),
  }),
]);
export type AdCaseDecision = z.infer<typeof AdCaseDecision>;

const ByCase = z.object({ caseId: AdCaseId });

export const adCaseRoutes = defineRoutes({
  listAdCases: {
    method: "GET",
    path: "/admin/ad-cases",
    access: "admin",
    summary: "List the reported ads and appeals that wait for a decision, oldest first",
    query: PageQuery,
    response: pageOf(ListedAdCase),
    problems: ["invalid-cursor"],
  },
  openAdCase: {
    method: "GET",
    path: "/admin/ad-cases/{caseId}",
    access: "admin",
    summary: "Get a reported ad with all that was said of it and decided before; the view is recorded",
    params: ByCase,
    response: OpenedAdCase,
    problems: ["ad-case-not-found"],
  },
  decideAdCase: {
    method: "POST",
    path: "/admin/ad-cases/{caseId}/decision",
    access: "admin",
    summary: "Remove a reported ad or keep it, with reasons, or answer an appeal",
    params: ByCase,
    body: AdCaseDecision,
    response: z.object({}),
    problems: [
      "ad-case-not-found",
      "ad-case-decided",
      "case-claimed",
      "ad-appeal-needs-another",
      "listing-sold",
      "listing-ended",
      "listing-not-found",
    ],
  },
});
