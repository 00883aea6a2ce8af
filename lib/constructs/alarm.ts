import { Duration, Stack } from "aws-cdk-lib";
import {
  type AlarmProps,
  ComparisonOperator,
  type IMetric,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Construct } from "constructs";
import { NoticeAlarm } from "#lib/constructs/notice-alarm.ts";
import { type RunbookPage, alarmText } from "#lib/runbook.ts";

type Props = { readonly key: Key; readonly adminEmail: string | undefined };

type Notice = {
  /** Tells a person what it means. */
  readonly impact: string;
  /** Tells them what to do. */
  readonly page: RunbookPage;
};
type Limit = Notice & { readonly above: number };
type Silence = Notice & {
  readonly periods: number;
  /** Whether it should have counted something by now; false where all has just been installed. */
  readonly isDue: boolean;
};

/** Where every alarm goes: a topic that tells the administrator. */
export class Alarms extends Construct {
  readonly topic: Topic;
  private readonly key: Key;
  constructor(scope: Construct, id: string, { key, adminEmail }: Props) {
    super(scope, id);
    this.key = key;
    this.topic = new Topic(this, "Topic", { masterKey: key, enforceSSL: true });
    const cloudWatch = new ServicePrincipal("cloudwatch.amazonaws.com");
    key.grantEncryptDecrypt(cloudWatch);
    this.letPublish(cloudWatch);
    if (adminEmail !== undefined) this.topic.addSubscription(new EmailSubscription(adminEmail));
  }

  /** A budget tells by the same topic. */
  letBudgetsTell(): void {
    const budgets = new ServicePrincipal("budgets.amazonaws.com");
    this.key.addToResourcePolicy(
      new PolicyStatement({
        principals: [budgets],
        actions: ["kms:Decrypt", "kms:GenerateDataKey*"],
        resources: ["*"],
        conditions: this.ofThisAccount(),
      }),
    );
    this.letPublish(budgets);
  }

  /** With a policy of its own, which `enforceSSL` gives it, a topic has lost the default one that lets services of the account publish. */
  private letPublish(service: ServicePrincipal): void {
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [service],
        actions: ["sns:Publish"],
        resources: [this.topic.topicArn],
        conditions: this.ofThisAccount(),
      }),
    );
  }

  private ofThisAccount() {
    return { StringEquals: { "aws:SourceAccount": Stack.of(this).account } };
  }

  /** Rings as soon as the metric is above zero within its period. */
  whenAboveZero(scope: Construct, id: string, metric: IMetric, notice: Notice): NoticeAlarm {
    return this.whenAbove(scope, id, metric, { above: 0, ...notice });
  }

  whenAbove(scope: Construct, id: string, metric: IMetric, { above, impact, page }: Limit): NoticeAlarm {
    return this.ring(scope, id, page, {
      metric,
      alarmDescription: alarmText(impact, page),
      threshold: above,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }

  /** Rings when a metric has counted nothing for so many of its periods on end; CloudWatch looks back a little further before it says so. An alarm begins without data and tells of changes only. So what is not due yet may stay without data, and is told of only once it has counted and stopped; what is due rings though it has never counted. */
  whenNothing(
    scope: Construct,
    id: string,
    metric: IMetric,
    { periods, impact, page, isDue }: Silence,
  ): NoticeAlarm {
    const alarm = this.ring(scope, id, page, {
      metric,
      alarmDescription: alarmText(impact, page),
      threshold: 1,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: isDue ? TreatMissingData.BREACHING : TreatMissingData.MISSING,
    });
    if (!isDue) alarm.addInsufficientDataAction(new SnsAction(this.topic));
    return alarm;
  }

  private ring(scope: Construct, id: string, page: RunbookPage, props: AlarmProps): NoticeAlarm {
    const alarm = new NoticeAlarm(scope, id, { ...props, page });
    alarm.addAlarmAction(new SnsAction(this.topic));
    return alarm;
  }
}

export const alarmPeriod = Duration.minutes(5);
