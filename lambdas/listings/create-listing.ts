import * as z from "zod";
import type { ListingDetails, OwnListing } from "#contract/listings.ts";
import type { ListingsContext } from "./listings-context.ts";
import { photoWrites } from "./photo-writes.ts";
import { readOwnListing } from "./read-listing.ts";
import { cleanListing } from "./rules.ts";
import { requireListable } from "#lambdas/shared/listings/require-listable.ts";
import { showListing } from "./show-listing.ts";
import { changeWrites } from "#lambdas/shared/bikes/change-writes.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { periodsOf } from "#lambdas/shared/bikes/periods.ts";
import { readEvents } from "#lambdas/shared/bikes/read-events.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { timeFrom, waitsFor } from "#lambdas/shared/listings/listing-at.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import { once } from "#lambdas/shared/table/idempotency.ts";
import type { BikeEventItem } from "#lambdas/shared/table/items/bike.ts";
import type { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";

const Outcome = z.object({ listingId: z.string() });
type Outcome = z.infer<typeof Outcome>;

export type CreateListing = {
  readonly userId: string;
  readonly bikeId: string;
  readonly idempotencyKey: string;
  readonly details: ListingDetails;
};

/** What the register itself knows of the owner's time with the bike. */
const ownershipOf = (events: readonly BikeEventItem[], now: Date) => {
  const periods = periodsOf(events);
  const [current] = periods;
  return {
    ownerSince: new Date(current?.event.at ?? now).getFullYear(),
    ownerVerified: current?.verified ?? false,
    owners: Math.max(1, periods.length),
  };
};

const readGround = async ({ table }: ListingsContext, { userId, bikeId }: CreateListing) => {
  const [bike, owner, events] = await Promise.all([
    readOwnBike(table, userId, bikeId),
    table.get(keys.profile(userId), ProfileItem),
    readEvents(table, bikeId),
  ]);
  requireListable(bike, owner);
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
    readGround(context, input),
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
  const place = { gsi1pk: lists.listingsOf(ownerId), gsi1sk: `${createdAt}#${id}`, ...waitsFor(listing) };
  await table.transact([
    remember({ listingId: id }),
    whileOpen(ownerId),
    put(keys.listing(id), "listing", { ...listing, ...place }).expectNew("stale"),
    ...changeWrites(bike, { ...bike, openListingId: id, salePrice, version: bike.version + 1 }),
    ...photos,
  ]);
  return id;
};

/** Puts the caller's own bike up for sale. */
export const createListing = async (context: ListingsContext, input: CreateListing): Promise<OwnListing> => {
  const { table, system } = context;
  const { userId, bikeId, idempotencyKey: key, details } = input;
  const request = { userId, key, content: { bikeId, details }, now: system.now() };
  const { listingId } = await once(table, request, Outcome, async (remember) => ({
    listingId: await untilFresh(system, () => attempt(context, input, remember)),
  }));
  return showListing(context, await readOwnListing(context, userId, listingId));
};
