import { retentionSeconds } from "#contract/privacy/retention.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { formatDay } from "#lambdas/platform/mail/format-day.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";

const texts = {
  sv: {
    ready: {
      subject: "Dina uppgifter går att ladda ner",
      opening: "Kopian av allt vi har sparat om dig är klar. Du laddar ner den i inställningarna.",
      until: "Går att ladda ner till och med",
      open: "Ladda ner mina uppgifter",
      closing: [
        "Du loggar in igen innan du laddar ner den, så att ingen annan kan göra det. Efter den dagen tar vi bort filen, och då kan du be om en ny.",
        "Har du inte bett om det här? Byt genast lösenord i inställningarna.",
      ],
    },
    failed: {
      subject: "Kopian av dina uppgifter blev inte klar",
      opening:
        "Något gick fel hos oss när dina uppgifter skulle samlas. Be om en ny kopia i inställningarna.",
      open: "Be om en ny kopia",
      closing: ["Går det fel igen? Svara på det här mejlet, så hjälper vi dig."],
    },
  },
  en: {
    ready: {
      subject: "Your data is ready to download",
      opening: "The copy of everything we keep about you is ready. You can download it in the settings.",
      until: "Available until",
      open: "Download my data",
      closing: [
        "You sign in again before downloading it, so that nobody else can. After that day we delete the file, and you can ask for a new one.",
        "Didn’t ask for this? Change your password in the settings right away.",
      ],
    },
    failed: {
      subject: "The copy of your data wasn’t finished",
      opening:
        "Something went wrong on our side while we gathered your data. Ask for a new copy in the settings.",
      open: "Ask for a new copy",
      closing: ["Does it fail again? Reply to this email and we’ll help you."],
    },
  },
} as const;

/** Without an end date the export failed. */
export type MadeCopy = { readonly endsAt?: string | undefined };

/** Links to the requested export; never contains it. */
export const ownCopy = defineMail<MadeCopy>({
  why: "account",
  samples: [
    {
      kind: "ready",
      title: { sv: "Kopia av uppgifterna", en: "Copy of the data" },
      data: (now) => ({
        endsAt: new Date(now.getTime() + retentionSeconds("ownCopies") * 1000).toISOString(),
      }),
    },
    {
      kind: "failed",
      title: { sv: "Kopian blev inte klar", en: "Copy not finished" },
      data: () => ({}),
    },
  ],
  render: ({ endsAt }, { language, siteOrigin, supportEmail }) => {
    const { ready, failed } = texts[language];
    const text = endsAt === undefined ? failed : ready;
    return compose({
      language,
      subject: text.subject,
      opening: text.opening,
      ...(endsAt !== undefined && { facts: [[ready.until, formatDay(language, endsAt)]] }),
      link: { href: new URL("/settings#my-data", siteOrigin).href, text: text.open },
      closing: text.closing,
      replyTo: supportEmail,
    });
  },
});
