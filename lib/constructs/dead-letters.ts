import { Duration, Validations } from "aws-cdk-lib";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { alarmPeriod, type Alarms } from "#lib/constructs/alarm.ts";

type Props = { readonly alarms: Alarms; readonly errorImpact: string };

/** What could not be worked on after every retry, kept for two weeks, and an alarm while anything lies here. */
export class DeadLetters extends Queue {
  constructor(scope: Construct, id: string, { alarms, errorImpact }: Props) {
    super(scope, id, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    const waiting = this.metricApproximateNumberOfMessagesVisible({ period: alarmPeriod, statistic: "max" });
    alarms.whenAboveZero(this, "Alarm", waiting, { impact: errorImpact, page: "job-silent" });
    Validations.of(this).acknowledge({
      id: "AwsSolutions-SQS3",
      reason: "This is itself a dead-letter queue.",
    });
  }
}
