import type { Language } from "#contract/accounts.ts";
import type { Mail } from "#lambdas/mail/mail.ts";
import { compose } from "./compose.ts";

const texts = {
  sv: {
    subject: "Det fungerar",
    opening: "Vår e-post når dig igen. Du får mejl från Cykelregistret som vanligt.",
    open: "Välj vilka mejl du får",
    spam: "Hamnade mejlet i skräpposten? Markera att det inte är skräppost, så kommer nästa rätt.",
  },
  en: {
    subject: "It works",
    opening: "Our mail reaches you again. You get mails from Cykelregistret as usual.",
    open: "Choose which mails you get",
    spam: "Did it end up as spam? Mark that it is not, and the next one will be in the right place.",
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Shows somebody whose address took no mail that it does again. */
export const mailCheckMail = (language: Language, siteOrigin: string): Mail => {
  const text = texts[language];
  return compose({
    language,
    subject: text.subject,
    opening: text.opening,
    link: { href: new URL("/settings#mail", siteOrigin).href, text: text.open },
    closing: [text.spam],
  });
};
