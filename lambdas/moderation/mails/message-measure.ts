import type { Language } from "#contract/people/accounts.ts";
import type { ReportReason } from "#contract/messages/messages.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { formatDay } from "#lambdas/platform/mail/format-day.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";

const all = ["warned", "closed", "barred", "upheld", "revoked"] as const;

/** Subjects appear on locked screens; the message is on the page. */
const texts = {
  sv: {
    open: "Läs skälen",
    reason: "Skäl",
    until: "Du kan skriva igen",
    reasons: {
      extortion: "Utpressning eller hot",
      fraud: "Försök till bedrägeri",
      harassment: "Trakasserier",
      spam: "Skräppost eller reklam",
      other: "Annat som bryter mot våra villkor",
    },
    object:
      "Håller du inte med? Du kan invända en gång inom 14 dagar, från samma sida. Någon annan prövar det, om vi är flera.",
    warned: {
      title: "Meddelanden: varning",
      subject: "Om det du har skrivit i Cykelregistret",
      opening: "En handläggare har läst ett meddelande från dig och ger dig en varning.",
    },
    closed: {
      title: "Meddelanden: konversationen stängd",
      subject: "Om en konversation i Cykelregistret",
      opening:
        "En handläggare har läst ett meddelande från dig och stängt konversationen. Ingen av er kan skriva i den.",
    },
    barred: {
      title: "Meddelanden: avstängd en tid",
      subject: "Du kan inte skriva meddelanden just nu",
      opening:
        "En handläggare har läst ett meddelande från dig. Du kan inte skriva till andra i Cykelregistret under en tid.",
    },
    upheld: {
      title: "Meddelanden: beslutet står fast",
      subject: "Din invändning är prövad",
      opening: "Din invändning är prövad, och beslutet står fast.",
    },
    revoked: {
      title: "Meddelanden: beslutet är upphävt",
      subject: "Din invändning är prövad",
      opening:
        "Din invändning är prövad, och du fick rätt. Beslutet gäller inte längre. Vi ber om ursäkt för besväret.",
    },
  },
  en: {
    open: "Read the reasons",
    reason: "Reason",
    until: "You can write again",
    reasons: {
      extortion: "Extortion or threats",
      fraud: "Attempted fraud",
      harassment: "Harassment",
      spam: "Spam or advertising",
      other: "Something else that breaks our terms",
    },
    object:
      "Don’t agree? You can object once within 14 days, from the same page. Someone else will look at it, if there is another administrator.",
    warned: {
      title: "Messages: warning",
      subject: "About what you wrote in Cykelregistret",
      opening: "An administrator has read a message of yours and is giving you a warning.",
    },
    closed: {
      title: "Messages: conversation closed",
      subject: "About a conversation in Cykelregistret",
      opening:
        "An administrator has read a message of yours and has closed the conversation. Neither of you can write in it.",
    },
    barred: {
      title: "Messages: blocked for a time",
      subject: "You can’t send messages right now",
      opening:
        "An administrator has read a message of yours. For a time, you can’t write to others in Cykelregistret.",
    },
    upheld: {
      title: "Messages: decision upheld",
      subject: "Your objection has been decided",
      opening: "We’ve looked at your objection, and the decision stands.",
    },
    revoked: {
      title: "Messages: decision reversed",
      subject: "Your objection has been decided",
      opening:
        "We’ve looked at your objection, and you were right. The decision no longer applies. We’re sorry for the trouble.",
    },
  },
} as const satisfies Record<Language, unknown>;

type MailData = {
  readonly news: (typeof all)[number];
  readonly reportId: string;
  readonly reason?: ReportReason | undefined;
  readonly until?: string | undefined;
};

const isAnswer = (news: MailData["news"]): boolean => news === "upheld" || news === "revoked";

export const messageMeasure = defineMail<MailData>({
  why: "account",
  samples: all.map((news) => ({
    kind: news,
    title: { sv: texts.sv[news].title, en: texts.en[news].title },
    data: (now: Date) => ({
      news,
      reportId: "thread_01K9ZZZZZZZZZZZZZZZZZZ-report_01K9ZZZZZZZZZZZZZZZZZZ",
      reason: isAnswer(news) ? undefined : "harassment",
      until: news === "barred" ? now.toISOString() : undefined,
    }),
  })),
  render: ({ news, reportId, reason, until }, { language, siteOrigin }) => {
    const text = texts[language];
    const { subject, opening } = text[news];
    const facts = [
      ...(reason === undefined ? [] : [[text.reason, text.reasons[reason]] as const]),
      ...(until === undefined ? [] : [[text.until, formatDay(language, until)] as const]),
    ];
    const href = new URL(`/message-decisions/${encodeURIComponent(reportId)}`, siteOrigin).href;
    const closing = isAnswer(news) ? [] : [text.object];
    return compose({ language, subject, opening, facts, link: { href, text: text.open }, closing });
  },
});
