import type { Language } from "#contract/people/accounts.ts";
import { pageWithTags } from "./page-with-tags.ts";
import { type Preview, type PreviewContext, photoOf } from "./preview.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";
import { BikeId } from "#contract/bikes/bike.ts";
import { stolenPage } from "#contract/thefts/stolen-page.ts";
import { describeBike } from "#lambdas/bikes/describe/describe-bike.ts";
import { wordsIn, type Words } from "./words.ts";
import { readStolenCard } from "#lambdas/bikes/stolen-card.ts";
import * as z from "zod";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { bikeOfCode } from "#lambdas/stickers/codes/bike-of-code.ts";
import { cardOf, isListed } from "#lambdas/bikes/index/card.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ListingId } from "#contract/ads/listings.ts";
import { sentences } from "#lambdas/bikes/describe/sentences.ts";
import { nameOf } from "#lambdas/bikes/describe/words.ts";
import { adOf } from "#lambdas/ads/ad-card.ts";
import { adStateOf } from "#lambdas/ads/ad-state.ts";
import { kronor } from "#lambdas/platform/mail/kronor.ts";
import { ListingItem } from "#lambdas/ads/items/listing.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

const missing = (id: string, { noAd, noAdText }: Words): Preview => ({
  status: 404,
  title: noAd,
  description: noAdText,
  path: `/bike-ads/${id}`,
  isIndexed: false,
});

/** Reads an ad and its bike, if they are public. */
const read = async ({ reader }: PreviewContext, id: string) => {
  const listing = ListingId.safeParse(id).success
    ? await reader.get(keys.listing(id), ListingItem)
    : undefined;
  const bike = listing && (await reader.get(keys.bike(listing.bikeId), BikeItem));
  return bike && isListed(bike) ? { listing, bike } : undefined;
};

/** An ended ad keeps its name and shows its state, but neither text nor picture. */
const previewOfAd = async (context: PreviewContext, id: string): Promise<Preview> => {
  const { language, now } = context;
  const words = wordsIn[language];
  const listed = await read(context, id);
  if (!listed) return missing(id, words);
  const { listing, bike } = listed;
  const { city, ownerSince, ownerVerified, price, ...ad } = adOf(listing, bike);
  const [name, state] = [nameOf(ad, language), adStateOf(listing, bike, now)];
  const shared = { status: 200, path: `/bike-ads/${id}` } as const;
  if (state !== "active" && state !== "waiting")
    return {
      ...shared,
      title: `${words.over[state]}: ${name}`,
      description: words.notForSale,
      isIndexed: false,
    };
  const forSale = words.forSale(name, kronor(language, price * 100), city);
  return {
    ...shared,
    title: state === "waiting" ? `${words.over.waiting}: ${name}` : forSale,
    description: sentences(ownerVerified ? words.verified(ownerSince) : undefined, listing.text),
    photo: await photoOf(context, listing.photos[0] ?? cardOf(bike).photoUploadId),
    isIndexed: true,
  };
};

const compact = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** Accepts a code with or without hyphens, in any case. */
const uidIn = (written: string): string =>
  written.toLowerCase().replaceAll("-", "").replace(compact, "$1-$2-$3-$4-$5");

const find = async ({ reader }: PreviewContext, uid: string): Promise<BikeItem | undefined> => {
  if (!z.uuid().safeParse(uid).success) return undefined;
  try {
    return await bikeOfCode(reader, uid);
  } catch (error) {
    if (error instanceof ProblemError && error.code === "qr-not-found") return undefined;
    throw error;
  }
};

/** The page of a bike's QR code, meant for someone in front of the bike: not indexed. */
const previewOfCode = async (context: PreviewContext, written: string): Promise<Preview> => {
  const { language } = context;
  const uid = uidIn(written);
  const shared = { path: `/qr/${uid}`, isIndexed: false } as const;
  const bike = await find(context, uid);
  if (!bike) {
    const { noCode, noCodeText } = wordsIn[language];
    return { ...shared, status: 404, title: noCode, description: noCodeText };
  }
  const card = cardOf(bike);
  const photo = await photoOf(context, card.photoUploadId);
  return { ...shared, status: 200, ...describeBike(card, language), photo };
};

/** The page of a stolen bike; after recovery it shows nothing of the bike. */
const previewOfStolenBike = async (context: PreviewContext, id: string): Promise<Preview> => {
  const { language, reader } = context;
  const shared = { path: stolenPage(id), isIndexed: false } as const;
  const card = BikeId.safeParse(id).success ? await readStolenCard(reader, id) : undefined;
  if (!card) {
    const { notStolen, notStolenText } = wordsIn[language];
    return { ...shared, status: 404, title: notStolen, description: notStolenText };
  }
  const photo = await photoOf(context, card.photoUploadId);
  return { ...shared, status: 200, ...describeBike(card, language), photo };
};

/** By the first part of the path. */
const previews: Readonly<Record<string, (context: PreviewContext, id: string) => Promise<Preview>>> = {
  "bike-ads": previewOfAd,
  qr: previewOfCode,
  stolen: previewOfStolenBike,
};

type Context = {
  readonly reader: Reader;
  readonly system: Pick<System, "now">;
  readonly origin: string;
  readonly appPage: () => Promise<string>;
};

/** Returns the app's page for an address, with preview tags if there are any. */
export const showPage = async (
  { reader, system, origin, appPage }: Context,
  address: string,
  language: Language,
): Promise<{ status: 200 | 404; html: string }> => {
  const [, root = "", id = ""] = address.split("/");
  const previewOf = previews[root];
  const [page, preview] = await Promise.all([
    appPage(),
    previewOf?.({ reader, now: system.now(), language }, id),
  ]);
  if (!preview) return { status: 200, html: page };
  return { status: preview.status, html: pageWithTags(page, preview, { language, origin }) };
};
