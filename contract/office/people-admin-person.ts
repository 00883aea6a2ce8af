import * as z from "zod";
import { ConsentLine } from "#contract/people/consent-history.ts";
import { IdentityLevel, Language } from "#contract/people/accounts.ts";
import { AuditAction } from "#contract/platform/audit-actions.ts";
import { BikeColour, BikeStatus, BikeType } from "#contract/bikes/bike-types.ts";
import { Consent } from "#contract/people/consent.ts";
import { EmailRequest } from "./email-requests.ts";
import { Extract } from "./extracts.ts";
import { MailCategory } from "#contract/people/notification-settings.ts";
import { OrderState } from "#contract/stickers/orders/machine.ts";
import { ReceiptEntry } from "#contract/ownership/ownership-receipts.ts";
import { pageOf } from "#contract/platform/page.ts";
import { PointsChange } from "#contract/points/changes.ts";
import { Purchase } from "#contract/points/purchases.ts";

const PersonBike = z.object({
  id: z.string(),
  brand: z.string(),
  model: z.string(),
  type: BikeType,
  color: BikeColour,
  frameNumber: z.string(),
  status: BikeStatus,
  photoUrl: z.string().optional(),
  /** Only the battery was stolen. */
  batteryStolen: z.boolean(),
});
export type PersonBike = z.infer<typeof PersonBike>;

const PersonChange = PointsChange.omit({ link: true });

const PersonPurchase = Purchase.pick({
  orderNumber: true,
  state: true,
  price: true,
  points: true,
  createdAt: true,
  method: true,
  receiptNumber: true,
  reversedMoney: true,
});

const PersonOrder = z.object({
  orderNumber: z.string(),
  state: OrderState,
  count: z.number().int(),
  bike: z.string(),
  orderedAt: z.iso.datetime(),
});

const PersonTransfer = ReceiptEntry.pick({
  transferId: true,
  role: true,
  state: true,
  price: true,
  createdAt: true,
  endedAt: true,
  receiptNumber: true,
}).extend({
  bike: z.string(),
  frameNumber: z.string(),
  /** The other party's name, masked. */
  otherName: z.string(),
});

/**
 * `soft`: a temporary bounce. `complained`: reported as spam. `declined`: the person has turned such mail
 * off. `refused`: the address accepts no mail from us. `unsent`: queued or failed. `handed-over`: sent by the
 * user pool, which reports no outcome.
 */
const MailFate = z.enum([
  "sent",
  "bounced",
  "soft",
  "complained",
  "declined",
  "refused",
  "unsent",
  "handed-over",
]);
export type MailFate = z.infer<typeof MailFate>;

const PersonMail = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** In the person's language. The body is not shown. */
  subject: z.string(),
  language: Language,
  fate: MailFate,
  /** The time of the repeated sending. */
  againAt: z.iso.datetime().optional(),
  /** False for codes and time-sensitive mails, declined kinds and mails already repeated. */
  canBeSentAgain: z.boolean(),
});

const PersonDecision = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: AuditAction,
  /** The administrator's present name. */
  by: z.string().optional(),
  reason: z.string().optional(),
});

/** The newest page of each list. */
export const PersonParts = z.object({
  bikes: pageOf(PersonBike),
  points: pageOf(PersonChange),
  purchases: pageOf(PersonPurchase),
  orders: pageOf(PersonOrder),
  transfers: pageOf(PersonTransfer),
  mails: pageOf(PersonMail),
  consents: pageOf(ConsentLine),
  extracts: pageOf(Extract),
  emailRequests: pageOf(EmailRequest),
  decisions: pageOf(PersonDecision),
});
export type PersonParts = z.infer<typeof PersonParts>;

export const PersonPart = PersonParts.keyof();
export type PersonPart = z.infer<typeof PersonPart>;

/** `closing`: can be undone until `eraseAt`. `erasing`: cannot be undone. */
const AccountState = z.object({
  is: z.enum(["active", "locked", "closing", "erasing"]),
  lockedAt: z.iso.datetime().optional(),
  closedAt: z.iso.datetime().optional(),
  eraseAt: z.iso.datetime().optional(),
});
export type AccountState = z.infer<typeof AccountState>;

const ProvedIdentity = z.object({
  level: IdentityLevel,
  /** `declared`: an unverified personal number. */
  by: z.enum(["nothing", "declared", "eid", "id-card"]),
  at: z.iso.datetime().optional(),
});
export type ProvedIdentity = z.infer<typeof ProvedIdentity>;

/** Everything support needs, but never a personal number. */
export const Person = z.object({
  id: z.string(),
  fullName: z.string(),
  nameProved: z.boolean(),
  protectedIdentity: z.boolean(),
  email: z.string(),
  emailUnproved: z.boolean(),
  phone: z.string().optional(),
  phoneVerifiedAt: z.iso.datetime().optional(),
  language: Language,
  createdAt: z.iso.datetime(),
  account: AccountState,
  identity: ProvedIdentity,
  /** Set for the administrator's own account and those of other administrators, on which fewer actions are allowed. */
  whose: z.enum(["own", "administrators"]).optional(),
  balance: z.number().int(),
  /** Sent back with a correction to detect concurrent changes. */
  balanceVersion: z.number().int(),
  consent: Consent.optional(),
  /** Choices the person has made; other categories have their defaults. */
  mails: z.partialRecord(MailCategory, z.boolean()),
  /** The address accepts no mail from us. */
  mailRefused: z
    .object({ reason: z.enum(["bounced", "complained"]), since: z.iso.datetime().optional() })
    .optional(),
  parts: PersonParts,
});
export type Person = z.infer<typeof Person>;
