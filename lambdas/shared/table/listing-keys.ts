import { key } from "./key.ts";

/** Those keys of the table that belong to an ad for a bike. */
export const listingKeys = {
  listing: (listingId: string) => key(`LISTING#${listingId}`, "LISTING"),
  /** Which lists of ads it stands in, and as which version of it. */
  listingIndex: (listingId: string) => key(`LISTING#${listingId}`, "INDEX"),
  /** Leads to the case in which administrators look at it. */
  openAdCase: (listingId: string) => key(`LISTING#${listingId}`, "ADCASE"),
  /** Counts how often it was looked at and asked about on a day. */
  listingDay: (listingId: string, day: string) => key(`LISTING#${listingId}`, `DAY#${day}`),
  /** An ad in one of the lists that people look through, with all that a card shows. `mask` says which fields `values` are of. */
  ad: (mask: string, values: string, sortKey: string) => key(`AD#${mask}#${values}`, sortKey),
} as const;

export const listingLists = {
  /** Every ad of someone's. */
  listingsOf: (userId: string) => `LISTINGS#${userId}` as const,
  /** Those that have not come to their end, by when their time is over. In the second index. */
  openListings: () => "OPENLISTINGS" as const,
  /** Those whose time is over, by when it was. In the second index. */
  expiredListings: () => "EXPIREDLISTINGS" as const,
  /** Those that an administrator has removed, by when that cannot be appealed against any more. In the second index. */
  removedListings: () => "REMOVEDLISTINGS" as const,
} as const;

/** All that is known of an ad. */
export const listingPartition = (listingId: string): string => `LISTING#${listingId}`;
/** A list of ads. */
export const listedAdsPartition = (mask: string, values: string): string => `AD#${mask}#${values}`;
