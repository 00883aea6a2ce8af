import type { Key } from "#lambdas/platform/table/key.ts";
import { keys, numberPartPartition } from "#lambdas/platform/table/keys.ts";

const ofParts = numberPartPartition("");

/** The partition of an item, and for parts of a number also the rest of that number. */
export const placeNameOf = ({ pk, sk }: Key): string =>
  pk.startsWith(ofParts) ? ofParts + sk.slice(0, sk.indexOf("#")) : pk;

export const partitionOf = (name: string): string =>
  name.startsWith(ofParts) ? numberPartPartition(name.slice(ofParts.length)) : name;

/** `sortKey`: the bike's position in lists sorted by date. */
export const keyIn = (name: string, bikeId: string, sortKey: string): Key => {
  if (name.startsWith(ofParts)) return keys.numberPartPosting(name.slice(ofParts.length), bikeId);
  return { pk: name, sk: name.startsWith("S#") ? sortKey : bikeId };
};
