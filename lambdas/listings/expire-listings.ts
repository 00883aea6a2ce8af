import * as z from "zod";
import { retentionSeconds } from "#contract/retention.ts";
import type { ListingsContext } from "./listings-context.ts";
import { openWrites } from "#lambdas/shared/listings/open-writes.ts";
import { readWithBike } from "./read-listing.ts";
import { changeWrites } from "#lambdas/shared/bikes/change-writes.ts";
import { forgetWrite, ofNoListing } from "#lambdas/shared/listings/end-listing.ts";
import { movedState } from "#lambdas/shared/listings/listing-at.ts";
import { closeWrite } from "#lambdas/shared/listings/remove-listing.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** So long before the end the owner is asked whether the ad still holds. */
const daysToRenew = 7;

export type ListingExpiryContext = Pick<ListingsContext, "table" | "system"> & {
  /** Tells the operators what could not be done. */
  readonly reportFailure: (listingId: string, error: unknown) => void;
};

/** What is due for an ad; undefined for nothing. */
export const dueFor = (
  { state, endsAt, remindedOf }: Pick<ListingItem, "state" | "endsAt" | "remindedOf">,
  now: Date,
): "expiry" | "reminder" | undefined => {
  const left = Date.parse(endsAt) - now.getTime();
  if (left <= 0) return "expiry";
  const isSoon = left <= daysToRenew * dayMilliseconds;
  return isSoon && state === "active" && remindedOf !== endsAt ? "reminder" : undefined;
};

/** The notifier mails what it sees change. */
const remind = ({ table }: ListingExpiryContext, { id, endsAt, version }: ListingItem): Promise<void> =>
  table.transact([
    update(keys.listing(id))
      .set({ remindedOf: endsAt, version: version + 1 })
      .expect("version", version, "stale"),
  ]);

const expire = async ({ table, system }: ListingExpiryContext, listing: ListingItem): Promise<void> => {
  const { bike } = await readWithBike({ table }, listing);
  const after = { ...listing, state: movedState(listing, "expire", system.now()) };
  await table.transact(openWrites(bike, listing, after));
};

/** One that is renewed or ended in the same moment is not due any more, or is looked at tomorrow. */
const trying = async (
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

const lookAt = async (context: ListingExpiryContext, listing: ListingItem): Promise<string> => {
  const due = dueFor(listing, context.system.now());
  if (due === undefined) return "waiting";
  return due === "expiry"
    ? trying(context, listing.id, "expired", () => expire(context, listing))
    : trying(context, listing.id, "reminded", () => remind(context, listing));
};

const Waiting = ListingItem.extend({ gsi2sk: z.string() });

const closeOne = async ({ table, system }: ListingExpiryContext, listing: ListingItem): Promise<void> =>
  table.transact([closeWrite(listing, system.now())]);

/** Ends those that an administrator has removed and nobody can appeal for any more, and with them their photos. One that is appealed for in this moment is not due. */
const closeRemoved = async (context: ListingExpiryContext): Promise<string[]> => {
  const outcomes: string[] = [];
  const now = context.system.now().toISOString();
  const removed = { index: "gsi2", partition: lists.removedListings(), schema: Waiting, limit: 25 } as const;
  for await (const page of pages(context.table, removed))
    for (const listing of page) {
      if (listing.gsi2sk > now) return outcomes;
      outcomes.push(await trying(context, listing.id, "closed", () => closeOne(context, listing)));
    }
  return outcomes;
};

/** With what its bike shows of it. */
const forgetOne = async ({ table, system }: ListingExpiryContext, listing: ListingItem): Promise<void> => {
  const { bike } = await readWithBike({ table }, listing);
  await table.transact([
    forgetWrite(listing, system.now()),
    ...changeWrites(bike, { ...bike, ...ofNoListing, version: bike.version + 1 }),
  ]);
};

/** Forgets those whose time was over so long ago that nobody will renew them, and with them their photos. */
const forgetExpired = async (context: ListingExpiryContext): Promise<string[]> => {
  const outcomes: string[] = [];
  const kept = retentionSeconds("expiredListings") * 1000;
  const latest = new Date(context.system.now().getTime() - kept).toISOString();
  const over = {
    index: "gsi2",
    partition: lists.expiredListings(),
    schema: ListingItem,
    limit: 25,
  } as const;
  for await (const page of pages(context.table, over))
    for (const listing of page) {
      if (listing.endsAt > latest) return outcomes;
      outcomes.push(await trying(context, listing.id, "forgotten", () => forgetOne(context, listing)));
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

/** Asks owners whether ads that come to the end of their time still hold, ends those whose time is over, and forgets them when nobody has renewed them for long. It reads only as far as something can be due. */
export const expireListings = async (context: ListingExpiryContext): Promise<ListingExpiries> => {
  const outcomes: string[] = [];
  const soon = new Date(context.system.now().getTime() + daysToRenew * dayMilliseconds).toISOString();
  const open = { index: "gsi2", partition: lists.openListings(), schema: ListingItem, limit: 25 } as const;
  for await (const page of pages(context.table, open)) {
    for (const listing of page) outcomes.push(await lookAt(context, listing));
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
