import { ListingId } from "#contract/listings.ts";
import { type Preview, type PreviewContext, photoOf } from "./preview.ts";
import { type Words, wordsIn } from "./words.ts";
import { sentences } from "#lambdas/shared/describe-bike/sentences.ts";
import { nameOf } from "#lambdas/shared/describe-bike/words.ts";
import { adOf } from "#lambdas/shared/listings/ad-card.ts";
import { adStateOf } from "#lambdas/shared/listings/ad-state.ts";
import { kronor } from "#lambdas/shared/mail/templates/kronor.ts";
import { cardOf, isListed } from "#lambdas/shared/search-index/card.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

const missing = (id: string, { noAd, noAdText }: Words): Preview => ({
  status: 404,
  title: noAd,
  description: noAdText,
  path: `/bike-ads/${id}`,
  isIndexed: false,
});

/** An ad and its bike, as long as anybody may see them. */
const read = async ({ reader }: PreviewContext, id: string) => {
  const listing = ListingId.safeParse(id).success
    ? await reader.get(keys.listing(id), ListingItem)
    : undefined;
  const bike = listing && (await reader.get(keys.bike(listing.bikeId), BikeItem));
  return bike && isListed(bike) ? { listing, bike } : undefined;
};

/** What is over keeps its name and says so: neither its words nor its picture are anybody's business any more. */
export const previewOfAd = async (context: PreviewContext, id: string): Promise<Preview> => {
  const { language, now } = context;
  const words = wordsIn[language];
  const found = await read(context, id);
  if (!found) return missing(id, words);
  const { listing, bike } = found;
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
