import * as z from "zod";
import type { ErasureContext } from "./erasure-context.ts";
import { remove } from "#lambdas/shared/table/actions.ts";
import { ranges, userPartition } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";

const Place = z.object({ sk: z.string() });

const everyRange = [
  ranges.devices,
  ranges.signIns,
  ranges.securityEvents,
  ranges.emailTakeBacks,
  ranges.emailRequests,
  ranges.personMails,
  ranges.mailsAgain,
  // Nothing rests on an answer any more, so nothing of it has to be proved.
  ranges.consentLines,
];

/** Forgets when and with which browsers someone has signed in, what they were told of it, and which addresses they had before and support was asked for, which mails they were sent, and what they have said yes and no to. */
export const eraseDevices = async ({ table }: ErasureContext, userId: string): Promise<void> => {
  const partition = userPartition(userId);
  for (const prefix of everyRange)
    for await (const items of pages(table, { schema: Place, partition, prefix, limit: 50 }))
      for (const { sk } of items) await table.transact([remove({ pk: partition, sk })]);
};
