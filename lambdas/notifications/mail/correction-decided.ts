import type { Language } from "#contract/accounts.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { Mail } from "#lambdas/mail/mail.ts";
import { compose } from "./compose.ts";
import type { Stationery } from "./stationery.ts";

const texts = {
  sv: {
    /** The same for yes and no: it is read on locked screens. */
    subject: "Din rättelse är behandlad",
    approved: "Uppgifterna om din cykel är rättade som du bad om.",
    rejected: "Vi har inte ändrat uppgifterna om din cykel.",
    reason: "Skäl",
    open: "Visa cykeln",
  },
  en: {
    subject: "Your correction has been answered",
    approved: "The details of your bike are corrected as you asked.",
    rejected: "We have not changed the details of your bike.",
    reason: "Reason",
    open: "Show the bike",
  },
} as const satisfies Record<Language, Record<string, string>>;

export type DecidedCorrection = {
  readonly bikeId: string;
  readonly state: "approved" | "rejected";
  readonly answer: string | undefined;
};

export const correctionDecidedMail = (
  { bikeId, state, answer }: DecidedCorrection,
  { language, siteOrigin, today }: Pick<Stationery, "language" | "siteOrigin" | "today">,
): Mail => {
  const text = texts[language];
  return compose({
    language,
    subject: text.subject,
    opening: text[state],
    told: answer === undefined ? [] : [[text.reason, hidePersonalNumbers(answer, today)]],
    link: { href: new URL(`/my-bikes/${encodeURIComponent(bikeId)}`, siteOrigin).href, text: text.open },
    closing: [],
  });
};
