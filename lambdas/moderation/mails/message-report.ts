import type { Language } from "#contract/people/accounts.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";

/** Subjects appear on locked screens, which the reported person may see, so they name nobody. */
const texts = {
  sv: {
    open: "Se din anmälan",
    received: {
      title: "Anmäld konversation: mottagen",
      subject: "Vi har fått din anmälan",
      opening:
        "Tack för att du berättade. En människa läser det du anmälde, och du får ett mejl när vi har bestämt oss.",
      closing:
        "Känner du dig hotad? Betala inte och spara allt som är skrivet. Polisen nås på 114 14, och på 112 när något händer just nu.",
    },
    decided: {
      title: "Anmäld konversation: beslut",
      subject: "Beslut om din anmälan",
      opening:
        "Vi har läst det du anmälde i en konversation och fattat ett beslut. Beslutet och skälen står på sidan.",
      closing: "Du kan alltid blockera den som skriver till dig.",
    },
    reviewed: {
      title: "Anmäld konversation: prövad på nytt",
      subject: "Din anmälan har prövats på nytt",
      opening:
        "Den du anmälde har invänt mot beslutet, och vi har prövat det på nytt. Hur det gick står på sidan.",
      closing: "Du kan alltid blockera den som skriver till dig.",
    },
  },
  en: {
    open: "See your report",
    received: {
      title: "Reported conversation: received",
      subject: "We’ve got your report",
      opening:
        "Thank you for telling us. A person will read what you reported, and we’ll email you when we’ve decided.",
      closing:
        "Do you feel threatened? Don’t pay, and keep everything that’s been written. Call the police on 114 14, or 112 if it’s happening right now.",
    },
    decided: {
      title: "Reported conversation: decision",
      subject: "Our decision on your report",
      opening:
        "We’ve read what you reported in a conversation and made a decision. The page gives our reasons.",
      closing: "You can always block someone who writes to you.",
    },
    reviewed: {
      title: "Reported conversation: reviewed",
      subject: "Your report has been reviewed",
      opening:
        "The person you reported objected, and we have reviewed the decision. The page says how it turned out.",
      closing: "You can always block someone who writes to you.",
    },
  },
} as const satisfies Record<Language, unknown>;

const all = ["received", "decided", "reviewed"] as const;

type MailData = { readonly news: (typeof all)[number]; readonly reportId: string };

export const messageReport = defineMail<MailData>({
  why: "account",
  samples: all.map((news) => ({
    kind: news,
    title: { sv: texts.sv[news].title, en: texts.en[news].title },
    data: () => ({ news, reportId: "thread_01K9ZZZZZZZZZZZZZZZZZZ-report_01K9ZZZZZZZZZZZZZZZZZZ" }),
  })),
  render: ({ news, reportId }, { language, siteOrigin }) => {
    const text = texts[language];
    const { subject, opening, closing } = text[news];
    const href = new URL(`/message-decisions/${encodeURIComponent(reportId)}`, siteOrigin).href;
    return compose({ language, subject, opening, link: { href, text: text.open }, closing: [closing] });
  },
});
