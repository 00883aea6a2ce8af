import { foldFrameNumber } from "#contract/bikes/frame-number.ts";
import { isListed } from "#lambdas/bikes/index/card.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { NumberWatchItem } from "#lambdas/checks/items/number-watch.ts";
import { watchKey } from "#lambdas/checks/watch-links.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { numberWatchPartition } from "#lambdas/platform/table/number-watch-keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import type { StreamChange } from "#lambdas/platform/table/stream.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";

type Context = { readonly table: Pick<Table, "get" | "query" | "transact"> };

const watchersAtOnce = 25;

/** Undefined for a bike under review, which is not public. */
const publicTheft = (
  image: unknown,
): { theftId: string; bikeId: string; stolenNumber: string } | undefined => {
  if (image === undefined) return undefined;
  const bike = BikeItem.parse(image);
  return bike.status === "stolen" && bike.theftId !== undefined && isListed(bike)
    ? { theftId: bike.theftId, bikeId: bike.id, stolenNumber: bike.frameNumber }
    : undefined;
};

type ReportedTheft = Required<Pick<NumberWatchItem, "theftId" | "bikeId" | "stolenNumber" | "reportedAt">>;

/** Stores the theft in the watch, which triggers a mail. Skips a watch that has ended or was already notified. */
const notify = async ({ table }: Context, watch: NumberWatchItem, theft: ReportedTheft): Promise<void> => {
  const write = update(watchKey(watch)).set(theft).expectExists("repeated");
  const before = watch.theftId;
  try {
    await table.transact([
      before === undefined
        ? write.expectAbsent("theftId", "repeated")
        : write.expect("theftId", before, "repeated"),
    ]);
  } catch (error) {
    if (!failedWith(error, "repeated")) throw error;
  }
};

/**
 * Notifies everybody who watches the number of a stolen bike, or a similar number. It follows the
 * stream, so that the reporter does not wait; repeating it notifies only those who were missed.
 */
export const notifyWatchers = async (context: Context, { before, after }: StreamChange): Promise<void> => {
  const { table } = context;
  const theft = publicTheft(after);
  if (!theft || publicTheft(before)?.theftId === theft.theftId) return;
  const { theftId, bikeId, stolenNumber } = theft;
  const report = await table.get(keys.theft(bikeId, theftId), TheftItem);
  if (report?.state !== "open") return;
  const partition = numberWatchPartition(foldFrameNumber(stolenNumber));
  const watches = pages(table, { partition, schema: NumberWatchItem, limit: watchersAtOnce });
  for await (const page of watches) {
    const unnotified = page.filter(
      ({ endsAt, theftId: known }) => report.reportedAt <= endsAt && known !== theftId,
    );
    await Promise.all(
      unnotified.map((watch) => notify(context, watch, { ...theft, reportedAt: report.reportedAt })),
    );
  }
};
