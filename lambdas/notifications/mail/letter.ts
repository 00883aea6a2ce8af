import type { Mail } from "#lambdas/mail/mail.ts";
import type { Unread } from "#lambdas/notifications/message-rhythm.ts";
import type { FoundCodeItem } from "#lambdas/table/items/found-report.ts";
import type { ContactCaseItem } from "#lambdas/table/items/contact.ts";
import { type ClosedAccount, accountClosedMail, accountReopenedMail } from "./account-closed.ts";
import { type FoundBike, bikeFoundMail } from "./bike-found.ts";
import { type RegisteredBike, bikeRegisteredMail } from "./bike-registered.ts";
import { type RejectedBike, bikeRejectedMail } from "./bike-rejected.ts";
import { contactCaseMail } from "./contact-case.ts";
import { contactReceiptMail } from "./contact-receipt.ts";
import { type DecidedCorrection, correctionDecidedMail } from "./correction-decided.ts";
import { type DecidedFind, findDecidedMail } from "./find-decided.ts";
import { foundCodeMail } from "./found-code.ts";
import { identityApprovedMail, identityRejectedMail } from "./identity-decided.ts";
import { mailCheckMail } from "./mail-check.ts";
import { messageMail } from "./message.ts";
import { type SecurityNews, securityMail } from "./security.ts";
import { type PaidPurchase, pointsBoughtMail } from "./points-bought.ts";
import { type RefundedPurchase, purchaseRefundedMail } from "./purchase-refunded.ts";
import type { Stationery } from "./stationery.ts";
import { type StolenMatch, stolenMatchCaseMail, stolenMatchMail } from "./stolen-match.ts";
import { type ReportedTheft, theftReportedMail } from "./theft-reported.ts";
import { welcomeMail } from "./welcome.ts";

/** Of a bike, a find or a theft. */
type AboutBikes =
  | { readonly name: "bike-registered"; readonly bike: RegisteredBike }
  | ({ readonly name: "bike-found" } & FoundBike)
  | ({ readonly name: "bike-rejected" } & RejectedBike)
  | ({ readonly name: "correction-decided" } & DecidedCorrection)
  | ({ readonly name: "find-decided" } & DecidedFind)
  | { readonly name: "found-code"; readonly made: FoundCodeItem }
  | { readonly name: "stolen-match" | "stolen-match-case"; readonly match: StolenMatch }
  | { readonly name: "theft-reported"; readonly theft: ReportedTheft };

/** Of a person, what they have bought, or what was written to whom. */
type AboutPeople =
  | ({ readonly name: "account-closed" } & ClosedAccount)
  | { readonly name: "account-reopened" }
  | { readonly name: "contact-case" | "contact-receipt"; readonly contactCase: ContactCaseItem }
  | { readonly name: "identity-approved" | "identity-rejected"; readonly reason: string | undefined }
  | { readonly name: "mail-check" | "welcome" }
  | { readonly name: "message"; readonly unread: Unread }
  | ({ readonly name: "points-bought" } & PaidPurchase)
  | ({ readonly name: "purchase-refunded" } & RefundedPurchase)
  | ({ readonly name: "security" } & SecurityNews);

/** What a mail is about. The name tells the mails of one change apart. */
export type Letter = AboutBikes | AboutPeople;

const writeAboutBikes = (
  letter: AboutBikes,
  { language, siteOrigin, today, codeSecret }: Stationery,
): Mail => {
  switch (letter.name) {
    case "bike-registered":
      return bikeRegisteredMail(letter.bike, language, siteOrigin);
    case "bike-found":
      return bikeFoundMail(letter, language, siteOrigin);
    case "bike-rejected":
      return bikeRejectedMail(letter, { language, siteOrigin, today });
    case "correction-decided":
      return correctionDecidedMail(letter, { language, siteOrigin, today });
    case "find-decided":
      return findDecidedMail(letter, language, siteOrigin);
    case "found-code":
      return foundCodeMail(letter.made, codeSecret);
    case "stolen-match":
      return stolenMatchMail(letter.match, language, siteOrigin);
    case "stolen-match-case":
      return stolenMatchCaseMail(letter.match, siteOrigin);
    case "theft-reported":
      return theftReportedMail(letter.theft, language, siteOrigin);
  }
};

export const writeLetter = (letter: Letter, stationery: Stationery): Mail => {
  const { language, siteOrigin, supportEmail, today } = stationery;
  switch (letter.name) {
    case "account-closed":
      return accountClosedMail(letter, { language, siteOrigin, supportEmail });
    case "account-reopened":
      return accountReopenedMail(language, siteOrigin);
    case "contact-case":
      return contactCaseMail(letter.contactCase);
    case "contact-receipt":
      return contactReceiptMail(letter.contactCase, supportEmail);
    case "identity-approved":
      return identityApprovedMail(language, siteOrigin);
    case "identity-rejected":
      return identityRejectedMail(letter.reason, { language, siteOrigin, today });
    case "mail-check":
      return mailCheckMail(language, siteOrigin);
    case "message":
      return messageMail(letter.unread.threadId, language, siteOrigin);
    case "points-bought":
      return pointsBoughtMail(letter, language, siteOrigin);
    case "purchase-refunded":
      return purchaseRefundedMail(letter, language, siteOrigin);
    case "security":
      return securityMail(letter, { language, siteOrigin });
    case "welcome":
      return welcomeMail(language, siteOrigin);
    default:
      return writeAboutBikes(letter, stationery);
  }
};
