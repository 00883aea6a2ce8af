import { PublishCommand, type SNSClient } from "@aws-sdk/client-sns";
import type { PhoneWorld } from "#lambdas/accounts/send-phone-code.ts";
import type { Logger } from "#lambdas/http/logger.ts";
import { ProblemError } from "#lambdas/http/problem.ts";

/** Codes go before advertisements in the queues of the operators. */
const MessageAttributes = {
  "AWS.SNS.SMS.SMSType": { DataType: "String", StringValue: "Transactional" },
};

export const snsTextMessages =
  (sns: SNSClient, logger: Logger): PhoneWorld["sendText"] =>
  async (PhoneNumber, Message) => {
    try {
      await sns.send(new PublishCommand({ PhoneNumber, Message, MessageAttributes }));
    } catch (error) {
      // Only the name: what the service says repeats the number.
      const reason = error instanceof Error ? error.name : typeof error;
      logger.error("A text message was not taken", { reason });
      throw new ProblemError("sms-not-sent");
    }
  };
