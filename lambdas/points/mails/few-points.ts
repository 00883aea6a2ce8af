import type { Language } from "#contract/people/accounts.ts";
import { prices } from "#contract/points/prices.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";

const texts = {
  sv: {
    subject: "Butikens poäng börjar ta slut",
    left: ["inte till någon registrering", "till en registrering till"],
    more: (count: number) => `till ${count} registreringar till`,
    opening: (enough: string) =>
      `Poängen räcker ${enough}. Köp fler, så slipper ni stå utan när en kund väntar.`,
    store: "Butik",
    points: "Poäng kvar",
    open: "Köp poäng",
    closing: "Med en dekal ur butikens eget lager ingår registreringen.",
  },
  en: {
    subject: "Your shop is running low on points",
    left: ["no more registrations", "one more registration"],
    more: (count: number) => `${count} more registrations`,
    opening: (enough: string) =>
      `There are enough points for ${enough}. Buy more now, so you don’t run out while a customer is waiting.`,
    store: "Shop",
    points: "Points left",
    open: "Buy points",
    closing: "A registration is included with each sticker from your own stock.",
  },
} as const satisfies Record<Language, unknown>;

export const fewPoints = defineMail<{ readonly few: { readonly store: string; readonly points: number } }>({
  why: "account",
  samples: [
    {
      title: { sv: "Butik: få poäng kvar", en: "Shop: few points left" },
      data: () => ({ few: { store: "Cykelkällaren i Göteborg AB", points: 900 } }),
    },
  ],
  render: ({ few: { store, points } }, { language, siteOrigin }) => {
    const text = texts[language];
    const count = Math.floor(points / prices.registration);
    return compose({
      language,
      subject: text.subject,
      opening: text.opening(text.left[count] ?? text.more(count)),
      facts: [
        [text.store, store],
        [text.points, points.toLocaleString(language)],
      ],
      link: { href: new URL("/store-points", siteOrigin).href, text: text.open },
      closing: [text.closing],
    });
  },
});
