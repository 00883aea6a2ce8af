import * as z from "zod";
import type { FinderFacts } from "./rules.ts";
import { RewardTallyItem } from "#lambdas/shared/table/items/found-report.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { bikePartition, keys, ranges } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

const Event = z.object({ ownerId: z.string() });

const ownersOf = async (table: Pick<Table, "query">, bikeId: string): Promise<string[]> => {
  const owners = new Set<string>();
  const events = { partition: bikePartition(bikeId), prefix: ranges.bikeEvents, schema: Event, limit: 100 };
  for await (const page of pages(table, events)) for (const { ownerId } of page) owners.add(ownerId);
  return [...owners];
};

type Found = {
  readonly bikeId: string;
  readonly ownerId: string;
  readonly finderId: string;
};

/** Undefined for a finder whose account is no more. `tally` is what the facts count. */
export const readFinderFacts = async (
  table: Pick<Table, "get" | "query">,
  { bikeId, ownerId, finderId }: Found,
  now: Date,
): Promise<{ facts: FinderFacts; tally: RewardTallyItem | undefined } | undefined> => {
  const [finder, owner, owners, tally] = await Promise.all([
    table.get(keys.profile(finderId), ProfileItem),
    table.get(keys.profile(ownerId), ProfileItem),
    ownersOf(table, bikeId),
    table.get(keys.rewardTally(finderId), RewardTallyItem),
  ]);
  return finder && { facts: { finder, owner, owners, promised: tally?.rewards ?? [], now }, tally };
};
