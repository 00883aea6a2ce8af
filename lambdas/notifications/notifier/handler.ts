import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { SNSClient } from "@aws-sdk/client-sns";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import * as z from "zod";
import { metricsNamespace } from "#contract/platform/metrics.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { mailerOf } from "#lambdas/platform/mail/aws-mail.ts";
import { NotifierEnv } from "./env.ts";
import { deliveriesOf } from "./deliveries.ts";
import type { Messenger } from "#lambdas/notifications/messenger.ts";
import { deliver } from "./deliver.ts";
import { system } from "#lambdas/platform/system.ts";
import { type StreamChange, processRecords } from "#lambdas/platform/table/stream.ts";
import { snsTextMessages } from "#lambdas/platform/text-messages/aws-text-messages.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { Sha256 } from "@aws-crypto/sha256-js";
import { defaultProvider } from "@aws-sdk/credential-provider-node";
import { SignatureV4 } from "@smithy/signature-v4";
import type { AdminEvent } from "#contract/notifications/admin-events.ts";
import type { RealtimeEvent } from "#contract/notifications/realtime.ts";

const toPerson =
  "mutation Publish($userId: ID!, $event: AWSJSON!) { publish(userId: $userId, event: $event) { userId event } }";
const toAdmins = "mutation PublishToAdmins($event: AWSJSON!) { publishToAdmins(event: $event) { event } }";

const timeoutMs = 10_000;

const Answer = z.object({ errors: z.array(z.object({ errorType: z.string().nullish() })).optional() });

type Settings = { readonly url: string; readonly region: string; readonly now: () => Date };

/** AppSync refused an event. The message holds the reasons, never the event. */
class PublishRefused extends Error {
  constructor(status: number, reasons: readonly string[]) {
    super(`AppSync answered ${status} ${reasons.join(", ")}`.trim());
    this.name = "PublishRefused";
  }
}

const refusal = async (response: Response): Promise<PublishRefused | undefined> => {
  const answer = Answer.safeParse(await response.json().catch(() => undefined));
  const errors = answer.data?.errors ?? [];
  if (response.ok && answer.success && errors.length === 0) return undefined;
  return new PublishRefused(
    response.status,
    errors.map(({ errorType }) => errorType ?? "unknown"),
  );
};

/** Publishes to a person's or the administrators' open pages, signed with the function's role. */
const appSyncPublisher = ({ url, region, now }: Settings) => {
  const { protocol, hostname, port, host, pathname } = new URL(url);
  const signer = new SignatureV4({
    service: "appsync",
    region,
    credentials: defaultProvider(),
    sha256: Sha256,
  });
  const mutate = async (query: string, variables: Record<string, string>): Promise<void> => {
    const body = JSON.stringify({ query, variables });
    const { headers } = await signer.sign(
      {
        method: "POST",
        protocol,
        hostname,
        ...(port && { port: Number(port) }),
        path: pathname,
        headers: { host, "content-type": "application/json" },
        body,
      },
      { signingDate: now() },
    );
    const signal = AbortSignal.timeout(timeoutMs);
    const failure = await refusal(await fetch(url, { method: "POST", headers, body, signal }));
    if (failure) throw failure;
  };
  return {
    publish: (userId: string, event: RealtimeEvent) =>
      mutate(toPerson, { userId, event: JSON.stringify(event) }),
    publishToAdmins: (event: AdminEvent) => mutate(toAdmins, { event: JSON.stringify(event) }),
  };
};

const env = NotifierEnv.extend({ AWS_REGION: z.string() }).parse(process.env);
const serviceName = "notifier";
const logger = loggerOf(serviceName);
const metrics = new Metrics({ namespace: metricsNamespace(env.STAGE), serviceName });

const messenger: Messenger = {
  table: openTable(env.TABLE_NAME, system),
  now: () => system.now(),
  random: () => system.random(),
  wait: (milliseconds) => system.wait(milliseconds),
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

/** Sends all deliveries of a record even if one fails, so that a failed event does not hold back a mail. */
const deliverAll = async ({ id, before, after }: StreamChange): Promise<void> => {
  const sending = deliveriesOf({ before, after }).map((delivery) => deliver(messenger, id, delivery));
  const failed = (await Promise.allSettled(sending)).find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
};

/** Logs only the name of foreign errors: a mail server's message repeats the address. */
const reasonOf = (error: unknown): string => {
  if (error instanceof PublishRefused) return error.message;
  return error instanceof Error ? error.name : typeof error;
};

/** Handles the table's stream. A failed record is retried together with its partition; other records may come twice, which is harmless. */
export const handler = (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  processRecords(event, deliverAll, ({ eventID }, error) =>
    logger.error("A change could not be told", { eventId: eventID, reason: reasonOf(error) }),
  );
