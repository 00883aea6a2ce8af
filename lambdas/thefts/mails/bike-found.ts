import type { Language } from "#contract/people/accounts.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { sampleData } from "#lambdas/platform/mail/sample-data.ts";

const texts = {
  sv: {
    subject: "Någon tror sig ha hittat din cykel",
    opening:
      "Någon tror sig ha hittat din stulna cykel. Logga in för att se var den står och hur du når personen.",
    frameNumber: "Ramnummer",
    open: "Läs rapporten",
    safety: "Konfrontera ingen. Pågående brott: 112. Tips eller anmälan: 114 14.",
    money: "Betala aldrig i förskott. Vi ber dig aldrig om pengar eller lösenord.",
  },
  en: {
    subject: "Someone may have found your bike",
    opening:
      "Someone thinks they’ve found your stolen bike. Sign in to see where it is and how to reach them.",
    frameNumber: "Frame number",
    open: "Read the report",
    safety: "Don’t confront anyone. Crime in progress: 112. Tips and reports: 114 14.",
    money: "Never pay in advance. We’ll never ask you for money or passwords.",
  },
} as const satisfies Record<Language, Record<string, string>>;

export type FoundBike = { readonly bikeId: string; readonly frameNumber: string };

/** Quotes nothing from the finder: mails get forwarded, and a finder can write anything. */
export const bikeFound = defineMail<FoundBike>({
  why: "account",
  samples: [
    {
      title: { sv: "Någon tror sig ha hittat din cykel", en: "Someone may have found your bike" },
      data: () => sampleData,
    },
  ],
  render: ({ bikeId, frameNumber }, { language, siteOrigin }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text.opening,
      frameNumber: { label: text.frameNumber, number: frameNumber },
      link: { href: new URL(`/my-bikes/${encodeURIComponent(bikeId)}`, siteOrigin).href, text: text.open },
      closing: [text.safety, text.money],
    });
  },
});
