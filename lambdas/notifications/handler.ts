import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import * as z from "zod";
import { loggerOf } from "#lambdas/http/logger.ts";
import { sesMailer } from "#lambdas/notifications/aws-mail.ts";
import { appSyncPublisher, PublishRefused } from "#lambdas/notifications/aws-realtime.ts";
import { readRecord } from "#lambdas/notifications/aws-record.ts";
import { NotificationsEnv } from "#lambdas/notifications/env.ts";
import { notices } from "#lambdas/notifications/notices.ts";
import { type Messenger, tell } from "#lambdas/notifications/tell.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

// Lambda itself gives the region.
const env = NotificationsEnv.extend({ AWS_REGION: z.string() }).parse(process.env);
const logger = loggerOf("notifications");

const messenger: Messenger = {
  table: openTable(env.TABLE_NAME, system),
  now: () => system.now(),
  publish: appSyncPublisher({ url: env.REALTIME_URL, region: env.AWS_REGION, now: () => system.now() }),
  send: sesMailer(env.MAIL_FROM),
  siteOrigin: env.SITE_ORIGIN,
};

/** Tells all that a record asks for, even when one thing fails: a mail does not wait for open pages. */
const tellAll = async (record: DynamoDBRecord): Promise<void> => {
  const { id, change } = readRecord(record);
  const told = change ? notices(change).map((notice) => tell(messenger, id, notice)) : [];
  const failed = (await Promise.allSettled(told)).find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
};

/** Only the name of what others throw: the message of a mail server repeats the address. */
const reasonOf = (error: unknown): string => {
  if (error instanceof PublishRefused) return error.message;
  return error instanceof Error ? error.name : typeof error;
};

/** Takes changes from the table's stream. What fails is handed back and comes again; whatever follows it comes again too, which harms nobody. */
export const handler = async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const batchItemFailures: DynamoDBBatchResponse["batchItemFailures"] = [];
  for (const record of event.Records) {
    try {
      await tellAll(record);
    } catch (error) {
      logger.error("A change could not be told", { eventId: record.eventID, reason: reasonOf(error) });
      batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? "" });
    }
  }
  return { batchItemFailures };
};
