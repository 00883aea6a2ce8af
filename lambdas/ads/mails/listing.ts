import type { Language } from "#contract/people/accounts.ts";
import { retentionSeconds } from "#contract/privacy/retention.ts";
import type { ListingItem } from "#lambdas/ads/items/listing.ts";
import { renewalLink } from "#lambdas/ads/renewal-links.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { formatDay } from "#lambdas/platform/mail/format-day.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { kronor } from "#lambdas/platform/mail/kronor.ts";
import { sampleData } from "#lambdas/platform/mail/sample-data.ts";
import type { MailContext } from "#lambdas/platform/mail/mail-context.ts";

type News = "ends-soon" | "expired";

/** Subjects appear on locked screens, so they name no bike. */
const texts = {
  sv: {
    bike: "Cykel",
    price: "Pris",
    lastDay: "Visas till och med",
    lastRenewal: "Kan förnyas till och med",
    renew: "Förnya annonsen",
    closing:
      "Är cykeln såld? Öppna Din annons på cykelns sida och berätta det där, så slipper du fler frågor.",
    "ends-soon": {
      title: "Annons: tiden går snart ut",
      subject: "Är cykeln fortfarande till salu?",
      opening:
        "Din annons i Cykelregistret slutar snart att visas. Förnya den, så visas den i 90 dagar till.",
    },
    expired: {
      title: "Annons: tiden har gått ut",
      subject: "Din annons visas inte längre",
      opening:
        "Tiden för din annons i Cykelregistret har gått ut. Är cykeln fortfarande till salu? Förnya annonsen, så visas den i 90 dagar till.",
    },
  },
  en: {
    bike: "Bike",
    price: "Price",
    lastDay: "Shown until",
    lastRenewal: "Can be renewed until",
    renew: "Renew the ad",
    closing: "Sold the bike? Open Your ad on the bike’s page and say so, and nobody else will ask about it.",
    "ends-soon": {
      title: "Ad: expires soon",
      subject: "Is the bike still for sale?",
      opening: "Your ad in Cykelregistret is about to expire. Renew it, and it’s shown for another 90 days.",
    },
    expired: {
      title: "Ad: expired",
      subject: "Your ad is no longer shown",
      opening:
        "Your ad in Cykelregistret has expired. Is the bike still for sale? Renew the ad, and it’s shown for another 90 days.",
    },
  },
} as const satisfies Record<Language, unknown>;

type AdSummary = Pick<ListingItem, "id" | "price" | "endsAt" | "bike">;

const forgottenAt = ({ endsAt }: AdSummary): string =>
  new Date(Date.parse(endsAt) + retentionSeconds("expiredListings") * 1000).toISOString();

const all = ["ends-soon", "expired"] as const;

const write = (news: News, listing: AdSummary, { language, siteOrigin, codeSecret }: MailContext) => {
  const text = texts[language];
  const { subject, opening } = text[news];
  const { bike, price } = listing;
  const named = bike === undefined ? [] : [[text.bike, bike] as const];
  const last =
    news === "expired"
      ? ([text.lastRenewal, formatDay(language, forgottenAt(listing))] as const)
      : ([text.lastDay, formatDay(language, listing.endsAt)] as const);
  return compose({
    language,
    subject,
    opening,
    facts: [...named, [text.price, kronor(language, price * 100)], last],
    link: { href: renewalLink(codeSecret, listing, siteOrigin), text: text.renew },
    closing: [text.closing],
  });
};

/** Asks an owner to renew their ad. The link shows a page whose button renews it once. */
export const listing = defineMail<{ readonly news: News; readonly listing: AdSummary }>({
  why: "account",
  samples: all.map((news) => ({
    kind: news,
    title: { sv: texts.sv[news].title, en: texts.en[news].title },
    data: (now) => ({
      news,
      listing: {
        id: "listing_01K9ZZZZZZZZZZZZZZZZZZZZZZ",
        bike: sampleData.bike,
        price: 3400,
        endsAt: now.toISOString(),
      },
    }),
  })),
  render: ({ news, listing: ad }, context) => write(news, ad, context),
});
