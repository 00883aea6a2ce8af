import * as z from "zod";
import { Language } from "#contract/people/accounts.ts";
import { FoundReportState, RewardState } from "#contract/thefts/found-reports.ts";

/** Reasons against paying a finder. */
export const FoundFlag = z.enum(["many-rewards", "same-phone", "previous-owner", "new-account"]);
export type FoundFlag = z.infer<typeof FoundFlag>;

export const FoundReportItem = z.object({
  entity: z.literal("foundReport"),
  id: z.string(),
  bikeId: z.string(),
  theftId: z.string(),
  ownerId: z.string(),
  frameNumber: z.string(),
  bike: z.string(),
  /** Absent for a finder without an account. */
  finderId: z.string().optional(),
  /** The id in `keys.finder`, which prevents a second report. */
  finder: z.string(),
  /** Hash of the e-mail address, to recognise the finder without an account. */
  finderEmail: z.string().optional(),
  /** Masked. */
  finderName: z.string().optional(),
  location: z.string(),
  description: z.string().optional(),
  state: FoundReportState,
  flags: z.array(FoundFlag),
  /** Only administrators see this report, not the owner. */
  isWithheld: z.literal(true).optional(),
  reportedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().optional(),
  reason: z.string().optional(),
});
export type FoundReportItem = z.infer<typeof FoundReportItem>;

/** A finder's contact details, kept for twelve months. */
export const FoundContactItem = z.object({
  entity: z.literal("foundContact"),
  reportId: z.string(),
  contact: z.string(),
  /** Verified address of a finder without an account. */
  email: z.string().optional(),
  language: Language.optional(),
  expiresAt: z.number().int(),
});
export type FoundContactItem = z.infer<typeof FoundContactItem>;

/** A code mailed to a finder without an account. The code is derived from `salt` and a secret, not stored. */
export const FoundCodeItem = z.object({
  entity: z.literal("foundCode"),
  uid: z.string(),
  email: z.string(),
  language: Language,
  salt: z.string(),
  /** Epoch seconds. */
  sentAt: z.number().int(),
  tries: z.number().int(),
  expiresAt: z.number().int(),
});
export type FoundCodeItem = z.infer<typeof FoundCodeItem>;

/** Listed as due while `held`, and for administrators while `under_review`. */
export const RewardItem = z.object({
  entity: z.literal("reward"),
  bikeId: z.string(),
  theftId: z.string(),
  reportId: z.string(),
  finderId: z.string(),
  points: z.number().int(),
  state: RewardState.exclude(["none", "waiting"]),
  /** Reasons against paying when the points were promised. */
  flags: z.array(FoundFlag),
  createdAt: z.iso.datetime(),
  /** The time from which the schedule pays it. */
  dueAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().optional(),
  /** The administrator. Absent if the schedule paid it. */
  decidedBy: z.string().optional(),
  reason: z.string().optional(),
});
export type RewardItem = z.infer<typeof RewardItem>;

/** Serialises promises to one finder: every addition expects the version it read. */
export const RewardTallyItem = z.object({
  entity: z.literal("rewardTally"),
  userId: z.string(),
  rewards: z.array(z.object({ theftId: z.string(), at: z.iso.datetime() })),
  version: z.number().int(),
});
export type RewardTallyItem = z.infer<typeof RewardTallyItem>;
