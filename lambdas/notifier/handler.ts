import { SNSClient } from "@aws-sdk/client-sns";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import * as z from "zod";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { mailerOf } from "#lambdas/shared/mail/aws-mail.ts";
import { appSyncPublisher, PublishRefused } from "./aws-realtime.ts";
import { NotifierEnv } from "./env.ts";
import { deliveriesOf } from "./deliveries.ts";
import { type Messenger, tell } from "./tell.ts";
import { system } from "#lambdas/system.ts";
import { type StreamChange, eachRecord } from "#lambdas/shared/table/stream.ts";
import { snsTextMessages } from "#lambdas/shared/text-messages/aws-text-messages.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

// Lambda itself gives the region.
const env = NotifierEnv.extend({ AWS_REGION: z.string() }).parse(process.env);
const logger = loggerOf("notifier");

const messenger: Messenger = {
  table: openTable(env.TABLE_NAME, system),
  now: () => system.now(),
  ...appSyncPublisher({ url: env.REALTIME_URL, region: env.AWS_REGION, now: () => system.now() }),
  send: mailerOf(env, logger),
  sendText: snsTextMessages(new SNSClient({}), logger),
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
