import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import { loggerOf } from "#lambdas/http/logger.ts";
import { eachRecord } from "#lambdas/table/stream.ts";
import { s3DiscardKept } from "#lambdas/uploads/aws-discard-kept.ts";
import { discardUnclaimed } from "#lambdas/uploads/discard-unclaimed.ts";
import { UploadCleanupEnv } from "#lambdas/uploads/env.ts";

const env = UploadCleanupEnv.parse(process.env);
const logger = loggerOf("upload-cleanup");
const discard = s3DiscardKept({
  receipt: env.RECEIPTS_BUCKET,
  "bike-photo": env.BIKE_PHOTOS_BUCKET,
  "id-card": env.ID_CARDS_BUCKET,
});

/** Takes the deletions of uploads from the table's stream. */
export const handler = (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  eachRecord(
    event,
    (change) => discardUnclaimed(change, discard),
    ({ eventID }, error) =>
      logger.error("An expired picture could not be deleted", {
        eventId: eventID,
        reason: error instanceof Error ? error.name : typeof error,
      }),
  );
