import * as z from "zod";
import { retentionSeconds } from "#contract/privacy/retention.ts";
import type { ListingsContext } from "#lambdas/ads/listings-context.ts";
import { openWrites } from "#lambdas/ads/open-writes.ts";
import { readWithBike } from "./read-listing.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { forgetWrite } from "#lambdas/ads/end-listing.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import { clearedListing } from "#lambdas/bikes/cleared-listing.ts";
import { movedState } from "#lambdas/ads/listing-at.ts";
import { closeWrite } from "#lambdas/ads/remove-listing.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { ListingItem } from "#lambdas/ads/items/listing.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Days before the end when the owner is reminded. */
const daysToRenew = 7;

export type ListingExpiryContext = Pick<ListingsContext, "table" | "system"> & {
  readonly reportFailure: (listingId: string, error: unknown) => void;
};

export const dueFor = (
  { state, endsAt, remindedOf }: Pick<ListingItem, "state" | "endsAt" | "remindedOf">,
  now: Date,
): "expiry" | "reminder" | undefined => {
  const left = Date.parse(endsAt) - now.getTime();
  if (left <= 0) return "expiry";
  const isSoon = left <= daysToRenew * dayMilliseconds;
  return isSoon && state === "active" && remindedOf !== endsAt ? "reminder" : undefined;
};

/** Marks the reminder; the notifier mails it when it sees the change. */
const remind = async ({ table }: ListingExpiryContext, listing: ListingItem): Promise<void> => {
  const { id, endsAt, version } = listing;
  const { bike } = await readWithBike({ table }, listing);
  await table.transact([
    update(keys.listing(id))
      .set({ remindedOf: endsAt, bike: titleOf(bike), version: version + 1 })
      .expect("version", version, "stale"),
  ]);
};

const expire = async ({ table, system }: ListingExpiryContext, listing: ListingItem): Promise<void> => {
  const { bike } = await readWithBike({ table }, listing);
  const state = movedState(listing, "expire", system.now());
  const after = { ...listing, bike: titleOf(bike), state };
  await table.transact(openWrites(bike, listing, after));
};

/** A conflict means that the ad was just renewed or ended, so it waits for tomorrow's run. */
const outcomeOf = async (
  context: ListingExpiryContext,
  listingId: string,
  outcome: string,
  work: () => Promise<void>,
): Promise<string> => {
  try {
    await work();
    return outcome;
  } catch (error) {
    if (failedWith(error, "stale")) return "waiting";
    context.reportFailure(listingId, error);
    return "failed";
  }
};

const handleDue = async (context: ListingExpiryContext, listing: ListingItem): Promise<string> => {
  const due = dueFor(listing, context.system.now());
  if (due === undefined) return "waiting";
  return due === "expiry"
    ? outcomeOf(context, listing.id, "expired", () => expire(context, listing))
    : outcomeOf(context, listing.id, "reminded", () => remind(context, listing));
};

const Waiting = ListingItem.extend({ gsi2sk: z.string() });

const closeOne = async ({ table, system }: ListingExpiryContext, listing: ListingItem): Promise<void> =>
  table.transact([closeWrite(listing, system.now())]);

/** Ends removed ads, and their photos, once the time to appeal is over. A concurrent appeal wins. */
const closeRemoved = async (context: ListingExpiryContext): Promise<string[]> => {
  const outcomes: string[] = [];
  const now = context.system.now().toISOString();
  const removed = { index: "gsi2", partition: lists.removedListings(), schema: Waiting, limit: 25 } as const;
  for await (const page of pages(context.table, removed))
    for (const listing of page) {
      if (listing.gsi2sk > now) return outcomes;
      outcomes.push(await outcomeOf(context, listing.id, "closed", () => closeOne(context, listing)));
    }
  return outcomes;
};

const forgetOne = async ({ table, system }: ListingExpiryContext, listing: ListingItem): Promise<void> => {
  const { bike } = await readWithBike({ table }, listing);
  await table.transact([
    forgetWrite(listing, system.now()),
    ...changeWrites(bike, { ...bike, ...clearedListing, version: bike.version + 1 }),
  ]);
};

/** Forgets ads, and their photos, that expired too long ago to be renewed. */
const forgetExpired = async (context: ListingExpiryContext): Promise<string[]> => {
  const outcomes: string[] = [];
  const retentionMillis = retentionSeconds("expiredListings") * 1000;
  const latest = new Date(context.system.now().getTime() - retentionMillis).toISOString();
  const over = {
    index: "gsi2",
    partition: lists.expiredListings(),
    schema: ListingItem,
    limit: 25,
  } as const;
  for await (const page of pages(context.table, over))
    for (const listing of page) {
      if (listing.endsAt > latest) return outcomes;
      outcomes.push(await outcomeOf(context, listing.id, "forgotten", () => forgetOne(context, listing)));
    }
  return outcomes;
};

export type ListingExpiries = {
  readonly expired: number;
  readonly forgotten: number;
  readonly reminded: number;
  readonly closed: number;
  readonly failed: number;
};

/** Reminds owners of ads that end soon, expires overdue ones and forgets old ones. Reads each list only as far as something can be due. */
export const expireListings = async (context: ListingExpiryContext): Promise<ListingExpiries> => {
  const outcomes: string[] = [];
  const soon = new Date(context.system.now().getTime() + daysToRenew * dayMilliseconds).toISOString();
  const open = { index: "gsi2", partition: lists.openListings(), schema: ListingItem, limit: 25 } as const;
  for await (const page of pages(context.table, open)) {
    for (const listing of page) outcomes.push(await handleDue(context, listing));
    if (page.some(({ endsAt }) => endsAt > soon)) break;
  }
  outcomes.push(...(await forgetExpired(context)), ...(await closeRemoved(context)));
  const count = (wanted: string): number => outcomes.filter((outcome) => outcome === wanted).length;
  return {
    expired: count("expired"),
    forgotten: count("forgotten"),
    reminded: count("reminded"),
    closed: count("closed"),
    failed: count("failed"),
  };
};
