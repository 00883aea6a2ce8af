import type { Language } from "#contract/people/accounts.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { sampleData } from "#lambdas/platform/mail/sample-data.ts";

const texts = {
  sv: {
    subject: "En myndighet har fått uppgifter om dig",
    all: "En myndighet har begärt ut uppgifter om dig, och vi är skyldiga att lämna dem. Två av våra handläggare har gått igenom begäran.",
    bike: "En myndighet har begärt ut uppgifter om din cykel, och vi är skyldiga att lämna dem. Två av våra handläggare har gått igenom begäran.",
    authority: "Myndighet",
    caseNumber: "Ärende",
    ground: "Grund",
    about: "Cykel",
    closing:
      "Vad som lämnades ut ser du om du laddar ner dina uppgifter. Har du frågor, svara på det här mejlet eller vänd dig till myndigheten.",
    open: "Ladda ner mina uppgifter",
  },
  en: {
    subject: "An authority has received data about you",
    all: "An authority has requested data about you, and we’re obliged to hand it over. Two administrators have gone through the request.",
    bike: "An authority has requested data about your bike, and we’re obliged to hand it over. Two administrators have gone through the request.",
    authority: "Authority",
    caseNumber: "Case",
    ground: "Legal ground",
    about: "Bike",
    closing:
      "Download your data to see what was handed over. If you have questions, reply to this email or contact the authority.",
    open: "Download my data",
  },
} as const satisfies Record<Language, Record<string, string>>;

type MadeExtract = {
  readonly authority: string;
  readonly caseNumber: string;
  readonly ground: string;
  readonly bike: string | undefined;
};

/** Notifies a person which authority received their data, and on which legal ground. */
export const extractMade = defineMail<MadeExtract>({
  why: "account",
  samples: [
    {
      kind: "person",
      title: { sv: "Utdrag till en myndighet", en: "Extract for an authority" },
      data: () => ({
        authority: "Polismyndigheten",
        caseNumber: "5000-K1234567-26",
        ground: "27 kap. 19 § rättegångsbalken",
        bike: undefined,
      }),
    },
    {
      kind: "bike",
      title: { sv: "Utdrag om en cykel till en myndighet", en: "Extract about a bike for an authority" },
      data: () => ({
        authority: "Polismyndigheten",
        caseNumber: "5000-K1234567-26",
        ground: "27 kap. 19 § rättegångsbalken",
        bike: `${sampleData.bike}, ${sampleData.frameNumber}`,
      }),
    },
  ],
  render: ({ authority, caseNumber, ground, bike }, { language, siteOrigin, supportEmail }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: bike === undefined ? text.all : text.bike,
      facts: [
        [text.authority, authority],
        [text.caseNumber, caseNumber],
        [text.ground, ground],
        ...(bike === undefined ? [] : [[text.about, bike] as const]),
      ],
      link: { href: new URL("/settings#my-data", siteOrigin).href, text: text.open },
      closing: [text.closing],
      replyTo: supportEmail,
    });
  },
});
