import { PublishCommand, type SNSClient } from "@aws-sdk/client-sns";
import type { Logger } from "#lambdas/shared/http/logger.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";

/** At most eleven letters and digits. Without it a phone shows a number that the next message may not come from. */
const sender = "Cykelreg";

const MessageAttributes = {
  "AWS.SNS.SMS.SenderID": { DataType: "String", StringValue: sender },
  // Codes go before advertisements in the queues of the operators.
  "AWS.SNS.SMS.SMSType": { DataType: "String", StringValue: "Transactional" },
};

/** Sends a text message to a phone number, `+4670…`; throws `sms-not-sent` where it was not taken. */
export type SendText = (phone: string, text: string) => Promise<void>;

export const snsTextMessages =
  (sns: SNSClient, logger: Logger): SendText =>
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
