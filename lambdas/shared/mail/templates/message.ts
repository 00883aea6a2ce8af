import type { Language } from "#contract/accounts.ts";
import { compose } from "./compose.ts";
import { defineMail } from "./define-mail.ts";
import { madeUp } from "./made-up.ts";

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
    opening: "Someone has messaged you on Cykelregistret. Sign in to read and reply.",
    open: "Read the message",
    once: "If more messages arrive in this conversation, we won’t email you again until you’ve read them.",
    money: "Never pay in advance. We’ll never ask you for money or passwords.",
  },
} as const satisfies Record<Language, Record<string, string>>;

/** One more message in a person's conversation: the first that is unread, or one that joins others. */
export type UnreadMessage = { readonly userId: string; readonly threadId: string; readonly first: boolean };

/** Tells that there is something to read, and neither what nor from whom: a mail can be forwarded, and anybody can write anything. */
export const message = defineMail<{ readonly unread: UnreadMessage }>({
  why: "messages",
  isOfTheMoment: true,
  samples: [
    {
      title: { sv: "Nytt meddelande", en: "New message" },
      data: () => ({ unread: { userId: madeUp.userId, threadId: "thread", first: true } }),
    },
  ],
  render: ({ unread: { threadId } }, { language, siteOrigin }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text.opening,
      link: { href: new URL(`/messages/${encodeURIComponent(threadId)}`, siteOrigin).href, text: text.open },
      closing: [text.once, text.money],
    });
  },
});
