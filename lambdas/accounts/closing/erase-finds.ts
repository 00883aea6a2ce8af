import type { ErasureContext } from "./erasure-context.ts";
import type { Leaver } from "./hide-person.ts";
import { remove, update } from "#lambdas/shared/table/actions.ts";
import { FoundReportItem } from "#lambdas/shared/table/items/found-report.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";

const Report = FoundReportItem.pick({ id: true, bikeId: true, location: true });

/** Leaves of the bikes someone has reported found that there was a report, where and when: the owner's theft is decided by it. */
export const eraseFinds = async ({ table }: ErasureContext, { userId, hide }: Leaver): Promise<void> => {
  const reported = {
    schema: Report,
    partition: lists.foundReportsOf(userId),
    index: "gsi1",
    limit: 25,
  } as const;
  for await (const reports of pages(table, reported))
    for (const { id, bikeId, location } of reports)
      await table.transact([
        remove(keys.foundContact(bikeId, id)),
        update(keys.foundReport(bikeId, id))
          .set({ location: hide(location) })
          .remove("finderName", "finderEmail", "description", "gsi1pk", "gsi1sk")
          .expectExists("stale"),
      ]);
  await table.transact([remove(keys.rewardTally(userId))]);
};
