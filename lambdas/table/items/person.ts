import * as z from "zod";
import { IdentityLevel, Language } from "#contract/accounts.ts";

export const ProfileItem = z.object({
  entity: z.literal("profile"),
  userId: z.string(),
  email: z.string(),
  fullName: z.string(),
  language: Language,
  /** Not yet proved by a code, so not yet unique. */
  phone: z.string().optional(),
  identityLevel: IdentityLevel,
  /** KMS ciphertext in base64, bound to the user id. */
  personalNumberEncrypted: z.string().optional(),
  personalNumberMac: z.string().optional(),
  personalNumberMasked: z.string().optional(),
  createdAt: z.iso.datetime(),
});
export type ProfileItem = z.infer<typeof ProfileItem>;

export const BalanceItem = z.object({
  entity: z.literal("balance"),
  userId: z.string(),
  points: z.number().int().min(0),
  /** Counts the ledger rows behind it. */
  version: z.number().int().min(0),
});
export type BalanceItem = z.infer<typeof BalanceItem>;

export const LedgerReason = z.enum([
  "purchase",
  "registration",
  "sticker",
  "transfer_hold",
  "transfer_capture",
  "transfer_release",
  "reward",
  "refund",
  "admin_adjust",
]);
export type LedgerReason = z.infer<typeof LedgerReason>;

export const LedgerItem = z.object({
  entity: z.literal("ledger"),
  userId: z.string(),
  reason: LedgerReason,
  /** Points, negative when spent. */
  amount: z.number().int(),
  balanceAfter: z.number().int(),
  /** What it was for: a bike, an order, a transfer. */
  reference: z.string(),
  at: z.iso.datetime(),
});
export type LedgerItem = z.infer<typeof LedgerItem>;
