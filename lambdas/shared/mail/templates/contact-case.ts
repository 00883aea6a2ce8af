import type { ContactTopic } from "#contract/contact.ts";
import type { ContactCaseItem } from "#lambdas/shared/table/items/contact.ts";
import { minuteIn } from "./day-in.ts";
import { defineMail } from "./define-mail.ts";
import { sampleCase, type WithCase } from "./sample-case.ts";

const topics: Record<ContactTopic, string> = {
  account: "Mitt konto",
  registration: "Registrera en cykel",
  stolen: "Stulen eller upphittad cykel",
  "protected-identity": "Skyddad identitet",
  store: "Bli partnerbutik",
  privacy: "Dataskydd",
  other: "Något annat",
};

const languages = { sv: "Svenska", en: "Engelska" } as const;

const told = (contactCase: ContactCaseItem): (readonly [string, string])[] => [
  ["Ärendenummer", contactCase.caseNumber],
  ["Ämne", topics[contactCase.topic]],
  ["Från", contactCase.email],
  ["Språk", languages[contactCase.language]],
  ["Kom in", minuteIn("sv", contactCase.createdAt)],
  ...(contactCase.personalNumberHidden
    ? [["Personnummer", "Fanns i meddelandet och är borttaget"] as const]
    : []),
];

/** A case as those who answer it get it, always in Swedish. An answer goes to the person who wrote it. */
export const contactCase = defineMail<WithCase>({
  why: "support",
  samples: [{ title: { sv: "Ärende till supporten", en: "Case for support" }, data: sampleCase }],
  render: ({ contactCase }, _) => {
    const { caseNumber, email, message } = contactCase;
    return {
      subject: `Ärende ${caseNumber}`,
      parts: [
        { kind: "facts", pairs: told(contactCase) },
        { kind: "quotation", text: message },
      ],
      language: "sv",
      replyTo: email,
    };
  },
});
