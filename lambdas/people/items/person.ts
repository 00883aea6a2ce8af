import * as z from "zod";
import { IdentityLevel, Language } from "#contract/people/accounts.ts";
import { MailCategory, NotificationSettings } from "#contract/people/notification-settings.ts";
import { Consent } from "#contract/people/consent.ts";
import { ShownDocuments } from "#contract/people/document-news.ts";
import { PointsReason } from "#contract/points/reason.ts";

export const ProfileItem = z.object({
  entity: z.literal("profile"),
  userId: z.string(),
  /** The pool user, if it differs from the account id. */
  poolUser: z.string().optional(),
  email: z.string(),
  /** Typed during eID registration, with no code entered yet. */
  emailUnproved: z.boolean().optional(),
  /** The user pool is not updated yet. */
  emailDue: z.boolean().optional(),
  fullName: z.string(),
  language: Language,
  nameProved: z.boolean().optional(),
  /** Unique once `phoneVerifiedAt` is set; before, anybody may have typed it. */
  phone: z.string().optional(),
  phoneVerifiedAt: z.iso.datetime().optional(),
  /** Created with an eID, with no password chosen yet. */
  passwordMissing: z.boolean().optional(),
  protectedIdentity: z.boolean().optional(),
  notifications: NotificationSettings.optional(),
  /** Chosen mail kinds; newer kinds are missing. */
  mails: z.partialRecord(MailCategory, z.boolean()).optional(),
  /** As stored; ids may have been retired since. */
  menus: z.object({ top: z.array(z.string()), bottom: z.array(z.string()) }).optional(),
  consent: Consent.optional(),
  /** The newest terms accepted or declined, and the newest policy seen. Missing on accounts that have the first version. */
  documents: ShownDocuments.extend({ declined: z.number().int() }).partial().optional(),
  /** Counts the consent lines behind `consent`, `mails` and `documents`. */
  consentLines: z.number().int().optional(),
  identityLevel: IdentityLevel,
  /** The time of the eID's proof; missing for ID cards and for older accounts. */
  identityProvedAt: z.iso.datetime().optional(),
  /** KMS ciphertext in base64, bound to the user id. */
  personalNumberEncrypted: z.string().optional(),
  personalNumberMac: z.string().optional(),
  personalNumberMasked: z.string().optional(),
  createdAt: z.iso.datetime(),
});
export type ProfileItem = z.infer<typeof ProfileItem>;

/** A person's former name, address or number. Kept until the erasure, which masks it in the texts of others. */
export const FormerTraceItem = z.object({
  entity: z.literal("formerTrace"),
  userId: z.string(),
  trace: z.string(),
});

/** Read by every request's session check. Closed accounts are listed by it. */
export const SessionsItem = z.object({
  entity: z.literal("sessions"),
  userId: z.string(),
  /** Tokens of earlier sign-ins are refused. */
  validFrom: z.iso.datetime(),
  /** The earlier sign-in that stays valid, since it made the change. */
  except: z.iso.datetime().optional(),
  /** True if the event that ended the sessions sends its own mail. */
  endedQuietly: z.boolean().optional(),
  /** Locked by an administrator: tokens are refused and none are issued. */
  lockedAt: z.iso.datetime().optional(),
  /** Missing for an open account. */
  closedAt: z.iso.datetime().optional(),
  eraseAt: z.iso.datetime().optional(),
  /** Closed because nobody used it; otherwise its owner asked for it. */
  closedFor: z.literal("idle").optional(),
  /** As shown to the owner when closing. */
  pointsAtClosing: z.number().int().optional(),
  /** The account can no longer be reopened. */
  erasingAt: z.iso.datetime().optional(),
  /** Epoch seconds; kept after erasure until every token has expired. */
  expiresAt: z.number().int().optional(),
});
export type SessionsItem = z.infer<typeof SessionsItem>;

/** The last sign-in of an open account, or its creation. Idle accounts are listed by it. */
export const LastUseItem = z.object({
  entity: z.literal("lastUse"),
  userId: z.string(),
  lastAt: z.iso.datetime(),
  /** The time of the nightly job's next check of the account. */
  dueAt: z.iso.datetime(),
  /** The closing day announced in the warning to the owner. */
  closesAt: z.iso.datetime().optional(),
});
export type LastUseItem = z.infer<typeof LastUseItem>;

/** One sign-in, identified by its start second, which its tokens carry. */
export const SignInItem = z.object({
  entity: z.literal("signIn"),
  userId: z.string(),
  seenAt: z.iso.datetime(),
  endedAt: z.iso.datetime().optional(),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
export type SignInItem = z.infer<typeof SignInItem>;

export const PhoneCodeItem = z.object({
  entity: z.literal("phoneCode"),
  userId: z.string(),
  phone: z.string(),
  /** Keyed hash of person, number and code, so that reading the table reveals no code. */
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
  /** Negative for points that were spent before their payment went back. */
  points: z.number().int(),
  version: z.number().int().min(0),
  /** Time of the last ledger row; the nightly job recounts changed balances. */
  changedAt: z.iso.datetime().optional(),
});
export type BalanceItem = z.infer<typeof BalanceItem>;

/** Reserved points: `captured` when spent, `released` when returned. */
export const HoldItem = z.object({
  entity: z.literal("pointsHold"),
  userId: z.string(),
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
  /** The bike, order or transfer. */
  reference: z.string(),
  /** Shown to the person if the reference says nothing. */
  text: z.string().optional(),
  by: z.string().optional(),
  at: z.iso.datetime(),
});
export type LedgerItem = z.infer<typeof LedgerItem>;
