import { Duration } from "aws-cdk-lib";
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Construct } from "constructs";

type Props = { readonly key: Key; readonly adminEmail: string | undefined };

/** Where every alarm goes: a topic that tells the administrator. */
export class Alarms extends Construct {
  readonly topic: Topic;
  constructor(scope: Construct, id: string, { key, adminEmail }: Props) {
    super(scope, id);
    this.topic = new Topic(this, "Topic", { masterKey: key, enforceSSL: true });
    key.grantEncryptDecrypt(new ServicePrincipal("cloudwatch.amazonaws.com"));
    if (adminEmail !== undefined) this.topic.addSubscription(new EmailSubscription(adminEmail));
  }

  /** Rings as soon as the metric is above zero within five minutes. `impact` tells a person what it means. */
  whenAboveZero(scope: Construct, id: string, metric: IMetric, impact: string): Alarm {
    const alarm = new Alarm(scope, id, {
      metric,
      alarmDescription: impact,
      threshold: 0,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    return alarm;
  }
}

export const alarmPeriod = Duration.minutes(5);
