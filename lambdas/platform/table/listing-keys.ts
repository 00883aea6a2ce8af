import { key } from "./key.ts";

export const listingKeys = {
  listing: (listingId: string) => key(`LISTING#${listingId}`, "LISTING"),
  /** The index rows of an ad, with the version that they were written for. */
  listingIndex: (listingId: string) => key(`LISTING#${listingId}`, "INDEX"),
  /** A reference to the open case about an ad. */
  openAdCase: (listingId: string) => key(`LISTING#${listingId}`, "ADCASE"),
  /** Counts views and questions on a day. */
  listingDay: (listingId: string, day: string) => key(`LISTING#${listingId}`, `DAY#${day}`),
  /** An index row of an ad with everything that a card shows. `mask` names the fields of `values`. */
  ad: (mask: string, values: string, sortKey: string) => key(`AD#${mask}#${values}`, sortKey),
} as const;

export const listingLists = {
  /** Every ad of a person. */
  listingsOf: (userId: string) => `LISTINGS#${userId}` as const,
  /** Active ads by expiry. In the second index. */
  openListings: () => "OPENLISTINGS" as const,
  /** Expired ads by expiry. In the second index. */
  expiredListings: () => "EXPIREDLISTINGS" as const,
  /** Ads that an administrator has removed, by the end of the time for an appeal. In the second index. */
  removedListings: () => "REMOVEDLISTINGS" as const,
} as const;

export const listingPartition = (listingId: string): string => `LISTING#${listingId}`;
export const listedAdsPartition = (mask: string, values: string): string => `AD#${mask}#${values}`;
