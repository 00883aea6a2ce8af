import * as z from "zod";
import { IdentityLevel, Language } from "#contract/accounts.ts";
import { MailCategory, NotificationSettings } from "#contract/notification-settings.ts";
import { Consent } from "#contract/consent.ts";
import { PointsReason } from "#contract/points/reason.ts";

export const ProfileItem = z.object({
  entity: z.literal("profile"),
  userId: z.string(),
  /** Who signs in to it, where that is not the user it was made for. */
  poolUser: z.string().optional(),
  email: z.string(),
  /** It was typed when the account was made with an eID, and no code has come back from it. */
  emailUnproved: z.boolean().optional(),
  /** The user pool has yet to be told of the address. */
  emailDue: z.boolean().optional(),
  fullName: z.string(),
  language: Language,
  /** The name is that of an eID or an ID card. */
  nameProved: z.boolean().optional(),
  /** Unique once `phoneVerifiedAt` is there; before that anybody may have typed it. */
  phone: z.string().optional(),
  phoneVerifiedAt: z.iso.datetime().optional(),
  /** The account was made with an eID, and its owner has not chosen a password yet. */
  passwordMissing: z.boolean().optional(),
  protectedIdentity: z.boolean().optional(),
  notifications: NotificationSettings.optional(),
  /** What they have chosen; of a kind that came later they have chosen nothing. */
  mails: z.partialRecord(MailCategory, z.boolean()).optional(),
  /** As it was stored: ids may since have been retired. */
  menus: z.object({ top: z.array(z.string()), bottom: z.array(z.string()) }).optional(),
  consent: Consent.optional(),
  /** Counts the answers behind `consent` and `mails`. */
  consentLines: z.number().int().optional(),
  identityLevel: IdentityLevel,
  /** When an eID proved it; an ID card is proved by a review. Of those from before this was kept it is not known. */
  identityProvedAt: z.iso.datetime().optional(),
  /** KMS ciphertext in base64, bound to the user id. */
  personalNumberEncrypted: z.string().optional(),
  personalNumberMac: z.string().optional(),
  personalNumberMasked: z.string().optional(),
  createdAt: z.iso.datetime(),
});
export type ProfileItem = z.infer<typeof ProfileItem>;

/** The session check of the API reads this and nothing else. A closed account stands with it in the list of closed accounts. */
export const SessionsItem = z.object({
  entity: z.literal("sessions"),
  userId: z.string(),
  /** Tokens of sign-ins before this are refused. */
  validFrom: z.iso.datetime(),
  /** The one sign-in from before that goes on: what ended the others was done in it. */
  except: z.iso.datetime().optional(),
  /** Something else that has happened ended them, and is told of instead. */
  endedQuietly: z.boolean().optional(),
  /** An administrator has locked it: no token of it is good, and nobody gets another one. */
  lockedAt: z.iso.datetime().optional(),
  /** The account is closed; without it, it is open. */
  closedAt: z.iso.datetime().optional(),
  eraseAt: z.iso.datetime().optional(),
  /** What its owner was told would be lost. */
  pointsAtClosing: z.number().int().optional(),
  /** From here on nothing leads back. */
  erasingAt: z.iso.datetime().optional(),
  /** Epoch seconds; of an erased account only this item is left, until no token of it can be about. */
  expiresAt: z.number().int().optional(),
});
export type SessionsItem = z.infer<typeof SessionsItem>;

/** One sign-in, which its tokens name by the second they all go back to. */
export const SignInItem = z.object({
  entity: z.literal("signIn"),
  userId: z.string(),
  /** When the person was last known to do something. */
  seenAt: z.iso.datetime(),
  /** Its tokens are worth nothing any more. */
  endedAt: z.iso.datetime().optional(),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
export type SignInItem = z.infer<typeof SignInItem>;

/** A phone number that waits for the code that was sent to it. */
export const PhoneCodeItem = z.object({
  entity: z.literal("phoneCode"),
  userId: z.string(),
  phone: z.string(),
  /** Keyed hash of person, number and code: reading the table proves no number. */
  mac: z.string(),
  /** Epoch seconds. */
  sentAt: z.number().int(),
  tries: z.number().int(),
  expiresAt: z.number().int(),
});
export type PhoneCodeItem = z.infer<typeof PhoneCodeItem>;

export const BalanceItem = z.object({
  entity: z.literal("balance"),
  userId: z.string(),
  points: z.number().int().min(0),
  /** Counts the ledger rows behind it. */
  version: z.number().int().min(0),
  /** When the last row was entered: what has changed is added up in the same night. */
  changedAt: z.iso.datetime().optional(),
});
export type BalanceItem = z.infer<typeof BalanceItem>;

/** Points that were set aside: `captured` once they are spent, `released` once they are back. */
export const HoldItem = z.object({
  entity: z.literal("pointsHold"),
  userId: z.string(),
  /** What they were set aside for. */
  reference: z.string(),
  points: z.number().int().min(1),
  state: z.enum(["held", "captured", "released"]),
});
export type HoldItem = z.infer<typeof HoldItem>;

export const LedgerItem = z.object({
  entity: z.literal("ledger"),
  userId: z.string(),
  reason: PointsReason,
  /** Points, negative when spent. */
  amount: z.number().int(),
  balanceAfter: z.number().int(),
  /** What it was for: a bike, an order, a transfer. */
  reference: z.string(),
  /** What the person is told of it, where the reference does not lead to that. */
  text: z.string().optional(),
  /** Who of a store did it. */
  by: z.string().optional(),
  at: z.iso.datetime(),
});
export type LedgerItem = z.infer<typeof LedgerItem>;
