import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { SNSClient } from "@aws-sdk/client-sns";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import * as z from "zod";
import { metricsNamespace } from "#contract/metrics.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { mailerOf } from "#lambdas/shared/mail/aws-mail.ts";
import { appSyncPublisher, PublishRefused } from "./aws-realtime.ts";
import { NotifierEnv } from "./env.ts";
import { deliveriesOf } from "./deliveries.ts";
import type { Messenger } from "./messenger.ts";
import { tell } from "./tell.ts";
import { system } from "#lambdas/system.ts";
import { type StreamChange, eachRecord } from "#lambdas/shared/table/stream.ts";
import { snsTextMessages } from "#lambdas/shared/text-messages/aws-text-messages.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

// Lambda itself gives the region.
const env = NotifierEnv.extend({ AWS_REGION: z.string() }).parse(process.env);
const serviceName = "notifier";
const logger = loggerOf(serviceName);
const metrics = new Metrics({ namespace: metricsNamespace(env.STAGE), serviceName });

const messenger: Messenger = {
  table: openTable(env.TABLE_NAME, system),
  now: () => system.now(),
  ...appSyncPublisher({ url: env.REALTIME_URL, region: env.AWS_REGION, now: () => system.now() }),
  send: mailerOf(env, logger),
  sendText: snsTextMessages(new SNSClient({}), logger),
  textLimits: {
    perStoreAndDay: Number(env.TEXTS_PER_STORE_AND_DAY),
    perMonth: Number(env.TEXTS_OF_STORES_PER_MONTH),
  },
  reportWithheld: (storeId) => {
    logger.info("A text message was withheld: a store or all of them have sent as many as they may", {
      storeId,
    });
    metrics.addMetric("TextMessageWithheld", MetricUnit.Count, 1);
    metrics.publishStoredMetrics();
  },
  siteOrigin: env.SITE_ORIGIN,
  supportEmail: env.SUPPORT_EMAIL,
  codeSecret: env.CODE_SECRET,
  linkSecret: env.MAIL_LINK_SECRET,
};

/** Tells all that a record asks for, even when one thing fails: a mail does not wait for open pages. */
const tellAll = async ({ id, before, after }: StreamChange): Promise<void> => {
  const told = deliveriesOf({ before, after }).map((delivery) => tell(messenger, id, delivery));
  const failed = (await Promise.allSettled(told)).find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
};

/** Only the name of what others throw: the message of a mail server repeats the address. */
const reasonOf = (error: unknown): string => {
  if (error instanceof PublishRefused) return error.message;
  return error instanceof Error ? error.name : typeof error;
};

/** Takes changes from the table's stream. What fails is handed back and comes again, and with it what follows of the same partition; whatever else follows comes again too, which harms nobody. */
export const handler = (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  eachRecord(event, tellAll, ({ eventID }, error) =>
    logger.error("A change could not be told", { eventId: eventID, reason: reasonOf(error) }),
  );
