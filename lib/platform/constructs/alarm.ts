import { Duration, Stack } from "aws-cdk-lib";
import {
  Alarm,
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
import { type RunbookPage, alarmText } from "#lib/platform/runbook.ts";

type Props = { readonly key: Key; readonly adminEmail: string | undefined };

type Notice = {
  /** The consequence for people. */
  readonly impact: string;
  readonly page: RunbookPage;
};
type Limit = Notice & { readonly above: number };
type Silence = Notice & {
  readonly periods: number;
  /** False on a new stage, on which nothing has run yet. */
  readonly isDue: boolean;
};

type NoticeAlarmProps = AlarmProps & { readonly page: RunbookPage };

export class NoticeAlarm extends Alarm {
  readonly page: RunbookPage;
  constructor(scope: Construct, id: string, { page, ...props }: NoticeAlarmProps) {
    super(scope, id, props);
    this.page = page;
  }
}

/** Creates alarms on one topic, which mails the administrator. */
export class Alarms extends Construct {
  readonly topic: Topic;
  private readonly key: Key;
  constructor(scope: Construct, id: string, { key, adminEmail }: Props) {
    super(scope, id);
    this.key = key;
    this.topic = new Topic(this, "Topic", { masterKey: key, enforceSSL: true });
    const cloudWatch = new ServicePrincipal("cloudwatch.amazonaws.com");
    key.grantEncryptDecrypt(cloudWatch);
    this.allowPublishing(cloudWatch);
    if (adminEmail !== undefined) this.topic.addSubscription(new EmailSubscription(adminEmail));
  }

  allowBudgets(): void {
    const budgets = new ServicePrincipal("budgets.amazonaws.com");
    this.key.addToResourcePolicy(
      new PolicyStatement({
        principals: [budgets],
        actions: ["kms:Decrypt", "kms:GenerateDataKey*"],
        resources: ["*"],
        conditions: this.ofThisAccount(),
      }),
    );
    this.allowPublishing(budgets);
  }

  /** Needed because `enforceSSL` gives the topic a policy, which replaces the default one for services of the account. */
  private allowPublishing(service: ServicePrincipal): void {
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

  /**
   * Raises an alarm when a metric counts nothing for several periods in a row. A new alarm has no data and reports only
   * changes. So with `isDue`, missing data counts as a failure from the start; without it, the alarm reports only a
   * metric that has counted before and then stopped.
   */
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
