import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { BlockItem } from "#lambdas/shared/table/items/conversation.ts";
import type { ThreadItem } from "#lambdas/shared/table/items/thread.ts";
import { ProfileItem, SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What is shown beside the conversations themselves. */
export type Known = {
  readonly bikes: ReadonlyMap<string, BikeItem>;
  readonly people: ReadonlyMap<string, ProfileItem>;
  /** Those who have closed their account. */
  readonly closed: ReadonlySet<string>;
  /** Those whom the caller has blocked. */
  readonly blocked: ReadonlySet<string>;
  /** Those who have blocked the caller. */
  readonly blocking: ReadonlySet<string>;
};

/** Reads it for as many as a page has, side by side. */
export const readKnown = async (
  table: Pick<Table, "batchGet">,
  userId: string,
  threads: readonly ThreadItem[],
): Promise<Known> => {
  const bikeIds = [...new Set(threads.map(({ bikeId }) => bikeId))];
  const others = [...new Set(threads.map(({ otherUserId }) => otherUserId))];
  const blockKeys = others.flatMap((other) => [keys.block(userId, other), keys.block(other, userId)]);
  const [bikes, people, sessions, blocks] = await Promise.all([
    table.batchGet(
      bikeIds.map((bikeId) => keys.bike(bikeId)),
      BikeItem,
    ),
    table.batchGet(
      others.map((other) => keys.profile(other)),
      ProfileItem,
    ),
    table.batchGet(
      others.map((other) => keys.sessions(other)),
      SessionsItem,
    ),
    table.batchGet(blockKeys, BlockItem),
  ]);
  const closed = sessions.filter(({ closedAt }) => closedAt !== undefined);
  return {
    bikes: new Map(bikes.map((bike) => [bike.id, bike])),
    people: new Map(people.map((person) => [person.userId, person])),
    closed: new Set(closed.map((account) => account.userId)),
    blocked: new Set(blocks.filter((block) => block.userId === userId).map((block) => block.otherUserId)),
    blocking: new Set(blocks.filter((block) => block.userId !== userId).map((block) => block.userId)),
  };
};
