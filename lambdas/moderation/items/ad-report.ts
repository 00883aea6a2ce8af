import * as z from "zod";
import { Language } from "#contract/people/accounts.ts";
import { AdCaseState, AdStatement } from "#contract/moderation/ad-decisions.ts";
import { AdReportReason } from "#contract/moderation/ad-reports.ts";

export const AdSnapshot = z.object({
  title: z.string(),
  price: z.number().int(),
  city: z.string(),
  text: z.string().optional(),
  photos: z.array(z.string()),
});
export type AdSnapshot = z.infer<typeof AdSnapshot>;

/** `by` is the administrator. */
const Decision = AdStatement.omit({ afterAppeal: true }).extend({ by: z.string() });
export type AdDecisionMade = z.infer<typeof Decision>;

const Appeal = z.object({
  by: z.enum(["seller", "reporter"]),
  /** Set if a reporter appealed. */
  reportId: z.string().optional(),
  userId: z.string().optional(),
  /** Deleted with the account that wrote it. */
  text: z.string().optional(),
  at: z.iso.datetime(),
});
export type AdAppealMade = z.infer<typeof Appeal>;

/** All reports of an ad and the decisions about them. Queued for administrators while open or appealed. */
export const AdCaseItem = z.object({
  entity: z.literal("adCase"),
  id: z.string(),
  listingId: z.string(),
  bikeId: z.string(),
  sellerId: z.string(),
  state: AdCaseState,
  /** The reason of the first report. */
  reason: AdReportReason,
  /** The ad at the time of the first report. */
  ad: AdSnapshot,
  /** `standing`: 0 without an account, else the level of the account's identity. */
  reporters: z.array(
    z.object({ reportId: z.string(), userId: z.string().optional(), standing: z.number().int().optional() }),
  ),
  /** Oldest first, like the appeals. */
  decisions: z.array(Decision),
  appeals: z.array(Appeal),
  openedAt: z.iso.datetime(),
  waitingSince: z.iso.datetime(),
  version: z.number().int(),
  /** Epoch seconds; set once decided. */
  expiresAt: z.number().int().optional(),
});
export type AdCaseItem = z.infer<typeof AdCaseItem>;

export const AdReportItem = z.object({
  entity: z.literal("adReport"),
  id: z.string(),
  caseId: z.string(),
  reporterId: z.string().optional(),
  reason: AdReportReason,
  /** Deleted with the account that wrote it. */
  explanation: z.string().optional(),
  links: z.array(z.string()),
  ad: AdSnapshot,
  reportedAt: z.iso.datetime(),
  expiresAt: z.number().int(),
});
export type AdReportItem = z.infer<typeof AdReportItem>;

/** Contact data of a reporter without an account, kept for twelve months. */
export const AdReportContactItem = z.object({
  entity: z.literal("adReportContact"),
  reportId: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  language: Language,
  expiresAt: z.number().int(),
});
export type AdReportContactItem = z.infer<typeof AdReportContactItem>;

/** Points from an ad to its open case. */
export const OpenAdCaseItem = z.object({ entity: z.literal("openAdCase"), caseId: z.string() });
