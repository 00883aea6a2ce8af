import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import * as z from "zod";
import { followOffers } from "#lambdas/ads/offers/follow-offers.ts";
import { endAdsOfClosed } from "#lambdas/ads/end-ads-of-closed.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { FollowChangesEnv } from "#lambdas/platform/jobs/env.ts";
import { invalidatePhoto } from "#lambdas/platform/pictures/aws-edge.ts";
import { pictureBuckets } from "#lambdas/platform/pictures/stored-pictures.ts";
import { notifyWatchers } from "#lambdas/checks/notify-watchers.ts";
import { adsIn } from "#lambdas/ads/ads-in.ts";
import { listAd } from "#lambdas/ads/list-ad.ts";
import { listChange } from "#lambdas/bikes/index/list-change.ts";
import { countBatch } from "#lambdas/office/counting/count-batch.ts";
import { system } from "#lambdas/platform/system.ts";
import { type StreamChange, processRecords } from "#lambdas/platform/table/stream.ts";
import { startMeter } from "#lambdas/platform/table/read-meter.ts";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { s3DeletePicture } from "#lambdas/platform/pictures/aws-delete-picture.ts";
import { discardRemoved } from "#lambdas/platform/pictures/discard-removed.ts";

const env = FollowChangesEnv.parse(process.env);
const logger = loggerOf("follow-changes");
const indexer = { table: openTable(env.TABLE_NAME, system), system };
const notifying = { ...indexer, reader: openReader(env.TABLE_NAME, system)(startMeter()) };
const discarding = {
  discard: s3DeletePicture(pictureBuckets(env)),
  forget: invalidatePhoto(env.DISTRIBUTION_ID),
};

const Closed = z.object({ userId: z.string(), closedAt: z.string() });

const list = async (change: StreamChange): Promise<void> => {
  if (change.after?.["entity"] !== "listing") await listChange(indexer, change);
  for (const listingId of adsIn(change)) await listAd(indexer, listingId);
};

const endAds = async ({ after }: StreamChange): Promise<void> => {
  const closed = Closed.safeParse(after);
  if (closed.success) await endAdsOfClosed(indexer, closed.data.userId);
};

const listed = new Set<unknown>(["bike", "listing", "profile"]);

/** Deletions arrive only for uploads and alerts. Lists are updated first, so that a notified person finds the bike in them. */
const follow = async (change: StreamChange): Promise<void> => {
  if (change.after?.["entity"] === "sessions") return endAds(change);
  if (listed.has(change.after?.["entity"])) await list(change);
  else if (change.before?.["entity"] === "upload") await discardRemoved(change, discarding);
  await followOffers(notifying, change);
  if (change.after?.["entity"] === "bike") await notifyWatchers(indexer, change);
};

/** Follows the table's stream and updates search lists, pictures, alerts and statistics. */
export const handler = (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  processRecords(
    event,
    follow,
    ({ eventID }, error) =>
      logger.error("A change could not be followed", {
        eventId: eventID,
        reason: error instanceof Error ? error.name : typeof error,
      }),
    (changes) => countBatch(indexer, changes),
  );
