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
import { EmailSubscription, UrlSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Construct } from "constructs";
import { type Calls, burnsOf } from "./burn-rate.ts";
import { type RunbookPage, alarmText } from "#lib/platform/runbook.ts";
import type { Settings } from "#lib/platform/settings.ts";

type Props = {
  readonly key: Key;
  readonly settings: Pick<Settings, "adminEmail" | "wakeAddresses">;
};

/** Alarms on what people feel may `wake` a person, others wait for the next `workDay`; a `log` only turns red on the dashboard. */
type Level = "wake" | "workDay" | "log";

type Notice = {
  /** The consequence for people. */
  readonly impact: string;
  readonly page: RunbookPage;
  /** The work day by default. */
  readonly level?: Level;
};
/** The percentage of calls that work in a month, for an act of people. */
export type Objective = Notice & { readonly percent: number };
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

/** Creates alarms on two topics, whose subscribers are woken or told on their work day. */
export class Alarms extends Construct {
  readonly workDay: Topic;
  readonly wake: Topic;
  private readonly key: Key;
  constructor(scope: Construct, id: string, { key, settings }: Props) {
    super(scope, id);
    const { adminEmail, wakeAddresses } = settings;
    const office = adminEmail === undefined ? [] : [adminEmail];
    this.key = key;
    this.workDay = this.topicOf("WorkDay", office);
    this.wake = this.topicOf("Wake", wakeAddresses ?? office);
    const cloudWatch = new ServicePrincipal("cloudwatch.amazonaws.com");
    key.grantEncryptDecrypt(cloudWatch);
    for (const topic of [this.workDay, this.wake]) this.allowPublishing(cloudWatch, topic);
  }

  allowBudgets(): void {
    const budgets = new ServicePrincipal("budgets.amazonaws.com");
    this.allowKey(budgets, this.ofThisAccount());
    this.allowPublishing(budgets, this.workDay);
  }

  /** EventBridge publishes without naming an account. */
  allowEvents(): void {
    this.allowKey(new ServicePrincipal("events.amazonaws.com"));
  }

  private allowKey(service: ServicePrincipal, conditions: object = {}): void {
    this.key.addToResourcePolicy(
      new PolicyStatement({
        principals: [service],
        actions: ["kms:Decrypt", "kms:GenerateDataKey*"],
        resources: ["*"],
        conditions,
      }),
    );
  }

  private topicOf(id: string, addresses: readonly string[]): Topic {
    const topic = new Topic(this, id, { masterKey: this.key, enforceSSL: true });
    for (const address of addresses)
      topic.addSubscription(
        address.startsWith("https:") ? new UrlSubscription(address) : new EmailSubscription(address),
      );
    return topic;
  }

  /** Needed because `enforceSSL` gives a topic a policy, which replaces the default one for services of the account. */
  private allowPublishing(service: ServicePrincipal, topic: Topic): void {
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [service],
        actions: ["sns:Publish"],
        resources: [topic.topicArn],
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

  whenAbove(scope: Construct, id: string, metric: IMetric, { above, ...notice }: Limit): NoticeAlarm {
    return this.ring(scope, id, notice, {
      metric,
      threshold: above,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }

  whenBurning(scope: Construct, id: string, calls: Calls, { percent, ...notice }: Objective): void {
    for (const { speed, level, meaning, ...burn } of burnsOf(calls, percent)) {
      const impact = `${notice.impact} ${meaning}`;
      this.ring(
        scope,
        `${id}${speed}`,
        { level, ...notice, impact },
        {
          ...burn,
          comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
          treatMissingData: TreatMissingData.NOT_BREACHING,
        },
      );
    }
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
    { periods, isDue, ...notice }: Silence,
  ): NoticeAlarm {
    const alarm = this.ring(scope, id, notice, {
      metric,
      threshold: 1,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: isDue ? TreatMissingData.BREACHING : TreatMissingData.MISSING,
    });
    if (!isDue) alarm.addInsufficientDataAction(new SnsAction(this.workDay));
    return alarm;
  }

  private ring(
    scope: Construct,
    id: string,
    { impact, page, level = "workDay" }: Notice,
    props: Omit<AlarmProps, "alarmDescription">,
  ): NoticeAlarm {
    const alarm = new NoticeAlarm(scope, id, { ...props, alarmDescription: alarmText(impact, page), page });
    if (level === "log") return alarm;
    const topic = new SnsAction(this[level]);
    alarm.addAlarmAction(topic);
    alarm.addOkAction(topic);
    return alarm;
  }
}

export const alarmPeriod = Duration.minutes(5);
