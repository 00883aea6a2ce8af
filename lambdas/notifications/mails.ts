import { MailCategory } from "#contract/people/notification-settings.ts";
import type { Mail } from "#lambdas/platform/mail/mail.ts";
import type { MailReason } from "#lambdas/platform/mail/mail-layout.ts";
import { accountClosed, accountReopened } from "#lambdas/people/mails/account-closed.ts";
import { accountIdle } from "#lambdas/people/mails/account-idle.ts";
import { accountLocked, accountUnlocked } from "#lambdas/people/mails/account-locked.ts";
import { adRemoval } from "#lambdas/moderation/mails/ad-removal.ts";
import { adReport } from "#lambdas/moderation/mails/ad-report.ts";
import { alertDigest } from "#lambdas/ads/mails/alert-digest.ts";
import { bikeFound } from "#lambdas/thefts/mails/bike-found.ts";
import { bikeRegistered } from "#lambdas/bikes/mails/bike-registered.ts";
import { bikeRejected } from "#lambdas/bikes/mails/bike-rejected.ts";
import { bikeRemoved } from "#lambdas/bikes/mails/bike-removed.ts";
import { extractMade } from "#lambdas/privacy/mails/extract-made.ts";
import { bugAnswer } from "#lambdas/office/mails/bug-answer.ts";
import { contactAnswer } from "#lambdas/office/mails/contact-answer.ts";
import { contactCase } from "#lambdas/office/mails/contact-case.ts";
import { contactReceipt } from "#lambdas/office/mails/contact-receipt.ts";
import { correctionDecided } from "#lambdas/bikes/mails/correction-decided.ts";
import type { MailDefinition } from "#lambdas/platform/mail/define-mail.ts";
import type { MailContext } from "#lambdas/platform/mail/mail-context.ts";
import {
  emailBySupport,
  emailChanged,
  emailCode,
  emailHeld,
  emailInUse,
  emailReplaced,
} from "#lambdas/people/mails/email-change.ts";
import { duplicateRemoved } from "#lambdas/bikes/mails/duplicate-removed.ts";
import { fewPoints } from "#lambdas/points/mails/few-points.ts";
import { findDecided } from "#lambdas/thefts/mails/find-decided.ts";
import { foundCode } from "#lambdas/thefts/mails/found-code.ts";
import { identityApproved, identityRejected } from "#lambdas/people/mails/identity-decided.ts";
import { listing } from "#lambdas/ads/mails/listing.ts";
import { mailCheck } from "#lambdas/office/mails/mail-check.ts";
import { messageMeasure } from "#lambdas/moderation/mails/message-measure.ts";
import { messageReport } from "#lambdas/moderation/mails/message-report.ts";
import { message } from "#lambdas/messages/mails/message.ts";
import { numberWatchAsked, numberWatchTheft } from "#lambdas/checks/mails/number-watch.ts";
import { numberFreed } from "#lambdas/bikes/mails/number-freed.ts";
import { ownCopy } from "#lambdas/privacy/mails/own-copy.ts";
import { ownershipDispute } from "#lambdas/ownership/mails/ownership-dispute.ts";
import { paymentReversed } from "#lambdas/points/mails/payment-reversed.ts";
import { pointsBought } from "#lambdas/points/mails/points-bought.ts";
import { purchaseRefunded } from "#lambdas/points/mails/purchase-refunded.ts";
import { saleClaim } from "#lambdas/shops/mails/sale-claim.ts";
import { security } from "#lambdas/people/mails/security.ts";
import { accountExists, signUp } from "#lambdas/people/mails/sign-up.ts";
import { staffNotice } from "#lambdas/shops/mails/staff-notice.ts";
import { stickerOrder } from "#lambdas/stickers/mails/sticker-order.ts";
import { stolenMatch, stolenMatchCase } from "#lambdas/thefts/mails/stolen-match.ts";
import { stolenScanned } from "#lambdas/thefts/mails/stolen-scanned.ts";
import { storeApplication } from "#lambdas/shops/mails/store-application.ts";
import { storeOrder } from "#lambdas/stickers/mails/store-order.ts";
import { storeNotice } from "#lambdas/shops/mails/store-notice.ts";
import { theftReported } from "#lambdas/thefts/mails/theft-reported.ts";
import { transferRequest } from "#lambdas/ownership/mails/transfer-request.ts";
import { transferBuyer, transferSeller, transferWithdrawn } from "#lambdas/ownership/mails/transfer.ts";
import { welcome } from "#lambdas/people/mails/welcome.ts";

const mails = {
  "account-closed": accountClosed,
  "account-exists": accountExists,
  "account-idle": accountIdle,
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
  "contact-answer": contactAnswer,
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
  "number-watch-asked": numberWatchAsked,
  "number-watch-theft": numberWatchTheft,
  "own-copy": ownCopy,
  "ownership-dispute": ownershipDispute,
  "payment-reversed": paymentReversed,
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
  "store-order": storeOrder,
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

/** A mail's name with its data. The name also distinguishes several mails about one change. */
export type MailTemplate<Name extends MailName = MailName> = {
  [Each in Name]: { readonly name: Each } & DataOf<Each>;
}[Name];

const definitions: { readonly [Name in MailName]: MailDefinition<DataOf<Name>> } = mails;

export const renderMail = <Name extends MailName>(template: MailTemplate<Name>, context: MailContext): Mail =>
  definitions[template.name].render(template, context);

/** The reason shown to account owners; other addresses get `address`. */
export const whyOf = ({ name }: Pick<MailTemplate, "name">): MailReason => mails[name].why;

/** The kind its reader can decline; undefined for mails that cannot be declined. */
export const categoryOf = (template: Pick<MailTemplate, "name">): MailCategory | undefined =>
  MailCategory.options.find((category) => category === whyOf(template));

export const isRequested = ({ name }: Pick<MailTemplate, "name">): boolean =>
  definitions[name].isRequested === true;

/** False for codes and for mails that were only true at the time. */
export const canBeSentAgain = ({ name }: Pick<MailTemplate, "name">): boolean =>
  definitions[name].isRequested !== true && definitions[name].isTimeSensitive !== true;

/** Reads a stored template. Throws on an unknown name. */
export const parseTemplate = (stored: { readonly name: string }): MailTemplate => {
  const isTemplate = (value: { readonly name: string }): value is MailTemplate =>
    Object.hasOwn(mails, value.name);
  if (!isTemplate(stored)) throw new TypeError("No mail has this name.");
  return stored;
};

export type SampleMail = MailDefinition<never>["samples"][number] & {
  readonly name: string;
  readonly why: MailReason;
  readonly category: MailCategory | undefined;
};

const mailNames = Object.keys(mails).filter((name): name is MailName => Object.hasOwn(mails, name));

/** Every mail's samples, each under its own name. */
export const sampleMails: readonly SampleMail[] = mailNames.flatMap((name) =>
  mails[name].samples.map((sample) => ({
    ...sample,
    name: sample.kind === undefined ? name : `${name}-${sample.kind}`,
    why: mails[name].why,
    category: categoryOf({ name }),
  })),
);
