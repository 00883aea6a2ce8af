import type { ContactTopic } from "#contract/contact.ts";
import type { Mail } from "#lambdas/mail/mail.ts";
import type { ContactCaseItem } from "#lambdas/table/items/contact.ts";
import { minuteIn } from "./day-in.ts";

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

/** The letter as those who answer it get it, always in Swedish. An answer goes to whoever wrote it. */
export const contactCaseMail = (contactCase: ContactCaseItem): Mail => {
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
};
