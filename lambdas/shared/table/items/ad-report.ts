import * as z from "zod";
import { Language } from "#contract/accounts.ts";
import { AdCaseState, AdStatement } from "#contract/ad-decisions.ts";
import { AdReportReason } from "#contract/ad-reports.ts";

/** An ad as it was at a moment. */
export const AdSnapshot = z.object({
  title: z.string(),
  price: z.number().int(),
  city: z.string(),
  text: z.string().optional(),
  /** The names of its photos. */
  photos: z.array(z.string()),
});
export type AdSnapshot = z.infer<typeof AdSnapshot>;

/** A decision, and who has made it. */
const Decision = AdStatement.omit({ afterAppeal: true }).extend({ by: z.string() });
export type AdDecisionMade = z.infer<typeof Decision>;

const Appeal = z.object({
  by: z.enum(["seller", "reporter"]),
  /** Of the reporter who has appealed. */
  reportId: z.string().optional(),
  userId: z.string().optional(),
  /** Gone with the account that it was written from. */
  text: z.string().optional(),
  at: z.iso.datetime(),
});
export type AdAppealMade = z.infer<typeof Appeal>;

/** All reports of an ad until someone decides, and what is decided. Waits in the list of administrators while it is open or appealed. */
export const AdCaseItem = z.object({
  entity: z.literal("adCase"),
  id: z.string(),
  listingId: z.string(),
  bikeId: z.string(),
  sellerId: z.string(),
  state: AdCaseState,
  /** Of the first report. */
  reason: AdReportReason,
  /** As it was when it was reported first. */
  ad: AdSnapshot,
  reporters: z.array(z.object({ reportId: z.string(), userId: z.string().optional() })),
  /** The newest last, here and below. */
  decisions: z.array(Decision),
  appeals: z.array(Appeal),
  openedAt: z.iso.datetime(),
  waitingSince: z.iso.datetime(),
  version: z.number().int(),
  /** Epoch seconds; of one that is decided. */
  expiresAt: z.number().int().optional(),
});
export type AdCaseItem = z.infer<typeof AdCaseItem>;

export const AdReportItem = z.object({
  entity: z.literal("adReport"),
  id: z.string(),
  caseId: z.string(),
  /** Absent for someone without an account. */
  reporterId: z.string().optional(),
  reason: AdReportReason,
  /** Gone with the account that it was written from. */
  explanation: z.string().optional(),
  links: z.array(z.string()),
  ad: AdSnapshot,
  reportedAt: z.iso.datetime(),
  expiresAt: z.number().int(),
});
export type AdReportItem = z.infer<typeof AdReportItem>;

/** How someone without an account can be reached, for twelve months. */
export const AdReportContactItem = z.object({
  entity: z.literal("adReportContact"),
  reportId: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  language: Language,
  expiresAt: z.number().int(),
});
export type AdReportContactItem = z.infer<typeof AdReportContactItem>;

/** Leads from an ad to the case in which it is looked at. */
export const OpenAdCaseItem = z.object({ entity: z.literal("openAdCase"), caseId: z.string() });
