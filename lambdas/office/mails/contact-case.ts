import type { ContactTopic } from "#contract/office/contact.ts";
import { formatDay, formatDayAndTime } from "#lambdas/platform/mail/format-day.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { sampleCase, type WithCase } from "./sample-case.ts";

const topics: Record<ContactTopic, string> = {
  account: "Mitt konto",
  registration: "Registrera en cykel",
  stolen: "Stulen eller upphittad cykel",
  "protected-identity": "Skyddad identitet",
  store: "Bli partnerbutik",
  privacy: "Mina uppgifter",
  other: "Något annat",
};

const languages = { sv: "Svenska", en: "Engelska" } as const;

const caseFacts = ({ contactCase }: WithCase): (readonly [string, string])[] => [
  ["Ärendenummer", contactCase.caseNumber],
  ["Ämne", topics[contactCase.topic]],
  ...(contactCase.dueOn === undefined ? [] : [["Svara senast", formatDay("sv", contactCase.dueOn)] as const]),
  ["Språk", languages[contactCase.language]],
  ["Kom in", formatDayAndTime("sv", contactCase.lastAt)],
  ...(contactCase.personalNumberHidden
    ? [["Personnummer", "Fanns i meddelandet och är borttaget"] as const]
    : []),
];

/** For support, always in Swedish. Contains nothing of the letter, so that no mailbox keeps it after the erasure. */
export const contactCase = defineMail<WithCase>({
  why: "support",
  samples: [{ title: { sv: "Ärende till supporten", en: "Case for support" }, data: sampleCase }],
  render: (data, { siteOrigin }) => {
    const { caseNumber } = data.contactCase;
    return {
      subject: `Ärende ${caseNumber}`,
      parts: [
        { kind: "facts", pairs: caseFacts(data) },
        {
          kind: "button",
          href: new URL(`/admin-letters?id=${caseNumber}`, siteOrigin).href,
          text: "Läs och svara",
        },
      ],
      language: "sv",
    };
  },
});
