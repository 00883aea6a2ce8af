import type { Language } from "#contract/people/accounts.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { formatDay } from "#lambdas/platform/mail/format-day.ts";
import { caseFormLink, sampleNumber } from "./sample-case.ts";

const texts = {
  sv: {
    subject: "Svar på ditt brev till Cykelregistret",
    opening: "Du skrev till oss. Så här svarar vi:",
    laterSubject: "Ditt svar dröjer",
    later: (day: string) =>
      `Vi behöver mer tid för det som du bad om. Du får svar senast den ${day}. Därför dröjer det:`,
    caseNumber: "Ärendenummer",
    reply: "Svara på det här",
    closing:
      "Det du skriver i formuläret hamnar i samma ärende. Svarar du på mejlet i stället når det oss, men inte ärendet.",
    sample: "Färgen är rättad. Ladda om sidan, så ser du den.",
    laterSample: "Du bad om uppgifter som ligger hos flera, och vi måste gå igenom dem för hand.",
  },
  en: {
    subject: "Our reply to your letter",
    opening: "You wrote to us. Here’s our reply:",
    laterSubject: "Your reply will take longer",
    later: (day: string) =>
      `We need more time for what you asked for. You’ll have our reply by ${day}. This is why:`,
    caseNumber: "Case number",
    reply: "Write back",
    closing:
      "What you write in the form is added to the same case. A reply to this email reaches us, but not the case.",
    sample: "The colour has been corrected. Reload the page to see it.",
    laterSample: "You asked for data from several places, and we have to go through it by hand.",
  },
} as const satisfies Record<Language, object>;

type Answer = {
  readonly caseNumber: string;
  readonly text: string;
  /** The new last day, set if the mail only announces more time. */
  readonly laterBy?: string | undefined;
};

/** Repeats nothing of the letter, because the address may be someone else's. */
export const contactAnswer = defineMail<Answer>({
  why: "address",
  samples: [
    {
      kind: "answer",
      title: { sv: texts.sv.subject, en: texts.en.subject },
      data: (_now, language) => ({ caseNumber: sampleNumber, text: texts[language].sample }),
    },
    {
      kind: "later",
      title: { sv: texts.sv.laterSubject, en: texts.en.laterSubject },
      data: (now, language) => ({
        caseNumber: sampleNumber,
        text: texts[language].laterSample,
        laterBy: now.toISOString().slice(0, 10),
      }),
    },
  ],
  render: ({ caseNumber, text, laterBy }, { language, siteOrigin, supportEmail }) => {
    const words = texts[language];
    const isLater = laterBy !== undefined;
    return {
      subject: isLater ? words.laterSubject : words.subject,
      language,
      parts: [
        { kind: "paragraph", text: isLater ? words.later(formatDay(language, laterBy)) : words.opening },
        { kind: "quotation", text },
        { kind: "facts", pairs: [[words.caseNumber, caseNumber]] },
        { kind: "button", href: caseFormLink(siteOrigin, caseNumber), text: words.reply },
        { kind: "note", text: words.closing },
      ],
      replyTo: supportEmail,
    };
  },
});
