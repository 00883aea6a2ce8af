import * as z from "zod";
import type { ErasureContext } from "./erasure-context.ts";
import { remove } from "#lambdas/shared/table/actions.ts";
import { ranges, userPartition } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";

const Place = z.object({ sk: z.string() });

/** Forgets when and with which browsers someone has signed in, what they were told of it, which addresses they had before, and which mails they were sent. */
export const eraseDevices = async ({ table }: ErasureContext, userId: string): Promise<void> => {
  const partition = userPartition(userId);
  for (const prefix of [
    ranges.devices,
    ranges.signIns,
    ranges.securityEvents,
    ranges.emailTakeBacks,
    ranges.personMails,
    ranges.mailsAgain,
  ])
    for await (const items of pages(table, { schema: Place, partition, prefix, limit: 50 }))
      for (const { sk } of items) await table.transact([remove({ pk: partition, sk })]);
};
