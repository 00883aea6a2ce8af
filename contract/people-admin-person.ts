import * as z from "zod";
import { ConsentLine } from "#contract/consent-history.ts";
import { IdentityLevel, Language } from "#contract/accounts.ts";
import { AuditAction } from "#contract/audit-actions.ts";
import { BikeColour, BikeStatus, BikeType } from "#contract/bike-types.ts";
import { Consent } from "#contract/consent.ts";
import { EmailRequest } from "#contract/email-requests.ts";
import { Extract } from "#contract/extracts.ts";
import { MailCategory } from "#contract/notification-settings.ts";
import { OrderState } from "#contract/orders/machine.ts";
import { ReceiptEntry } from "#contract/ownership-receipts.ts";
import { pageOf } from "#contract/page.ts";
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
  /** Its battery was stolen from it. */
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
});

const PersonOrder = z.object({
  orderNumber: z.string(),
  state: OrderState,
  count: z.number().int(),
  /** Which bike its stickers are for. */
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
  /** The other one of the two, masked. */
  otherName: z.string(),
});

/**
 * What has become of a mail. `soft` came back for now, `complained`: its reader calls it spam. `declined` and `refused` were
 * never sent: its reader does not want such, or their address took no mail. `unsent` is under way, or has failed. `handed-over` went to
 * the user pool, which sends it and does not tell what becomes of it.
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
  /** As its reader was written to. What else it says is not shown. */
  subject: z.string(),
  language: Language,
  fate: MailFate,
  /** When it was sent again, as a mail of its own. */
  againAt: z.iso.datetime().optional(),
  /** No code, no word of a moment, nothing its reader has declined, and not sent again before. */
  canBeSentAgain: z.boolean(),
});

const PersonDecision = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: AuditAction,
  /** Who did it, with the name that their account has now. */
  by: z.string().optional(),
  reason: z.string().optional(),
});

/** The lists of a person, each with its latest. */
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

/** `closing`: its owner has closed it, and can undo that until `eraseAt`. `erasing`: nothing leads back. */
const AccountState = z.object({
  is: z.enum(["active", "locked", "closing", "erasing"]),
  lockedAt: z.iso.datetime().optional(),
  closedAt: z.iso.datetime().optional(),
  eraseAt: z.iso.datetime().optional(),
});
export type AccountState = z.infer<typeof AccountState>;

/** How sure the register is of who someone is, by what, and since when. */
const ProvedIdentity = z.object({
  level: IdentityLevel,
  /** `declared`: they have typed a personal number. */
  by: z.enum(["nothing", "declared", "eid", "id-card"]),
  at: z.iso.datetime().optional(),
});
export type ProvedIdentity = z.infer<typeof ProvedIdentity>;

/** All that support is asked about, but never a personal number. */
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
  /** Whose account it is, where the administrator may not do everything with it. */
  whose: z.enum(["own", "administrators"]).optional(),
  balance: z.number().int(),
  /** Which state of the balance that is: a correction names it. */
  balanceVersion: z.number().int(),
  consent: Consent.optional(),
  /** What they have chosen to be mailed about; of the rest they have chosen nothing. */
  mails: z.partialRecord(MailCategory, z.boolean()),
  /** Their address takes no mail from us. */
  mailRefused: z
    .object({ reason: z.enum(["bounced", "complained"]), since: z.iso.datetime().optional() })
    .optional(),
  parts: PersonParts,
});
export type Person = z.infer<typeof Person>;
