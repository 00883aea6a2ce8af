import type { SNSEvent } from "aws-lambda";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { MailBouncesEnv } from "./env.ts";
import { readFeedback } from "./feedback.ts";
import { recordFeedback } from "./record-feedback.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const env = MailBouncesEnv.parse(process.env);
const logger = loggerOf("mail-bounces");
const context = { table: openTable(env.TABLE_NAME, system), now: () => system.now() };

/** Records bounces and complaints from SES. The log holds counts, never addresses. */
export const handler = async ({ Records }: SNSEvent): Promise<void> => {
  for (const { Sns } of Records) {
    const feedback = readFeedback(Sns.Message);
    if (!feedback) continue;
    await recordFeedback(context, feedback);
    logger.info("Mails did not arrive", { kind: feedback.kind, addresses: feedback.addresses.length });
  }
};
