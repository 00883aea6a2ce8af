import type { Language } from "#contract/people/accounts.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { sampleData } from "#lambdas/platform/mail/sample-data.ts";

const texts = {
  sv: {
    subject: "Ramnumret är fritt igen",
    opening:
      "Du skrev till oss om ett ramnummer som någon annan hade registrerat. Den registreringen är borttagen.",
    number: "Ramnummer",
    now: "Nu kan du registrera cykeln som din egen.",
    open: "Registrera cykeln",
  },
  en: {
    subject: "The frame number is free again",
    opening:
      "You wrote to us about a frame number that someone else had registered. That registration is gone.",
    number: "Frame number",
    now: "You can register the bike as your own now.",
    open: "Register the bike",
  },
} as const satisfies Record<Language, Record<string, string>>;

/** For the person who reported a false registration of their number. */
export const numberFreed = defineMail<{ readonly frameNumber: string }>({
  why: "account",
  samples: [
    {
      title: { sv: "Ramnumret är fritt igen", en: "Frame number free again" },
      data: () => ({ frameNumber: sampleData.frameNumber }),
    },
  ],
  render: ({ frameNumber }, { language, siteOrigin }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text.opening,
      frameNumber: { label: text.number, number: frameNumber },
      advice: [text.now],
      link: { href: new URL("/bike-registration", siteOrigin).href, text: text.open },
      closing: [],
    });
  },
});
