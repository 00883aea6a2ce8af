import type { Language } from "#contract/people/accounts.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { sampleData } from "#lambdas/platform/mail/sample-data.ts";

const texts = {
  sv: {
    /** The same for both outcomes, since a subject can appear on a locked screen. */
    subject: "Svar på din rapport om en upphittad cykel",
    confirmed: "Ägaren har bekräftat att du hittade rätt cykel. Tack för hjälpen!",
    rejected: "Ägaren har svarat att det inte var den stulna cykeln. Tack ändå för att du hörde av dig.",
    bike: "Cykel",
    open: "Följ din rapport",
    points:
      "När cykeln är markerad som återfunnen ser du där om du får poäng och när. De betalas bara ut till den som har styrkt sin identitet med BankID, under Inställningar.",
  },
  en: {
    subject: "An answer to your report of a found bike",
    confirmed: "The owner has confirmed that you found the right bike. Thanks for your help!",
    rejected: "The owner says it wasn’t the stolen bike. Thanks all the same for letting them know.",
    bike: "Bike",
    open: "Follow your report",
    points:
      "Once the bike is marked as recovered, you’ll see there whether you get points and when. They’re only paid out to people who have verified their identity with BankID, under Settings.",
  },
} as const satisfies Record<Language, Record<string, string>>;

export type DecidedFind = {
  readonly state: "confirmed" | "rejected";
  readonly bike: string;
  /** A finder without an account has no page that shows the report, and gets no points. */
  readonly hasAccount: boolean;
};

export const findDecided = defineMail<DecidedFind>({
  why: "tips",
  samples: [
    {
      title: { sv: "Svar på en rapport om en upphittad cykel", en: "Answer to a found-bike report" },
      data: () => ({ state: "confirmed", bike: sampleData.bike, hasAccount: true }),
    },
  ],
  render: ({ state, bike, hasAccount }, { language, siteOrigin }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text[state],
      facts: [[text.bike, bike]],
      ...(hasAccount && { link: { href: new URL("/found-reports", siteOrigin).href, text: text.open } }),
      closing: hasAccount && state === "confirmed" ? [text.points] : [],
    });
  },
});
