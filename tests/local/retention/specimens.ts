import * as z from "zod";
import { daysListed } from "#contract/listings.ts";
import { type Retained, type Retention, retention, retentionSeconds } from "#contract/retention.ts";
import type { Kept } from "../erasure/everything.ts";
import { firstWords } from "./bikes.ts";
import { whoLeaves, whoNeverCame } from "./accounts.ts";
import { unclaimed } from "./stores.ts";

/** What CloudWatch keeps is not walked through: a test holds the templates against the same rows. */
type Walked = Exclude<Retained, "securityLogs" | "functionLogs">;

const day = 86_400;

/** Epoch seconds at which an item expires. */
const endOf = ({ text }: Kept): number | undefined =>
  z.object({ expiresAt: z.number().optional() }).catch({}).parse(JSON.parse(text)).expiresAt;

/** How many seconds before and after its end a row is looked at. */
export type Margin = { readonly before: number; readonly after: number };

/** Years have leap days. */
const marginOf = ({ period: { unit } }: Retention): Margin => ({
  before: unit === "hour" ? day / 4 : day,
  after: unit === "year" ? 5 * day : day,
});

type Specimen = {
  /** Days until its period begins, where that is later than all of this. */
  readonly begins?: number;
  /** `end` and `lookedAt`, when the row's things must be gone, are epoch seconds. */
  readonly find: (kept: Kept, end: number, lookedAt: number) => boolean;
};

/**
 * An item of one of these names whose own time of expiry is the one that the table says. What the clock itself brings about, such
 * as a mail of the next morning, ends later: which day that is depends on the hour at which all this begins.
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

/** Those that are not found by the items that their row names and when these expire. */
const special: Readonly<Partial<Record<Walked, Specimen>>> = {
  unconfirmedAccounts: { find: item("user", whoNeverCame) },
  closedAccounts: { find: item("profile", whoLeaves) },
  idCards: { find: inBucket("idcards") },
  bugPictures: { find: inBucket("bugpictures") },
  softMailRefusals: { find: expiring("mailRefusal") },
  ownCopies: { find: inBucket("owncopies", /^user\/[\w-]+\/(?!extracts\/)/) },
  extractFiles: { find: inBucket("owncopies", /\/extracts\//) },
  // An account is in the list from the day on which it is erased, when the job of the night comes by.
  erasures: { begins: 31, find: inBucket("erasures") },
  departedReceipts: { find: item("departure") },
  departedMessages: { find: item("message", firstWords) },
  signatures: { find: inBucket("signatures") },
  // An ad is shown for as long as its owner has said.
  expiredListings: { begins: daysListed, find: item("listing", '"state":"expired"') },
  endedTransfers: { find: item("transfer", '"cancelled"') },
  unpaidPurchases: { find: expiring("purchase") },
  unclaimedSales: { find: item("sale", unclaimed) },
  unusedImports: { find: expiring("bikeImport", "importChunk") },
  // The offer itself stands for two weeks.
  invitations: { begins: 14, find: expiring("invitation") },
};

const isWalked = (name: string): name is Walked =>
  name in retention && !["securityLogs", "functionLogs"].includes(name);

/** Days from here to the end of the year, which is the financial one. */
const daysOfYear = (now: number): number => {
  const year = new Date(now * 1000).getUTCFullYear();
  return (Date.UTC(year + 1, 0, 1) / 1000 - now) / day;
};

export type Row = {
  readonly name: Walked;
  readonly row: Retention;
  /** Epoch seconds. */
  readonly end: number;
  readonly margin: Margin;
  readonly find: (kept: Kept) => boolean;
};

/** Every row with its end, for things that were made at `now`, in epoch seconds; the one that ends first comes first. */
export const rowsFrom = (now: number): readonly Row[] =>
  Object.keys(retention)
    .filter(isWalked)
    .map((name) => {
      const row: Retention = retention[name];
      const { begins = name === "accounting" ? daysOfYear(now) : 0, find = expiring(...row.entities) } =
        special[name] ?? {};
      const end = now + begins * day + retentionSeconds(name);
      const margin = marginOf(row);
      return { name, row, end, margin, find: (kept: Kept) => find(kept, end, end + margin.after) };
    })
    .toSorted((one, other) => one.end - other.end);
