import type { Renewal } from "#contract/listings.ts";
import type { ListingsContext } from "./listings-context.ts";
import { moveRead } from "./move-listing.ts";
import { readWithBike } from "./read-listing.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { movedState } from "#lambdas/shared/listings/listing-at.ts";
import { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { readRenewalToken } from "#lambdas/shared/tokens/renewal-links.ts";

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

/** What a link renews. To open it changes nothing: mail programs do that by themselves. */
export const getRenewal = async (context: ListingsContext, token: string): Promise<Renewal> =>
  show(context, await readUnused(context, token));

/** Renews an ad for the person who holds its mail, once. */
export const renewByMail = async (context: ListingsContext, token: string): Promise<Renewal> => {
  await moveRead(context, () => readUnused(context, token), "renew");
  const { listing } = await open(context, token);
  return show(context, listing);
};
