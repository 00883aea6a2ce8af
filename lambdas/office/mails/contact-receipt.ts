import type { Language } from "#contract/people/accounts.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { caseFormLink, sampleCase, type WithCase } from "./sample-case.ts";

const texts = {
  sv: {
    subject: "Vi har fått ditt meddelande",
    opening: "Tack för att du skrev till Cykelregistret. Svaret kommer till den här adressen.",
    caseNumber: "Ärendenummer",
    add: "Lägg till något",
    again: "Vill du lägga till något? Skriv i formuläret, så hamnar det i samma ärende.",
    hidden:
      "I ditt meddelande stod något som såg ut som ett personnummer. Vi tog bort det innan meddelandet sparades. Skicka aldrig personnummer i ett mejl.",
    unexpected:
      "Har du inte skrivit till oss? Då har någon angett fel adress, och du behöver inte göra något.",
  },
  en: {
    subject: "We’ve got your message",
    opening: "Thank you for writing to Cykelregistret. We’ll reply to this address.",
    caseNumber: "Case number",
    add: "Add something",
    again: "Something to add? Use the form and it will be added to your case.",
    hidden:
      "Your message contained something that looked like a personal number. We removed it before saving the message. Never send personal numbers by email.",
    unexpected: "Didn’t write to us? Then someone gave the wrong address, and you don’t need to do anything.",
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Repeats nothing of the message, because anyone can enter another person's address. */
export const contactReceipt = defineMail<WithCase>({
  why: "address",
  samples: [{ title: { sv: "Vi har fått ditt meddelande", en: "We’ve got your message" }, data: sampleCase }],
  render: ({ contactCase: { caseNumber, language, personalNumberHidden } }, { siteOrigin, supportEmail }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text.opening,
      facts: [[text.caseNumber, caseNumber]],
      advice: [text.again],
      link: { href: caseFormLink(siteOrigin, caseNumber), text: text.add },
      closing: [...(personalNumberHidden ? [text.hidden] : []), text.unexpected],
      replyTo: supportEmail,
    });
  },
});
