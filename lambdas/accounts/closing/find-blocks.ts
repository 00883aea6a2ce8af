import type { ClosingBlock } from "#contract/closing.ts";
import { BikeItem } from "#lambdas/table/items/bike.ts";
import { lists } from "#lambdas/table/keys.ts";
import { pages } from "#lambdas/table/pages.ts";
import type { Table } from "#lambdas/table/table.ts";

const isMissed = ({ status, deletedAt }: BikeItem): boolean => status === "stolen" && deletedAt === undefined;

/** What somebody has to settle before their account can be closed or erased: nobody gets rid of a stolen bike's history so. */
export const findBlocks = async (table: Pick<Table, "query">, userId: string): Promise<ClosingBlock[]> => {
  const blocks: ClosingBlock[] = [];
  const owned = { schema: BikeItem, partition: lists.bikesOf(userId), index: "gsi1", limit: 50 } as const;
  for await (const bikes of pages(table, owned))
    for (const { id: bikeId, brand, model } of bikes.filter(isMissed))
      blocks.push({ kind: "stolen-bike", bikeId, brand, model });
  return blocks;
};
