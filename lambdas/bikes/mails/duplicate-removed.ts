import type { Language } from "#contract/people/accounts.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { sampleData } from "#lambdas/platform/mail/sample-data.ts";

const texts = {
  sv: {
    subject: "En dubblett av din cykel är borttagen",
    opening: "Någon annan hade registrerat din cykel en gång till, med ett nummer som ser likadant ut.",
    bike: "Cykel",
    now: "Den registreringen är borttagen. Din gäller som förut, och du behöver inte göra något.",
    open: "Visa cykeln",
  },
  en: {
    subject: "A duplicate of your bike has been removed",
    opening: "Someone else had registered your bike once more, under a number that looks the same.",
    bike: "Bike",
    now: "That registration is gone. Yours stands as before, and there’s nothing you need to do.",
    open: "Show the bike",
  },
} as const satisfies Record<Language, Record<string, string>>;

type RemovedDuplicate = { readonly bike: string; readonly keptBikeId: string | undefined };

/** For the owner of the registration that stays. */
export const duplicateRemoved = defineMail<RemovedDuplicate>({
  why: "account",
  samples: [
    {
      title: { sv: "Dubblett borttagen", en: "Duplicate removed" },
      data: () => ({ bike: sampleData.bike, keptBikeId: sampleData.bikeId }),
    },
  ],
  render: ({ bike, keptBikeId = "" }, { language, siteOrigin }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text.opening,
      facts: [[text.bike, bike]],
      advice: [text.now],
      link: {
        href: new URL(`/my-bikes/${encodeURIComponent(keptBikeId)}`, siteOrigin).href,
        text: text.open,
      },
      closing: [],
    });
  },
});
