import type { Language } from "#contract/accounts.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { compose } from "./compose.ts";
import { defineMail } from "./define-mail.ts";
import { madeUp } from "./made-up.ts";

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
    subject: "About the correction you asked for",
    approved: "We’ve corrected the details of your bike, as you asked.",
    rejected: "We haven’t changed the details of your bike.",
    reason: "Reason",
    open: "Show bike",
  },
} as const satisfies Record<Language, Record<string, string>>;

export type DecidedCorrection = {
  readonly bikeId: string;
  readonly state: "approved" | "rejected";
  readonly answer: string | undefined;
};

export const correctionDecided = defineMail<DecidedCorrection>({
  why: "account",
  samples: [
    {
      title: { sv: "Svar på en begärd rättelse", en: "Answer to a requested correction" },
      data: () => ({ bikeId: madeUp.bikeId, state: "rejected", answer: "Numret syns inte på bilden." }),
    },
  ],
  render: ({ bikeId, state, answer }, { language, siteOrigin, today }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text[state],
      told: answer === undefined ? [] : [[text.reason, hidePersonalNumbers(answer, today)]],
      link: { href: new URL(`/my-bikes/${encodeURIComponent(bikeId)}`, siteOrigin).href, text: text.open },
      closing: [],
    });
  },
});
