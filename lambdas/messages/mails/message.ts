import type { Language } from "#contract/people/accounts.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { sampleData } from "#lambdas/platform/mail/sample-data.ts";

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

/** `first`: no other message in the thread is unread. */
export type UnreadMessage = { readonly userId: string; readonly threadId: string; readonly first: boolean };

/** Names neither sender nor text: a mail can be forwarded, and a message can contain anything. */
export const message = defineMail<{ readonly unread: UnreadMessage }>({
  why: "messages",
  isTimeSensitive: true,
  samples: [
    {
      title: { sv: "Nytt meddelande", en: "New message" },
      data: () => ({ unread: { userId: sampleData.userId, threadId: "thread", first: true } }),
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
