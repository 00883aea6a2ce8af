import type { Language } from "#contract/accounts.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { button, facts, page, paragraph } from "./html.ts";
import type { Mail, Stationery } from "./mail.ts";

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
  const link = new URL(`/my-bikes/${encodeURIComponent(bikeId)}`, siteOrigin).href;
  const told = answer === undefined ? [] : [[text.reason, hidePersonalNumbers(answer, today)] as const];
  const body = [paragraph(text[state]), ...(told.length > 0 ? [facts(told)] : []), button(link, text.open)];
  const lines = told.map(([term, value]) => `${term}: ${value}`);
  return {
    subject: text.subject,
    html: page({ language, title: text.subject, body }),
    text: [text[state], ...lines, `${text.open}: ${link}`].join("\n\n"),
    language,
  };
};
