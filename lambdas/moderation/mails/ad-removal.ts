import type { Language } from "#contract/people/accounts.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";

type News = "removed" | "upheld" | "reversed";

/** Subjects appear on locked screens, so they name no bike; the reasons are on the page. */
const texts = {
  sv: {
    open: "Läs skälen",
    removed: {
      title: "Annons: borttagen av en handläggare",
      subject: "Om din annons i Cykelregistret",
      opening: "En handläggare har tagit bort din annons. På sidan står varför, och vad du kan göra åt det.",
      closing: "Håller du inte med? Du kan överklaga en gång inom sex månader, från samma sida.",
    },
    upheld: {
      title: "Annons: överklagande avslaget",
      subject: "Ditt överklagande är prövat",
      opening: "Vi har prövat ditt överklagande och står fast vid att annonsen är borttagen.",
      closing: "Du kan fortfarande vända dig till domstol.",
    },
    reversed: {
      title: "Annons: överklagande bifallet",
      subject: "Ditt överklagande är prövat",
      opening:
        "Vi har prövat ditt överklagande och ändrat oss: annonsen borde inte ha tagits bort. På sidan står om den visas igen.",
      closing: "Vi ber om ursäkt för besväret.",
    },
  },
  en: {
    open: "Read the reasons",
    removed: {
      title: "Ad: removed by an administrator",
      subject: "About your ad in Cykelregistret",
      opening: "An administrator has removed your ad. The page says why, and what you can do about it.",
      closing: "Don’t agree? You can appeal once within six months, from the same page.",
    },
    upheld: {
      title: "Ad: appeal rejected",
      subject: "Your appeal has been decided",
      opening: "We’ve considered your appeal, and the ad stays removed.",
      closing: "You can still take the matter to court.",
    },
    reversed: {
      title: "Ad: appeal upheld",
      subject: "Your appeal has been decided",
      opening:
        "We’ve considered your appeal and changed our decision: the ad shouldn’t have been removed. The page says whether it’s shown again.",
      closing: "We’re sorry for the trouble.",
    },
  },
} as const satisfies Record<Language, unknown>;

const all = ["removed", "upheld", "reversed"] as const;

export const adRemoval = defineMail<{ readonly news: News; readonly caseId: string }>({
  why: "account",
  samples: all.map((news) => ({
    kind: news,
    title: { sv: texts.sv[news].title, en: texts.en[news].title },
    data: () => ({ news, caseId: "adcase_01K9ZZZZZZZZZZZZZZZZZZZZZZ" }),
  })),
  render: ({ news, caseId }, { language, siteOrigin }) => {
    const text = texts[language];
    const { subject, opening, closing } = text[news];
    const href = new URL(`/ad-decisions/${encodeURIComponent(caseId)}`, siteOrigin).href;
    return compose({ language, subject, opening, link: { href, text: text.open }, closing: [closing] });
  },
});
