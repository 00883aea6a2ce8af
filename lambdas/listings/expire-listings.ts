import type { ListingsContext } from "./listings-context.ts";
import { openWrites } from "./open-writes.ts";
import { readWithBike } from "./read-listing.ts";
import { movedState } from "#lambdas/shared/listings/listing-at.ts";
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
const lookAt = async (context: ListingExpiryContext, listing: ListingItem) => {
  const due = dueFor(listing, context.system.now());
  if (due === undefined) return "waiting";
  try {
    await (due === "expiry" ? expire(context, listing) : remind(context, listing));
    return due === "expiry" ? "expired" : "reminded";
  } catch (error) {
    if (failedWith(error, "stale")) return "waiting";
    context.reportFailure(listing.id, error);
    return "failed";
  }
};

export type ListingExpiries = {
  readonly expired: number;
  readonly reminded: number;
  readonly failed: number;
};

/** Asks owners whether ads that come to the end of their time still hold, and ends those whose time is over. It reads only as far as something can be due. */
export const expireListings = async (context: ListingExpiryContext): Promise<ListingExpiries> => {
  const outcomes: string[] = [];
  const soon = new Date(context.system.now().getTime() + daysToRenew * dayMilliseconds).toISOString();
  const open = { index: "gsi2", partition: lists.openListings(), schema: ListingItem, limit: 25 } as const;
  for await (const page of pages(context.table, open)) {
    for (const listing of page) outcomes.push(await lookAt(context, listing));
    if (page.some(({ endsAt }) => endsAt > soon)) break;
  }
  const count = (wanted: string): number => outcomes.filter((outcome) => outcome === wanted).length;
  return { expired: count("expired"), reminded: count("reminded"), failed: count("failed") };
};
