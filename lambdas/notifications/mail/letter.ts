import type { BikeItem } from "#lambdas/table/items/bike.ts";
import type { ContactCaseItem } from "#lambdas/table/items/contact.ts";
import { type ClosedAccount, accountClosedMail, accountReopenedMail } from "./account-closed.ts";
import { bikeRegisteredMail } from "./bike-registered.ts";
import { type RejectedBike, bikeRejectedMail } from "./bike-rejected.ts";
import { contactCaseMail } from "./contact-case.ts";
import { contactReceiptMail } from "./contact-receipt.ts";
import { type DecidedCorrection, correctionDecidedMail } from "./correction-decided.ts";
import { identityApprovedMail, identityRejectedMail } from "./identity-decided.ts";
import type { Mail, Stationery } from "./mail.ts";

/** What a mail is about. The name tells the mails of one change apart. */
export type Letter =
  | ({ readonly name: "account-closed" } & ClosedAccount)
  | { readonly name: "account-reopened" }
  | { readonly name: "bike-registered"; readonly bike: BikeItem }
  | ({ readonly name: "bike-rejected" } & RejectedBike)
  | ({ readonly name: "correction-decided" } & DecidedCorrection)
  | { readonly name: "contact-case" | "contact-receipt"; readonly contactCase: ContactCaseItem }
  | { readonly name: "identity-approved" | "identity-rejected"; readonly reason: string | undefined };

export const writeLetter = (
  letter: Letter,
  { language, siteOrigin, supportEmail, today }: Stationery,
): Mail => {
  switch (letter.name) {
    case "account-closed":
      return accountClosedMail(letter, { language, siteOrigin, supportEmail });
    case "account-reopened":
      return accountReopenedMail(language, siteOrigin);
    case "bike-registered":
      return bikeRegisteredMail(letter.bike, language, siteOrigin);
    case "bike-rejected":
      return bikeRejectedMail(letter, { language, siteOrigin, today });
    case "correction-decided":
      return correctionDecidedMail(letter, { language, siteOrigin, today });
    case "contact-case":
      return contactCaseMail(letter.contactCase);
    case "contact-receipt":
      return contactReceiptMail(letter.contactCase, supportEmail);
    case "identity-approved":
      return identityApprovedMail(language, siteOrigin);
    case "identity-rejected":
      return identityRejectedMail(letter.reason, { language, siteOrigin, today });
  }
};
