import type { consents as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const consents: Texts<typeof sv> = {
  purposes: {
    functional: "Functional cookies",
    analytics: "Statistics cookies",
    marketing: "Marketing cookies",
    messages: "Emails about messages",
    bikeRegistrations: "Emails about registrations",
    tips: "Emails about bikes you’ve found",
    alerts: "Emails about alerts",
    terms: "The terms",
    privacy: "The privacy policy",
  },
  answers: { given: "Yes", declined: "No", withdrawn: "Withdrawn", accepted: "Accepted", shown: "Shown" },
  since: "Applies from {{day}}",
  doors: {
    bankid: "When the account was created with BankID",
    password: "When the account was created by email",
    invitation: "When the password was chosen after an invitation",
    question: "When the service asked",
  },
  version: "Version {{version, number}} of the text",
};
