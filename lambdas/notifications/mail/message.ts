import type { Language } from "#contract/accounts.ts";
import type { Mail } from "#lambdas/mail/mail.ts";
import { compose } from "./compose.ts";

const texts = {
  sv: {
    subject: "Du har ett nytt meddelande",
    opening: "Någon har skrivit till dig i Cykelregistret. Logga in för att läsa och svara.",
    open: "Läs meddelandet",
    once: "Kommer det fler i samma konversation skickar vi inget nytt mejl förrän du har läst dem.",
    money: "Betala aldrig i förskott. Vi ber dig aldrig om pengar eller lösenord.",
  },
  en: {
    subject: "You have a new message",
    opening: "Somebody has written to you in Cykelregistret. Sign in to read and answer.",
    open: "Read the message",
    once: "Should more come in the same conversation, we send no other mail until you have read them.",
    money: "Never pay in advance. We never ask you for money or passwords.",
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Tells that there is something to read, and neither what nor from whom: a mail can be forwarded, and anybody can write anything. */
export const messageMail = (threadId: string, language: Language, siteOrigin: string): Mail => {
  const text = texts[language];
  return compose({
    language,
    subject: text.subject,
    opening: text.opening,
    link: { href: new URL(`/messages/${encodeURIComponent(threadId)}`, siteOrigin).href, text: text.open },
    closing: [text.once, text.money],
  });
};
