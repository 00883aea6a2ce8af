import * as z from "zod";
import { daysListed } from "#contract/ads/listings.ts";
import type { Retention } from "#contract/privacy/retention-period.ts";
import { type Retained, retention, retentionSeconds } from "#contract/privacy/retention.ts";
import { LastUseItem } from "#lambdas/people/items/person.ts";
import type { StoredThing } from "../erasure/everything.ts";
import { firstWords } from "./bikes.ts";
import { whoLeaves, whoNeverCame } from "./accounts.ts";
import { unclaimed } from "./stores.ts";

/** Another test compares the rules of logs and buckets in the templates with these rows. */
const ruled = ["securityLogs", "functionLogs", "formerVersions"] as const;
type Walked = Exclude<Retained, (typeof ruled)[number]>;

const day = 86_400;

const endOf = ({ text }: StoredThing): number | undefined =>
  z.object({ expiresAt: z.number().optional() }).catch({}).parse(JSON.parse(text)).expiresAt;

/** Seconds between the end of a row and the checks before and after it. */
export type Margin = { readonly before: number; readonly after: number };

/** Leap days make years longer. */
const marginOf = ({ period: { unit } }: Retention): Margin => ({
  before: unit === "hour" ? day / 4 : day,
  after: unit === "year" ? 5 * day : day,
});

type Specimen = {
  /** Days until the retention period begins. */
  readonly begins?: number;
  /** `end` and `lookedAt`, the time of the second check, are epoch seconds. */
  readonly find: (kept: StoredThing, end: number, lookedAt: number) => boolean;
};

/**
 * Finds items of these kinds by their own expiry. The tolerance is three days, because the hour at which the
 * test begins decides when jobs and mails create an item.
 */
const expiring =
  (...entities: readonly string[]): Specimen["find"] =>
  (kept, end, lookedAt) => {
    if (!entities.includes(kept.kind)) return false;
    const own = endOf(kept);
    return own !== undefined && own > end - 3 * day && own < lookedAt;
  };

const inBucket =
  (bucket: string, name = /./): Specimen["find"] =>
  (kept) =>
    kept.store.includes(bucket) && name.test(kept.name);

const item =
  (kind: string, words = ""): Specimen["find"] =>
  (kept) =>
    kept.kind === kind && kept.text.includes(words);

/** Finds accounts that the job must look at before `lookedAt`. Those that have to stay get a later day. */
const idle =
  ({ isWarned }: { readonly isWarned: boolean }): Specimen["find"] =>
  ({ kind, text }, _end, lookedAt) => {
    if (kind !== "lastUse") return false;
    const { dueAt, closesAt } = LastUseItem.parse(JSON.parse(text));
    return (closesAt !== undefined) === isWarned && Date.parse(dueAt) < lookedAt * 1000;
  };

/** Rows that the kind and expiry of their items do not identify. */
const special: Readonly<Partial<Record<Walked, Specimen>>> = {
  unconfirmedAccounts: { find: item("user", whoNeverCame) },
  closedAccounts: { find: item("profile", whoLeaves) },
  idleWarnings: { find: idle({ isWarned: false }) },
  idleAccounts: { find: idle({ isWarned: true }) },
  idCards: { find: inBucket("idcards") },
  bugPictures: { find: inBucket("bugpictures") },
  softMailRefusals: { find: expiring("mailRefusal") },
  ownCopies: { find: inBucket("owncopies", /^user\/[\w-]+\/(?!extracts\/)/) },
  extractFiles: { find: inBucket("owncopies", /\/extracts\//) },
  // An account enters this list when the nightly job erases it, after 30 days.
  erasures: { begins: 31, find: inBucket("erasures") },
  departedReceipts: { find: item("departure") },
  departedMessages: { find: item("message", firstWords) },
  signatures: { find: inBucket("signatures") },
  // An ad first runs for the days that its owner chose.
  expiredListings: { begins: daysListed, find: item("listing", '"state":"expired"') },
  endedTransfers: { find: item("transfer", '"cancelled"') },
  unpaidPurchases: { find: expiring("purchase") },
  unclaimedSales: { find: item("sale", unclaimed) },
  unusedImports: { find: expiring("bikeImport", "importChunk") },
  // The invitation itself is open for two weeks.
  invitations: { begins: 14, find: expiring("invitation") },
};

const isWalked = (name: string): name is Walked => name in retention && !ruled.some((each) => each === name);

/** Days to the end of the financial year. */
const daysOfYear = (now: number): number => {
  const year = new Date(now * 1000).getUTCFullYear();
  return (Date.UTC(year + 1, 0, 1) / 1000 - now) / day;
};

export type DatedRow = {
  readonly name: Walked;
  readonly row: Retention;
  /** Epoch seconds. */
  readonly end: number;
  readonly margin: Margin;
  readonly find: (kept: StoredThing) => boolean;
};

/** Rows for data made at `now`, in epoch seconds, sorted by their end. */
export const rowsFrom = (now: number): readonly DatedRow[] =>
  Object.keys(retention)
    .filter(isWalked)
    .map((name) => {
      const row: Retention = retention[name];
      const { begins = name === "accounting" ? daysOfYear(now) : 0, find = expiring(...row.entities) } =
        special[name] ?? {};
      const end = now + begins * day + retentionSeconds(name);
      const margin = marginOf(row);
      return { name, row, end, margin, find: (kept: StoredThing) => find(kept, end, end + margin.after) };
    })
    .toSorted((one, other) => one.end - other.end);
