import type { SNSEvent } from "aws-lambda";
import { loggerOf } from "#lambdas/http/logger.ts";
import { MailFeedbackEnv } from "#lambdas/mail-feedback/env.ts";
import { readFeedback } from "#lambdas/mail-feedback/feedback.ts";
import { noteFeedback } from "#lambdas/mail-feedback/note-feedback.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = MailFeedbackEnv.parse(process.env);
const logger = loggerOf("mail-feedback");
const world = { table: openTable(env.TABLE_NAME, system), now: () => system.now() };

/** Takes from SES what has become of mails. The log is told how many and nothing of whom. */
export const handler = async ({ Records }: SNSEvent): Promise<void> => {
  for (const { Sns } of Records) {
    const feedback = readFeedback(Sns.Message);
    if (!feedback) continue;
    await noteFeedback(world, feedback);
    logger.info("Mails did not arrive", { kind: feedback.kind, addresses: feedback.addresses.length });
  }
};
