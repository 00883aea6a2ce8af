import { PublishCommand, type SNSClient } from "@aws-sdk/client-sns";
import type { Logger } from "#lambdas/platform/http/logger.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";

/** At most eleven letters and digits. Without a sender id, each message can show a different number. */
const sender = "Cykelreg";

const MessageAttributes = {
  "AWS.SNS.SMS.SenderID": { DataType: "String", StringValue: sender },
  // Operators deliver transactional messages before advertisements.
  "AWS.SNS.SMS.SMSType": { DataType: "String", StringValue: "Transactional" },
};

/** Takes a phone number as `+4670…`. Throws `sms-not-sent`. */
export type SendText = (phone: string, text: string) => Promise<void>;

export const snsTextMessages =
  (sns: SNSClient, logger: Logger): SendText =>
  async (PhoneNumber, Message) => {
    try {
      await sns.send(new PublishCommand({ PhoneNumber, Message, MessageAttributes }));
    } catch (error) {
      // Only the name, because the message contains the phone number.
      const reason = error instanceof Error ? error.name : typeof error;
      logger.error("A text message was not accepted", { reason });
      throw new ProblemError("sms-not-sent");
    }
  };
