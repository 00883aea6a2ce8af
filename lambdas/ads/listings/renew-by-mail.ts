import type { Renewal } from "#contract/ads/listings.ts";
import type { ListingsContext } from "#lambdas/ads/listings-context.ts";
import { moveRead } from "./move-listing.ts";
import { readWithBike } from "./read-listing.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { movedState } from "#lambdas/ads/listing-at.ts";
import { ListingItem } from "#lambdas/ads/items/listing.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { readRenewalToken } from "#lambdas/ads/renewal-links.ts";

const open = async ({ table, codeSecret }: ListingsContext, token: string) => {
  const wanted = readRenewalToken(codeSecret, token);
  const listing = wanted && (await table.get(keys.listing(wanted.id), ListingItem));
  if (!wanted || !listing) throw new ProblemError("mail-link-invalid");
  return { listing, isUsed: listing.endsAt !== wanted.endsAt };
};

const show = async (context: ListingsContext, listing: ListingItem): Promise<Renewal> => {
  const { bike } = await readWithBike(context, listing);
  return { brand: bike.brand, model: bike.model, endsAt: listing.endsAt };
};

const readUnused = async (context: ListingsContext, token: string): Promise<ListingItem> => {
  const { listing, isUsed } = await open(context, token);
  movedState(listing, "renew", context.system.now());
  if (isUsed) throw new ProblemError("listing-link-used");
  return listing;
};

/** Shows the ad of a link without renewing it, because mail scanners open links. */
export const getRenewal = async (context: ListingsContext, token: string): Promise<Renewal> =>
  show(context, await readUnused(context, token));

/** Renews an ad by the link in a mail, once. */
export const renewByMail = async (context: ListingsContext, token: string): Promise<Renewal> => {
  await moveRead(context, () => readUnused(context, token), "renew");
  const { listing } = await open(context, token);
  return show(context, listing);
};
