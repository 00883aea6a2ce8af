import type { Language } from "#contract/people/accounts.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { sampleData } from "#lambdas/platform/mail/sample-data.ts";

const texts = {
  sv: {
    /** Gives nothing away on a locked screen: the same for both outcomes. */
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
      data: () => ({ bikeId: sampleData.bikeId, state: "rejected", answer: "Numret syns inte på bilden." }),
    },
  ],
  render: ({ bikeId, state, answer }, { language, siteOrigin, today }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text[state],
      facts: answer === undefined ? [] : [[text.reason, hidePersonalNumbers(answer, today)]],
      link: { href: new URL(`/my-bikes/${encodeURIComponent(bikeId)}`, siteOrigin).href, text: text.open },
      closing: [],
    });
  },
});
