import { isDeepStrictEqual } from "node:util";
import type { ErasureContext } from "./erasure-context.ts";
import { type Leaver, hideInDecision } from "./hide-person.ts";
import { adCasePartition } from "#lambdas/platform/table/ad-report-keys.ts";
import { type ActionBuilder, remove, update } from "#lambdas/platform/table/actions.ts";
import { AdCaseItem, AdReportItem } from "#lambdas/moderation/items/ad-report.ts";
import { keys, lists, ranges } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

const limit = 25;

const changed = ({ id, version }: AdCaseItem): ActionBuilder =>
  update(keys.adCase(id))
    .set({ version: version + 1 })
    .expect("version", version, "stale");

/** Keeps the decision without the person's name, and removes the text of their appeal. */
const forgetWords = (
  { table, system }: ErasureContext,
  { userId, hide }: Leaver,
  caseId: string,
): Promise<void> =>
  retryOnConflict(system, async () => {
    const item = await table.get(keys.adCase(caseId), AdCaseItem);
    if (!item) return;
    const appeals = item.appeals.map(({ text, ...appeal }) =>
      appeal.userId === userId || text === undefined ? appeal : { ...appeal, text },
    );
    const decisions = item.decisions.map((made) => hideInDecision(made, hide));
    if (isDeepStrictEqual([appeals, decisions], [item.appeals, item.decisions])) return;
    await table.transact([changed(item).set({ appeals, decisions })]);
  });

/** Removes the copies of the ad; report and reason stay. */
const forgetAd = async ({ table, system }: ErasureContext, caseId: string): Promise<void> => {
  await retryOnConflict(system, async () => {
    const item = await table.get(keys.adCase(caseId), AdCaseItem);
    if (item && (item.ad.text !== undefined || item.ad.photos.length > 0))
      await table.transact([changed(item).set({ ad: { ...item.ad, text: undefined, photos: [] } })]);
  });
  const query = {
    schema: AdReportItem,
    partition: adCasePartition(caseId),
    prefix: ranges.adReports,
    limit,
  };
  for await (const reports of pages(table, query))
    for (const { id, ad } of reports)
      await table.transact([
        update(keys.adReport(caseId, id))
          .set({ ad: { ...ad, text: undefined, photos: [] } })
          .expectExists("stale"),
      ]);
};

/** Removes what the person wrote about others' ads, and what reports contain of their own ads. */
export const eraseAdReports = async (context: ErasureContext, leaver: Leaver): Promise<void> => {
  const { table } = context;
  const { userId } = leaver;
  const reported = {
    schema: AdReportItem,
    partition: lists.adReportsOf(userId),
    index: "gsi1",
    limit,
  } as const;
  for await (const reports of pages(table, reported))
    for (const { id, caseId } of reports) {
      await forgetWords(context, leaver, caseId);
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
      await forgetWords(context, leaver, id);
      await forgetAd(context, id);
    }
};
