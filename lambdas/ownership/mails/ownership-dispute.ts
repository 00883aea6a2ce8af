import type { Language } from "#contract/people/accounts.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { formatDay } from "#lambdas/platform/mail/format-day.ts";
import { sampleData } from "#lambdas/platform/mail/sample-data.ts";

/** `won` and `lost`: decided; the loser can appeal until `day`. `final`: decided after an appeal. */
export type DisputeMailNews =
  | "opened"
  | "won"
  | "lost"
  | "won-finally"
  | "lost-finally"
  | "appealed"
  | "withdrawn";

const texts = {
  sv: {
    bike: "Cykel",
    reasons: "Skäl",
    day: { opened: "Svara senast", lost: "Överklaga senast", won: "Kan överklagas till och med" },
    open: "Öppna ärendet",
    news: {
      opened: {
        subject: "Någon säger sig äga din cykel",
        opening:
          "Någon annan säger sig äga en cykel som är registrerad på dig och har skickat in underlag. Vi prövar nu vem som äger den.",
        advice:
          "Berätta hur du fick cykeln och skicka gärna med kvittot. Bara våra handläggare ser det du skickar. Under tiden kan cykeln inte byta ägare, säljas, ändras eller tas bort, men du kan anmäla den stulen.",
      },
      won: {
        subject: "Cykeln är din",
        opening:
          "Två handläggare har gått igenom underlaget från er båda och kommit fram till att cykeln är din.",
        advice: "Den andra kan överklaga. Cykeln kan därför inte byta ägare förrän tiden har gått ut.",
      },
      lost: {
        subject: "Beslut om vem som äger cykeln",
        opening:
          "Två handläggare har gått igenom underlaget från er båda och kommit fram till att cykeln tillhör den andra.",
        advice:
          "Tycker du att det är fel kan du överklaga en gång, på ärendets sida. Då prövar en handläggare som inte var med om beslutet. Du kan också gå till domstol.",
      },
      "won-finally": {
        subject: "Överklagandet är avgjort: cykeln är din",
        opening: "En annan handläggare har prövat överklagandet och kommit fram till att cykeln är din.",
        advice: "Beslutet gäller, och cykeln kan säljas och byta ägare igen.",
      },
      "lost-finally": {
        subject: "Överklagandet är avgjort",
        opening:
          "En annan handläggare har prövat överklagandet och kommit fram till att cykeln tillhör den andra.",
        advice: "Vi prövar inte saken igen. Du kan gå till domstol.",
      },
      appealed: {
        subject: "Beslutet om cykeln är överklagat",
        opening: "Den andra har överklagat beslutet. En handläggare som inte var med om det prövar saken.",
        advice: "Du behöver inte göra något. Vi mejlar när det är avgjort.",
      },
      withdrawn: {
        subject: "Ingen gör längre anspråk på din cykel",
        opening: "Den som sa sig äga cykeln har tagit tillbaka det. Cykeln är din, och ärendet är avslutat.",
        advice: "En annons som pausades kan du visa igen från cykelns sida.",
      },
    },
  },
  en: {
    bike: "Bike",
    reasons: "Reasons",
    day: { opened: "Answer by", lost: "Appeal by", won: "Can be appealed until" },
    open: "Open the case",
    news: {
      opened: {
        subject: "Someone says they own your bike",
        opening:
          "Someone else says that a bike registered to you is theirs, and has sent us evidence. We’re now examining who owns it.",
        advice:
          "Tell us how you got the bike, with the receipt if you have it. Only our staff will see what you send. Meanwhile the bike can’t change hands, be sold, changed or deleted, but you can report it stolen.",
      },
      won: {
        subject: "The bike is yours",
        opening: "Two of our staff have gone through what both of you sent and found that the bike is yours.",
        advice: "The other person can appeal, so the bike can’t change hands until the time for that is up.",
      },
      lost: {
        subject: "Decision about who owns the bike",
        opening:
          "Two of our staff have gone through what both of you sent and found that the bike belongs to the other person.",
        advice:
          "If you think that’s wrong, you can appeal once, on the page of the case. Someone who had no part in the decision will look at it. You can also go to court.",
      },
      "won-finally": {
        subject: "The appeal is decided: the bike is yours",
        opening: "Another member of our staff has looked at the appeal and found that the bike is yours.",
        advice: "The decision stands, and the bike can be sold and change hands again.",
      },
      "lost-finally": {
        subject: "The appeal is decided",
        opening:
          "Another member of our staff has looked at the appeal and found that the bike belongs to the other person.",
        advice: "We won’t examine it again. You can go to court.",
      },
      appealed: {
        subject: "The decision about the bike has been appealed",
        opening:
          "The other person has appealed the decision. Someone who had no part in it will look at the case.",
        advice: "There’s nothing you need to do. We’ll email you when it’s decided.",
      },
      withdrawn: {
        subject: "Nobody claims your bike any more",
        opening:
          "The person who said they owned the bike has taken that back. It’s yours, and the case is closed.",
        advice: "If an ad was paused, you can show it again from the bike’s page.",
      },
    },
  },
} as const satisfies Record<Language, object>;

type DisputeMail = {
  readonly news: DisputeMailNews;
  readonly disputeId: string;
  readonly bike: string;
  readonly reasons?: string | undefined;
  readonly day?: string | undefined;
};

const kinds = ["opened", "won", "lost", "won-finally", "lost-finally", "appealed", "withdrawn"] as const;

/** Names nobody and repeats nothing of what either side has said. */
export const ownershipDispute = defineMail<DisputeMail>({
  why: "account",
  samples: kinds.map((news) => ({
    kind: news,
    title: {
      sv: `Ägartvist: ${texts.sv.news[news].subject}`,
      en: `Ownership dispute: ${texts.en.news[news].subject}`,
    },
    data: (now) => ({
      news,
      disputeId: "ownershipdispute_00000000000000000000",
      bike: sampleData.bike,
      reasons: /won|lost/.test(news) ? "Kvittot visar att cykeln köptes 2024." : undefined,
      day: news in texts.sv.day ? now.toISOString() : undefined,
    }),
  })),
  render: ({ news, disputeId, bike, reasons, day }, { language, siteOrigin, today }) => {
    const text = texts[language];
    const { subject, opening, advice } = text.news[news];
    const days: Readonly<Record<string, string>> = text.day;
    return compose({
      language,
      subject,
      opening,
      facts: [
        [text.bike, bike],
        ...(reasons === undefined ? [] : [[text.reasons, hidePersonalNumbers(reasons, today)] as const]),
        ...(day === undefined ? [] : [[days[news] ?? "", formatDay(language, day)] as const]),
      ],
      advice: [advice],
      link: { href: new URL(`/ownership-disputes/${disputeId}`, siteOrigin).href, text: text.open },
      closing: [],
    });
  },
});
