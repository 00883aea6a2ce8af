import type { ErasureContext } from "./erasure-context.ts";
import { adCasePartition } from "#lambdas/shared/table/ad-report-keys.ts";
import { type ActionBuilder, remove, update } from "#lambdas/shared/table/actions.ts";
import { AdCaseItem, AdReportItem } from "#lambdas/shared/table/items/ad-report.ts";
import { keys, lists, ranges } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

const limit = 25;

const changed = ({ id, version }: AdCaseItem): ActionBuilder =>
  update(keys.adCase(id))
    .set({ version: version + 1 })
    .expect("version", version, "stale");

/** What was decided stays, without what they have written to have it changed. */
const forgetAppeals = ({ table, system }: ErasureContext, userId: string, caseId: string): Promise<void> =>
  untilFresh(system, async () => {
    const item = await table.get(keys.adCase(caseId), AdCaseItem);
    if (!item?.appeals.some((appeal) => appeal.userId === userId && appeal.text !== undefined)) return;
    const appeals = item.appeals.map((appeal) =>
      appeal.userId === userId ? { ...appeal, text: undefined } : appeal,
    );
    await table.transact([changed(item).set({ appeals })]);
  });

/** An ad as it was reported goes with the ad; that it was, and why, stays. */
const forgetAd = async ({ table, system }: ErasureContext, caseId: string): Promise<void> => {
  await untilFresh(system, async () => {
    const item = await table.get(keys.adCase(caseId), AdCaseItem);
    if (item && (item.ad.text !== undefined || item.ad.photos.length > 0))
      await table.transact([changed(item).set({ ad: { ...item.ad, text: undefined, photos: [] } })]);
  });
  const said = {
    schema: AdReportItem,
    partition: adCasePartition(caseId),
    prefix: ranges.adReports,
    limit,
  };
  for await (const reports of pages(table, said))
    for (const { id, ad } of reports)
      await table.transact([
        update(keys.adReport(caseId, id))
          .set({ ad: { ...ad, text: undefined, photos: [] } })
          .expectExists("stale"),
      ]);
};

/** Forgets what someone has said of others' ads, and what others' reports have kept of theirs. */
export const eraseAdReports = async (context: ErasureContext, userId: string): Promise<void> => {
  const { table } = context;
  const reported = {
    schema: AdReportItem,
    partition: lists.adReportsOf(userId),
    index: "gsi1",
    limit,
  } as const;
  for await (const reports of pages(table, reported))
    for (const { id, caseId } of reports) {
      await forgetAppeals(context, userId, caseId);
      await table.transact([
        remove(keys.adReporter(caseId, userId)),
        update(keys.adReport(caseId, id))
          .set({ links: [] })
          .remove("explanation", "reporterId", "gsi1pk", "gsi1sk")
          .expectExists("stale"),
      ]);
    }
  const about = { schema: AdCaseItem, partition: lists.adCasesOf(userId), index: "gsi1", limit } as const;
  for await (const cases of pages(table, about))
    for (const { id } of cases) {
      await forgetAppeals(context, userId, id);
      await forgetAd(context, id);
    }
};
