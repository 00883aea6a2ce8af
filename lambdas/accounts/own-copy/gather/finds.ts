import * as z from "zod";
import { everyOne, type Gathering } from "./gathering.ts";
import { FoundContactItem, FoundReportItem, RewardItem } from "#lambdas/shared/table/items/found-report.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

/** What someone has found of others' bikes, in their own words. What speaks against paying someone is not in it: told, it would be of no use any more. */
export const Finds = z.array(
  FoundReportItem.pick({
    frameNumber: true,
    bike: true,
    location: true,
    description: true,
    state: true,
    reportedAt: true,
    decidedAt: true,
    reason: true,
  }).extend({
    /** How one can be reached, as one has said. */
    contact: z.string().optional(),
    reward: RewardItem.pick({
      points: true,
      state: true,
      createdAt: true,
      dueAt: true,
      reason: true,
    }).optional(),
  }),
);

export const gatherFinds = async ({ table, userId, others }: Gathering): Promise<z.infer<typeof Finds>> => {
  const partition = lists.foundReportsOf(userId);
  const reports = await everyOne(table, { index: "gsi1", partition, schema: FoundReportItem });
  return Promise.all(
    reports.map(async (report) => {
      const [contact, reward] = await Promise.all([
        table.get(keys.foundContact(report.bikeId, report.id), FoundContactItem),
        table.get(keys.reward(report.bikeId, report.theftId), RewardItem),
        // So that no reason names them.
        others.called(report.ownerId),
      ]);
      const isMine = reward?.reportId === report.id;
      return Finds.element.parse({
        ...report,
        contact: contact?.contact,
        reward: isMine ? reward : undefined,
      });
    }),
  );
};
