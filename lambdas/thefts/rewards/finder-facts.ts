import * as z from "zod";
import type { FinderFacts } from "./rules.ts";
import { RewardTallyItem } from "#lambdas/thefts/items/found-report.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { bikePartition, keys, ranges } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const Event = z.object({ ownerId: z.string() });

/** Erased accounts have only their id. */
export const ownersOf = async (
  table: Pick<Table, "get" | "query">,
  bikeId: string,
): Promise<FinderFacts["owners"]> => {
  const owners = new Set<string>();
  const events = { partition: bikePartition(bikeId), prefix: ranges.bikeEvents, schema: Event, limit: 100 };
  for await (const page of pages(table, events)) for (const { ownerId } of page) owners.add(ownerId);
  return Promise.all(
    [...owners].map(async (userId) => (await table.get(keys.profile(userId), ProfileItem)) ?? { userId }),
  );
};

type Parties = {
  readonly bikeId: string;
  readonly ownerId: string;
  readonly finderId: string;
};

/** Undefined if the finder's account is gone. `tally` is the item that the facts were counted from. */
export const readFinderFacts = async (
  table: Pick<Table, "get" | "query">,
  { bikeId, ownerId, finderId }: Parties,
  now: Date,
): Promise<{ facts: FinderFacts; tally: RewardTallyItem | undefined } | undefined> => {
  const [finder, owner, owners, tally] = await Promise.all([
    table.get(keys.profile(finderId), ProfileItem),
    table.get(keys.profile(ownerId), ProfileItem),
    ownersOf(table, bikeId),
    table.get(keys.rewardTally(finderId), RewardTallyItem),
  ]);
  const all = owner ? [...owners, owner] : owners;
  return finder && { facts: { finder, owner, owners: all, promised: tally?.rewards ?? [], now }, tally };
};
