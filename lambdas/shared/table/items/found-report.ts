import * as z from "zod";
import { Language } from "#contract/accounts.ts";
import { FoundReportState, RewardState } from "#contract/found-reports.ts";

/** What speaks against paying a finder. */
export const FoundFlag = z.enum(["many-rewards", "same-phone", "previous-owner", "new-account"]);
export type FoundFlag = z.infer<typeof FoundFlag>;

/** Stands in the finder's own list, and in one of those of all reports by its state. */
export const FoundReportItem = z.object({
  entity: z.literal("foundReport"),
  id: z.string(),
  bikeId: z.string(),
  theftId: z.string(),
  ownerId: z.string(),
  frameNumber: z.string(),
  /** What the finder saw of the bike in the register. */
  bike: z.string(),
  /** Absent for a finder without an account. */
  finderId: z.string().optional(),
  /** What `keys.finder` guards the finder by. */
  finder: z.string(),
  /** By what a finder with an account would be guarded without one: the hash of their e-mail address. */
  finderEmail: z.string().optional(),
  /** Masked. */
  finderName: z.string().optional(),
  location: z.string(),
  description: z.string().optional(),
  state: FoundReportState,
  flags: z.array(FoundFlag),
  reportedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().optional(),
  /** Why it was rejected, in the owner's words. */
  reason: z.string().optional(),
});
export type FoundReportItem = z.infer<typeof FoundReportItem>;

/** How a finder can be reached, for twelve months. */
export const FoundContactItem = z.object({
  entity: z.literal("foundContact"),
  reportId: z.string(),
  contact: z.string(),
  /** Of a finder without an account, proved by a code. */
  email: z.string().optional(),
  language: Language.optional(),
  expiresAt: z.number().int(),
});
export type FoundContactItem = z.infer<typeof FoundContactItem>;

/** A code that was mailed to a finder without an account. The code itself follows from `salt` and a secret. */
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

/** Carries the key of the list of those to be paid as long as it is held. */
export const RewardItem = z.object({
  entity: z.literal("reward"),
  bikeId: z.string(),
  theftId: z.string(),
  reportId: z.string(),
  finderId: z.string(),
  points: z.number().int(),
  state: RewardState.extract(["held", "under_review", "paid", "refused"]),
  /** What speaks against paying, as it was when the points were promised. */
  flags: z.array(FoundFlag),
  createdAt: z.iso.datetime(),
  /** From when on it is paid. */
  dueAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().optional(),
  /** The administrator; absent where the clock decided. */
  decidedBy: z.string().optional(),
  reason: z.string().optional(),
});
export type RewardItem = z.infer<typeof RewardItem>;

/** Serialises what is promised to one finder: the person who adds to it expects the version they read. */
export const RewardTallyItem = z.object({
  entity: z.literal("rewardTally"),
  userId: z.string(),
  rewards: z.array(z.object({ theftId: z.string(), at: z.iso.datetime() })),
  version: z.number().int(),
});
export type RewardTallyItem = z.infer<typeof RewardTallyItem>;
