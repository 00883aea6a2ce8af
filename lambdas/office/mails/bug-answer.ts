import type { Language } from "#contract/people/accounts.ts";
import type { Mail } from "#lambdas/platform/mail/mail.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";

const texts = {
  sv: {
    subject: "Svar på din felrapport",
    opening: "Tack för att du berättade att något inte fungerade. Så här svarar vi:",
    page: "Sidan",
    closing: "Krånglar det fortfarande? Svara på det här mejlet.",
    sample: "Felet är rättat. Ladda om sidan, så fungerar det.",
  },
  en: {
    subject: "Our reply to your problem report",
    opening: "Thank you for telling us that something wasn’t working. Here’s our reply:",
    page: "Page",
    closing: "Still not working? Reply to this email.",
    sample: "The problem has been fixed. Reload the page and it will work.",
  },
} as const satisfies Record<Language, Record<string, string>>;

type Answer = { readonly path: string; readonly text: string };

/** Repeats nothing of the report, because the address may be someone else's. */
export const bugAnswer = defineMail<Answer>({
  why: "address",
  samples: [
    {
      title: { sv: texts.sv.subject, en: texts.en.subject },
      data: (_now, language) => ({ path: "/my-bikes", text: texts[language].sample }),
    },
  ],
  render: ({ path, text }, { language, supportEmail }): Mail => {
    const { subject, opening, page, closing } = texts[language];
    return {
      subject,
      language,
      parts: [
        { kind: "paragraph", text: opening },
        { kind: "quotation", text },
        { kind: "facts", pairs: [[page, path]] },
        { kind: "note", text: closing },
      ],
      replyTo: supportEmail,
    };
  },
});
