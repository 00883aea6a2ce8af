import type { Inquirer } from "#contract/ads/listings.ts";
import { publicName } from "#contract/platform/mask-name.ts";
import type { ListingsContext } from "#lambdas/ads/listings-context.ts";
import { readOwnListing } from "./read-listing.ts";
import { BikeThreadItem } from "#lambdas/messages/items/conversation.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { ThreadItem } from "#lambdas/messages/items/thread.ts";
import { bikePartition, keys, ranges } from "#lambdas/platform/table/keys.ts";

/** The newest ones; nobody chooses a buyer among more. */
const maxThreads = 50;

/** Lists those who have asked about the bike since the ad was created, newest first. */
export const listInquirers = async (
  context: ListingsContext,
  userId: string,
  listingId: string,
): Promise<{ items: Inquirer[] }> => {
  const { table } = context;
  const { bikeId, createdAt } = await readOwnListing(context, userId, listingId);
  const threads = { partition: bikePartition(bikeId), prefix: ranges.threads, limit: maxThreads };
  const { items } = await table.query({ ...threads, schema: BikeThreadItem });
  const mine = items.filter(({ ownerId }) => ownerId === userId);
  const [sides, profiles] = await Promise.all([
    table.batchGet(
      mine.map(({ threadId }) => keys.thread(userId, threadId)),
      ThreadItem,
    ),
    table.batchGet(
      mine.map(({ otherUserId }) => keys.profile(otherUserId)),
      ProfileItem,
    ),
  ]);
  const names = new Map(profiles.map((profile) => [profile.userId, publicName(profile)]));
  return {
    items: sides
      .filter(({ type, lastAt }) => type === "purchase_inquiry" && lastAt >= createdAt)
      .toSorted((one, other) => (one.lastAt < other.lastAt ? 1 : -1))
      .map(({ threadId, otherUserId, lastAt }) => ({
        threadId,
        lastAt,
        name: names.get(otherUserId) ?? publicName(undefined),
      })),
  };
};
