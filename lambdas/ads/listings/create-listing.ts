import * as z from "zod";
import type { ListingDetails, OwnListing } from "#contract/ads/listings.ts";
import type { ListingsContext } from "#lambdas/ads/listings-context.ts";
import { photoWrites } from "./photo-writes.ts";
import { readOwnListing } from "./read-listing.ts";
import { cleanListing } from "./rules.ts";
import { requireListable } from "#lambdas/ads/require-listable.ts";
import { showListing } from "./show-listing.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import { periodsOf } from "#lambdas/bikes/periods.ts";
import { readEvents } from "#lambdas/bikes/read-events.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { timeFrom, dueIndex } from "#lambdas/ads/listing-at.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import type { BikeEventItem } from "#lambdas/bikes/items/bike.ts";
import type { ListingItem } from "#lambdas/ads/items/listing.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

const Outcome = z.object({ listingId: z.string() });
type Outcome = z.infer<typeof Outcome>;

export type CreateListing = {
  readonly userId: string;
  readonly bikeId: string;
  readonly idempotencyKey: string;
  readonly details: ListingDetails;
};

const ownershipOf = (events: readonly BikeEventItem[], now: Date) => {
  const periods = periodsOf(events);
  const [current] = periods;
  return {
    ownerSince: new Date(current?.event.at ?? now).getFullYear(),
    ownerVerified: current?.verified ?? false,
    owners: Math.max(1, periods.length),
  };
};

const readSellable = async ({ table, system }: ListingsContext, { userId, bikeId }: CreateListing) => {
  const [bike, owner, events] = await Promise.all([
    readOwnBike(table, userId, bikeId),
    table.get(keys.profile(userId), ProfileItem),
    readEvents(table, bikeId),
  ]);
  requireListable(bike, owner, system.now());
  if (bike.openListingId !== undefined) throw new ProblemError("bike-has-open-listing");
  return { bike, events };
};

const attempt = async (
  context: ListingsContext,
  input: CreateListing,
  remember: (outcome: Outcome) => Action,
): Promise<string> => {
  const { table, system } = context;
  const { userId: ownerId, bikeId } = input;
  const now = system.now();
  const details = cleanListing(input.details, now);
  const [{ bike, events }, photos] = await Promise.all([
    readSellable(context, input),
    photoWrites(context, { ownerId, bikeId }, [], details.photos),
  ]);
  const listing: Omit<ListingItem, "entity"> = {
    ...details,
    ...timeFrom(now),
    ...ownershipOf(events, now),
    id: system.newId("listing"),
    bikeId,
    ownerId,
    state: "active",
    createdAt: now.toISOString(),
    version: 1,
  };
  const { id, createdAt, price: salePrice } = listing;
  const place = { gsi1pk: lists.listingsOf(ownerId), gsi1sk: `${createdAt}#${id}`, ...dueIndex(listing) };
  await table.transact([
    remember({ listingId: id }),
    requireOpenAccount(ownerId),
    put(keys.listing(id), "listing", { ...listing, ...place }).expectNew("stale"),
    ...changeWrites(bike, { ...bike, openListingId: id, salePrice, version: bike.version + 1 }),
    ...photos,
  ]);
  return id;
};

export const createListing = async (context: ListingsContext, input: CreateListing): Promise<OwnListing> => {
  const { table, system } = context;
  const { userId, bikeId, idempotencyKey: key, details } = input;
  const request = { userId, key, content: { bikeId, details }, now: system.now() };
  const { listingId } = await once(table, request, Outcome, async (remember) => ({
    listingId: await retryOnConflict(system, () => attempt(context, input, remember)),
  }));
  return showListing(context, await readOwnListing(context, userId, listingId));
};
