import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import * as z from "zod";
import { followOffers } from "#lambdas/alerts/follow-offers.ts";
import { endAdsOfClosed } from "#lambdas/listings/end-ads-of-closed.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { FollowChangesEnv } from "#lambdas/jobs/env.ts";
import { forgetAtEdge } from "#lambdas/shared/pictures/aws-edge.ts";
import { keptBuckets } from "#lambdas/shared/pictures/kept-buckets.ts";
import { adsIn } from "#lambdas/shared/listings/ads-in.ts";
import { listAd } from "#lambdas/shared/listings/list-ad.ts";
import { listChange } from "#lambdas/shared/search-index/list-change.ts";
import { countTogether } from "#lambdas/statistics/counting/count-together.ts";
import { system } from "#lambdas/system.ts";
import { type StreamChange, eachRecord } from "#lambdas/shared/table/stream.ts";
import { startMeter } from "#lambdas/shared/table/read-meter.ts";
import { openReader } from "#lambdas/shared/table/reader.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { s3DiscardKept } from "#lambdas/uploads/aws-discard-kept.ts";
import { discardRemoved } from "#lambdas/uploads/discard-removed.ts";

const env = FollowChangesEnv.parse(process.env);
const logger = loggerOf("follow-changes");
const indexer = { table: openTable(env.TABLE_NAME, system), system };
const telling = { ...indexer, reader: openReader(env.TABLE_NAME, system)(startMeter()) };
const discarding = {
  discard: s3DiscardKept(keptBuckets(env)),
  forget: forgetAtEdge(env.DISTRIBUTION_ID),
};

const Closed = z.object({ userId: z.string(), closedAt: z.string() });

const list = async (change: StreamChange): Promise<void> => {
  if (change.after?.["entity"] !== "listing") await listChange(indexer, change);
  for (const listingId of adsIn(change)) await listAd(indexer, listingId);
};

/** A person who has closed their account sells nothing. */
const endAds = async ({ after }: StreamChange): Promise<void> => {
  const closed = Closed.safeParse(after);
  if (closed.success) await endAdsOfClosed(indexer, closed.data.userId);
};

const listed = new Set<unknown>(["bike", "listing", "profile"]);

/** Of what is deleted, only uploads and alerts are handed over. A person who is told of a bike finds it in the lists. */
const follow = async (change: StreamChange): Promise<void> => {
  if (change.after?.["entity"] === "sessions") return endAds(change);
  if (listed.has(change.after?.["entity"])) await list(change);
  else if (change.before?.["entity"] === "upload") await discardRemoved(change, discarding);
  await followOffers(telling, change);
};

/** Takes from the table's stream what lists, pictures, alerts and statistics must keep up with: changes of bikes, of what is bought and spent, of ads and of people's names, accounts that are closed, and uploads and alerts that are gone. */
export const handler = (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  eachRecord(
    event,
    follow,
    ({ eventID }, error) =>
      logger.error("A change could not be followed", {
        eventId: eventID,
        reason: error instanceof Error ? error.name : typeof error,
      }),
    (changes) => countTogether(indexer, changes),
  );
