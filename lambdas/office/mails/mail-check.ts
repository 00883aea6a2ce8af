import type { Language } from "#contract/people/accounts.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";

const texts = {
  sv: {
    subject: "Det fungerar",
    opening: "Vår e-post når dig igen. Du får mejl från Cykelregistret som vanligt.",
    open: "Välj vilka mejl du får",
    spam: "Hamnade mejlet i skräpposten? Markera att det inte är skräppost, så kommer nästa rätt.",
  },
  en: {
    subject: "It’s working",
    opening: "Our emails are reaching you again. You’ll hear from Cykelregistret as usual.",
    open: "Choose your emails",
    spam: "Did this end up in your spam folder? Mark it as not spam, and the next one will land in your inbox.",
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Sent once an address that refused mail accepts it again. */
export const mailCheck = defineMail({
  why: "account",
  isRequested: true,
  samples: [{ title: { sv: "Mejlen kommer fram igen", en: "Emails are arriving again" }, data: () => ({}) }],
  render: (_, { language, siteOrigin }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text.opening,
      link: { href: new URL("/settings#mail", siteOrigin).href, text: text.open },
      closing: [text.spam],
    });
  },
});
