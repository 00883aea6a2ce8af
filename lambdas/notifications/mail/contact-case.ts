import type { ContactTopic } from "#contract/contact.ts";
import type { ContactCaseItem } from "#lambdas/table/items/contact.ts";
import { facts, page, quotation } from "./html.ts";
import type { Mail } from "./mail.ts";

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
  ["Kom in", contactCase.createdAt],
  ...(contactCase.personalNumberHidden
    ? [["Personnummer", "Fanns i meddelandet och är borttaget"] as const]
    : []),
];

/** The letter as those who answer it get it, always in Swedish. An answer goes to whoever wrote it. */
export const contactCaseMail = (contactCase: ContactCaseItem): Mail => {
  const { caseNumber, email, message } = contactCase;
  const known = told(contactCase);
  const subject = `Ärende ${caseNumber}`;
  return {
    subject,
    html: page({ language: "sv", title: subject, body: [facts(known), quotation(message)] }),
    text: [known.map(([term, value]) => `${term}: ${value}`).join("\n"), message].join("\n\n"),
    language: "sv",
    replyTo: email,
  };
};
