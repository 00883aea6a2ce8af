import type { Language } from "#contract/accounts.ts";
import type { Mail } from "#lambdas/mail/mail.ts";
import type { ContactCaseItem } from "#lambdas/table/items/contact.ts";
import { compose } from "./compose.ts";

const texts = {
  sv: {
    subject: "Vi har fått ditt meddelande",
    opening: "Tack för att du skrev till Cykelregistret. Svaret kommer till den här adressen.",
    caseNumber: "Ärendenummer",
    again: "Vill du lägga till något? Svara på det här mejlet, så hamnar det i samma ärende.",
    hidden:
      "I ditt meddelande stod något som såg ut som ett personnummer. Vi tog bort det innan meddelandet sparades. Skicka aldrig personnummer i ett mejl.",
    unexpected:
      "Har du inte skrivit till oss? Då har någon angett fel adress, och du behöver inte göra något.",
  },
  en: {
    subject: "We have your message",
    opening: "Thank you for writing to Cykelregistret. The answer will come to this address.",
    caseNumber: "Case number",
    again: "Something to add? Reply to this mail and it becomes part of the same case.",
    hidden:
      "Your message held something that looked like a personal number. We took it out before the message was stored. Never send personal numbers by mail.",
    unexpected:
      "Did you not write to us? Then somebody gave the wrong address, and there is nothing you need to do.",
  },
} as const satisfies Record<Language, Record<string, string>>;

type Received = Pick<ContactCaseItem, "caseNumber" | "language" | "personalNumberHidden">;

/** Tells the writer that the letter has come. It repeats nothing of it: anybody can give anybody's address, and have us send them whatever they wrote. */
export const contactReceiptMail = (
  { caseNumber, language, personalNumberHidden }: Received,
  supportEmail: string,
): Mail => {
  const text = texts[language];
  return compose({
    language,
    subject: text.subject,
    opening: text.opening,
    told: [[text.caseNumber, caseNumber]],
    before: [text.again],
    closing: [...(personalNumberHidden ? [text.hidden] : []), text.unexpected],
    replyTo: supportEmail,
  });
};
