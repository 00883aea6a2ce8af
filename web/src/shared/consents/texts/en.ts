import type { consents as sv } from "./sv.ts";
import type { Texts } from "#web/i18n/texts.ts";

export const consents: Texts<typeof sv> = {
  purposes: {
    functional: "Functional cookies",
    analytics: "Statistics cookies",
    marketing: "Marketing cookies",
    messages: "Emails about messages",
    bikeRegistrations: "Emails about registrations",
    tips: "Emails about bikes you’ve found",
    alerts: "Emails about alerts",
  },
  answers: { given: "Yes", declined: "No", withdrawn: "Withdrawn" },
  version: "Version {{version, number}} of the text",
};
