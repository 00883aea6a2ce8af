import { MailCategory } from "#contract/notification-settings.ts";
import type { Mail } from "#lambdas/shared/mail/mail.ts";
import type { Why } from "#lambdas/shared/mail/mail-layout.ts";
import { accountClosed, accountReopened } from "./account-closed.ts";
import { accountLocked, accountUnlocked } from "./account-locked.ts";
import { adRemoval } from "./ad-removal.ts";
import { adReport } from "./ad-report.ts";
import { alertDigest } from "./alert-digest.ts";
import { bikeFound } from "./bike-found.ts";
import { bikeRegistered } from "./bike-registered.ts";
import { bikeRejected } from "./bike-rejected.ts";
import { bikeRemoved } from "./bike-removed.ts";
import { extractMade } from "./extract-made.ts";
import { bugAnswer } from "./bug-answer.ts";
import { contactCase } from "./contact-case.ts";
import { contactReceipt } from "./contact-receipt.ts";
import { correctionDecided } from "./correction-decided.ts";
import type { MailDefinition } from "./define-mail.ts";
import type { MailContext } from "./mail-context.ts";
import {
  emailBySupport,
  emailChanged,
  emailCode,
  emailHeld,
  emailInUse,
  emailReplaced,
} from "./email-change.ts";
import { duplicateRemoved } from "./duplicate-removed.ts";
import { fewPoints } from "./few-points.ts";
import { findDecided } from "./find-decided.ts";
import { foundCode } from "./found-code.ts";
import { identityApproved, identityRejected } from "./identity-decided.ts";
import { listing } from "./listing.ts";
import { mailCheck } from "./mail-check.ts";
import { messageMeasure } from "./message-measure.ts";
import { messageReport } from "./message-report.ts";
import { message } from "./message.ts";
import { numberFreed } from "./number-freed.ts";
import { ownCopy } from "./own-copy.ts";
import { pointsBought } from "./points-bought.ts";
import { purchaseRefunded } from "./purchase-refunded.ts";
import { saleClaim } from "./sale-claim.ts";
import { security } from "./security.ts";
import { accountExists, signUp } from "./sign-up.ts";
import { staffNotice } from "./staff-notice.ts";
import { stickerOrder } from "./sticker-order.ts";
import { stolenMatch, stolenMatchCase } from "./stolen-match.ts";
import { stolenScanned } from "./stolen-scanned.ts";
import { storeApplication } from "./store-application.ts";
import { storeNotice } from "./store-notice.ts";
import { theftReported } from "./theft-reported.ts";
import { transferRequest } from "./transfer-request.ts";
import { transferBuyer, transferSeller, transferWithdrawn } from "./transfer.ts";
import { welcome } from "./welcome.ts";

/** Every mail there is. */
const mails = {
  "account-closed": accountClosed,
  "account-exists": accountExists,
  "account-locked": accountLocked,
  "account-reopened": accountReopened,
  "account-unlocked": accountUnlocked,
  "ad-removal": adRemoval,
  "ad-report": adReport,
  "alert-digest": alertDigest,
  "bike-found": bikeFound,
  "bike-registered": bikeRegistered,
  "bike-rejected": bikeRejected,
  "bike-removed": bikeRemoved,
  "extract-made": extractMade,
  "bug-answer": bugAnswer,
  "contact-case": contactCase,
  "contact-receipt": contactReceipt,
  "correction-decided": correctionDecided,
  "duplicate-removed": duplicateRemoved,
  "email-by-support": emailBySupport,
  "email-changed": emailChanged,
  "email-code": emailCode,
  "email-held": emailHeld,
  "email-in-use": emailInUse,
  "email-replaced": emailReplaced,
  "few-points": fewPoints,
  "find-decided": findDecided,
  "found-code": foundCode,
  "identity-approved": identityApproved,
  "identity-rejected": identityRejected,
  listing,
  "mail-check": mailCheck,
  message,
  "message-measure": messageMeasure,
  "message-report": messageReport,
  "number-freed": numberFreed,
  "own-copy": ownCopy,
  "points-bought": pointsBought,
  "purchase-refunded": purchaseRefunded,
  "sale-claim": saleClaim,
  security,
  "sign-up": signUp,
  "staff-notice": staffNotice,
  "sticker-order": stickerOrder,
  "stolen-match": stolenMatch,
  "stolen-match-case": stolenMatchCase,
  "stolen-scanned": stolenScanned,
  "store-application": storeApplication,
  "store-notice": storeNotice,
  "theft-reported": theftReported,
  "transfer-buyer": transferBuyer,
  "transfer-request": transferRequest,
  "transfer-seller": transferSeller,
  "transfer-withdrawn": transferWithdrawn,
  welcome,
} as const;

type Mails = typeof mails;
type MailName = keyof Mails;
type DataOf<Name extends MailName> = Mails[Name] extends MailDefinition<infer Data> ? Data : never;

/** What a mail is about. The name tells the mails of one change apart. */
export type MailTemplate<Name extends MailName = MailName> = {
  [Each in Name]: { readonly name: Each } & DataOf<Each>;
}[Name];

const definitions: { readonly [Name in MailName]: MailDefinition<DataOf<Name>> } = mails;

export const renderMail = <Name extends MailName>(template: MailTemplate<Name>, context: MailContext): Mail =>
  definitions[template.name].render(template, context);

/** Why the owner of an account gets a mail; an address without one gets it as such. */
export const whyOf = ({ name }: Pick<MailTemplate, "name">): Why => mails[name].why;

/** By which choice a mail is declined; undefined for one that its reader cannot decline. */
export const categoryOf = (template: Pick<MailTemplate, "name">): MailCategory | undefined =>
  MailCategory.options.find((category) => category === whyOf(template));

export const isAskedFor = ({ name }: Pick<MailTemplate, "name">): boolean =>
  definitions[name].isAskedFor === true;

/** Codes are asked for again, and what tells of a moment is true then alone. */
export const canBeSentAgain = ({ name }: Pick<MailTemplate, "name">): boolean =>
  definitions[name].isAskedFor !== true && definitions[name].isOfTheMoment !== true;

/** What a mail that was kept is written from: the notifier has kept it as it was. Throws where no mail is called so. */
export const keptTemplate = (kept: { readonly name: string }): MailTemplate => {
  const isTemplate = (value: { readonly name: string }): value is MailTemplate =>
    Object.hasOwn(mails, value.name);
  if (!isTemplate(kept)) throw new TypeError("No mail is called so.");
  return kept;
};

/** A mail with made-up contents. */
export type SampleMail = MailDefinition<never>["samples"][number] & {
  readonly name: string;
  readonly why: Why;
  readonly category: MailCategory | undefined;
};

const mailNames = Object.keys(mails).filter((name): name is MailName => Object.hasOwn(mails, name));

/** All of them, each kind under a name of its own. */
export const sampleMails: readonly SampleMail[] = mailNames.flatMap((name) =>
  mails[name].samples.map((sample) => ({
    ...sample,
    name: sample.kind === undefined ? name : `${name}-${sample.kind}`,
    why: mails[name].why,
    category: categoryOf({ name }),
  })),
);
