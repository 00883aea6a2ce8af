import type { Language } from "#contract/people/accounts.ts";
import type { RemovedAs } from "#contract/office/bike-removals.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { sampleData } from "#lambdas/platform/mail/sample-data.ts";

const texts = {
  sv: {
    subject: "Din cykel är borttagen ur registret",
    false: "Två av våra handläggare har gått igenom registreringen av din cykel och tagit bort den.",
    duplicate: "Din cykel stod i registret två gånger. Vi har tagit bort den ena registreringen.",
    bike: "Cykel",
    number: "Ramnummer",
    reason: "Skäl",
    follows:
      "Annonser, ägarbyten och beställda dekaler som gällde den är avbrutna, och dina poäng för dem är tillbaka.",
    wrong: "Tycker du att det är fel? Skriv till oss och berätta hur du fick cykeln, gärna med kvittot.",
    open: "Kontakta oss",
  },
  en: {
    subject: "Your bike has been removed from the register",
    false: "Two of our staff have looked into the registration of your bike and removed it.",
    duplicate: "Your bike was in the register twice. We’ve removed one of the two registrations.",
    bike: "Bike",
    number: "Frame number",
    reason: "Reason",
    follows:
      "Ads, transfers and sticker orders for it have been cancelled, and you have your points for them back.",
    wrong:
      "Think we’ve got it wrong? Write and tell us how you got the bike, with the receipt if you have it.",
    open: "Contact us",
  },
} as const satisfies Record<Language, Record<string, string>>;

type RemovedBike = {
  readonly as: RemovedAs;
  readonly bike: string;
  readonly frameNumber: string;
  readonly reason: string;
};

/** `reason` is the administrator's own text. */
export const bikeRemoved = defineMail<RemovedBike>({
  why: "account",
  samples: [
    {
      title: { sv: "Cykeln är borttagen ur registret", en: "Bike removed from the register" },
      data: () => ({
        as: "false",
        bike: sampleData.bike,
        frameNumber: sampleData.frameNumber,
        reason: "Kvittot hör till en annan cykel.",
      }),
    },
  ],
  render: ({ as, bike, frameNumber, reason }, { language, siteOrigin, today }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text[as],
      facts: [
        [text.bike, bike],
        [text.number, frameNumber],
        [text.reason, hidePersonalNumbers(reason, today)],
      ],
      advice: [text.follows, text.wrong],
      link: { href: new URL("/contact", siteOrigin).href, text: text.open },
      closing: [],
    });
  },
});
