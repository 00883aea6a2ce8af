import * as z from "zod";
import { AdCaseState, AdStatement, RemovalReasons } from "./ad-decisions.ts";
import { AdCaseId, AdReportReason, maxExplanationLength, minExplanationLength } from "./ad-reports.ts";
import { BikeId } from "#contract/bikes/bike.ts";
import { ListingId, ListingState } from "#contract/ads/listings.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { fullText } from "#contract/platform/text.ts";

const ListedAdCase = z.object({
  id: AdCaseId,
  listingId: ListingId,
  state: AdCaseState,
  title: z.string(),
  price: z.number().int(),
  /** The reason of the first report. */
  reason: AdReportReason,
  reports: z.number().int(),
  waitingSince: z.iso.datetime(),
  appealBy: z.enum(["seller", "reporter"]).optional(),
});
export type ListedAdCase = z.infer<typeof ListedAdCase>;

/** The ad at the time of the report. */
const AdSnapshot = z.object({
  title: z.string(),
  price: z.number().int(),
  city: z.string(),
  text: z.string().optional(),
  /** Photos that the ad still has. */
  photoUrls: z.array(z.string()),
  photos: z.number().int(),
});

const ShownReport = z.object({
  id: z.string(),
  reason: AdReportReason,
  explanation: z.string().optional(),
  links: z.array(z.string()),
  reportedAt: z.iso.datetime(),
  /** The reporter; absent if anonymous or deleted. */
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

/** An earlier case of the same ad or the same seller. */
const EarlierCase = z.object({
  id: AdCaseId,
  sameAd: z.boolean(),
  title: z.string(),
  reason: AdReportReason,
  state: AdCaseState,
  openedAt: z.iso.datetime(),
  statements: z.array(AdStatement),
});

export const OpenedAdCase = ListedAdCase.extend({
  bikeId: BikeId,
  /** Number of decisions so far; sent back with a decision to detect concurrent ones. */
  round: z.number().int(),
  /** The ad's present state; undefined once it is deleted. */
  now: ListingState.optional(),
  photoUrls: z.array(z.string()),
  sellerName: z.string().optional(),
  sellerEmail: z.string().optional(),
  frameNumber: z.string().optional(),
  /** The bike or its frame number is reported stolen. */
  stolen: z.boolean(),
  allReports: z.array(ShownReport),
  statements: z.array(AdStatement),
  appeals: z.array(ShownAppeal),
  earlier: z.array(EarlierCase),
});
export type OpenedAdCase = z.infer<typeof OpenedAdCase>;

const round = z.number().int().min(0);

/** The reasons are sent to the seller and the reporters. */
export const AdCaseDecision = z.discriminatedUnion("outcome", [
  RemovalReasons.extend({ outcome: z.literal("removed"), round }),
  z.object({
    outcome: z.literal("kept"),
    round,
    explanation: fullText(minExplanationLength, maxExplanationLength),
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
    summary: "Get a reported ad with its reports and earlier decisions; the view is recorded",
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
