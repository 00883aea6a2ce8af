import type { Language } from "#contract/accounts.ts";
import { compose } from "./compose.ts";
import { defineMail } from "./define-mail.ts";
import { madeUp } from "./made-up.ts";

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

/** To the one who has written about a registration that was none. */
export const numberFreed = defineMail<{ readonly frameNumber: string }>({
  why: "account",
  samples: [
    {
      title: { sv: "Ramnumret är fritt igen", en: "Frame number free again" },
      data: () => ({ frameNumber: madeUp.frameNumber }),
    },
  ],
  render: ({ frameNumber }, { language, siteOrigin }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text.opening,
      frameNumber: { label: text.number, number: frameNumber },
      before: [text.now],
      link: { href: new URL("/bike-registration", siteOrigin).href, text: text.open },
      closing: [],
    });
  },
});
