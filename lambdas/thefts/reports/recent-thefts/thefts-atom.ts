import { apiBase } from "#contract/platform/route.ts";
import { type FeedFilters, recentTheftRoutes } from "#contract/thefts/recent-thefts.ts";
import { stolenPage } from "#contract/thefts/stolen-page.ts";
import { type RecentTheftsContext, readFeed } from "./find-recent-thefts.ts";
import { describeBike } from "#lambdas/bikes/describe/describe-bike.ts";
import { escapeHtml } from "#lambdas/platform/html/escape-html.ts";
import type { PostingItem } from "#lambdas/bikes/items/posting.ts";

const titles = {
  sv: (near: string | undefined) => (near === undefined ? "Stulna cyklar" : `Stulna cyklar nära ${near}`),
  en: (near: string | undefined) => (near === undefined ? "Stolen bikes" : `Stolen bikes near ${near}`),
} as const;

/** XML 1.0 forbids other control characters, even as references. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const text = (name: string, content: string): string =>
  `<${name}>${escapeHtml(content.replaceAll(unwritable, ""))}</${name}>`;

const link = (relation: string, address: string, type?: string): string =>
  `<link rel="${relation}" href="${escapeHtml(address)}"${type === undefined ? "" : ` type="${type}"`}/>`;

/** Feeds need a time, and a theft has only a day. */
const noonOf = (day: string | undefined): string => `${day ?? "1970-01-01"}T12:00:00Z`;

const entryOf = (card: PostingItem, { language }: FeedFilters, siteOrigin: string): string => {
  const { title, description } = describeBike(card, language);
  const address = siteOrigin + stolenPage(card.id);
  return [
    "<entry>",
    // A bike can be stolen twice, and each theft is a new entry.
    text("id", `${address}#${card.stolenSince ?? ""}`),
    text("title", title),
    text("updated", noonOf(card.stolenSince)),
    link("alternate", address, "text/html"),
    text("summary", description),
    "</entry>",
  ].join("");
};

/** Parameters in a fixed order, so that equal feeds have equal ids. */
const addressOf = ({ near, radius, type, color, language }: FeedFilters): string => {
  const query = new URLSearchParams({
    ...(near !== undefined && { near, radius: String(radius) }),
    ...(type !== undefined && { type }),
    ...(color !== undefined && { color }),
    language,
  });
  return `${apiBase}${recentTheftRoutes.getTheftsAtom.path}?${query.toString()}`;
};

/** An Atom feed, RFC 4287, latest thefts first. */
export const theftsAtom = async (context: RecentTheftsContext, filters: FeedFilters): Promise<string> => {
  const { siteOrigin, system } = context;
  const { language, near } = filters;
  const cards = await readFeed(context, filters);
  const own = siteOrigin + addressOf(filters);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    text("id", own),
    text("title", titles[language](near)),
    text("updated", cards[0] ? noonOf(cards[0].stolenSince) : system.now().toISOString()),
    `<author>${text("name", "Cykelregistret")}</author>`,
    link("self", own, "application/atom+xml"),
    link("alternate", `${siteOrigin}/stolen`, "text/html"),
    ...cards.map((card) => entryOf(card, filters, siteOrigin)),
    "</feed>\n",
  ].join("\n");
};
