import * as z from "zod";
import { queryAll, type Gathering } from "./gathering.ts";
import { FoundContactItem, FoundReportItem, RewardItem } from "#lambdas/thefts/items/found-report.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

/** The person's reports of found bikes. Suspicions against paying a reward are left out, as knowing them would help fraud. */
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
  const reports = await queryAll(table, { index: "gsi1", partition, schema: FoundReportItem });
  return Promise.all(
    reports.map(async (report) => {
      const [contact, reward] = await Promise.all([
        table.get(keys.foundContact(report.bikeId, report.id), FoundContactItem),
        table.get(keys.reward(report.bikeId, report.theftId), RewardItem),
        // Notes the owner, so that a reason does not name them.
        others.maskedName(report.ownerId),
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
