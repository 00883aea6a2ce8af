import * as z from "zod";
import type { ErasureWorld } from "#lambdas/accounts/closing/erasure-world.ts";
import { remove } from "#lambdas/table/actions.ts";
import { ranges, userPartition } from "#lambdas/table/keys.ts";
import { pages } from "#lambdas/table/pages.ts";

const Place = z.object({ sk: z.string() });

/** Forgets with which browsers somebody has signed in, and what they were told of it. */
export const eraseDevices = async ({ table }: ErasureWorld, userId: string): Promise<void> => {
  const partition = userPartition(userId);
  for (const prefix of [ranges.devices, ranges.securityEvents])
    for await (const items of pages(table, { schema: Place, partition, prefix, limit: 50 }))
      for (const { sk } of items) await table.transact([remove({ pk: partition, sk })]);
};
