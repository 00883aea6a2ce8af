import { Duration, Validations } from "aws-cdk-lib";
import { Schedule, type ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import { LambdaInvoke } from "aws-cdk-lib/aws-scheduler-targets";
import { Construct } from "constructs";
import { acknowledgeWildcard } from "./acknowledge-wildcard.ts";
import { type Alarms, alarmPeriod } from "./alarm.ts";
import type { FeatureFunction, FunctionDefaults } from "./feature-function.ts";
import { ServiceRole } from "./service-role.ts";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";

type Props = { readonly alarms: Alarms; readonly errorImpact: string };

/** A dead-letter queue that keeps messages for two weeks, with an alarm while it is not empty. */
class DeadLetters extends Queue {
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

type Run = {
  readonly job: FeatureFunction;
  readonly schedule: ScheduleExpression;
  readonly description: string;
  /** The longest time between two runs. */
  readonly every: Duration;
};

/** Runs functions on schedules, which share one role and one dead-letter queue. */
export class Schedules extends Construct {
  private readonly role: ServiceRole;
  private readonly undelivered: DeadLetters;
  private readonly alarms: Alarms;
  private readonly failureDestination: FunctionDefaults["failureDestination"];
  private readonly isLive: boolean;
  constructor(scope: Construct, id: string, { alarms, failureDestination, settings }: FunctionDefaults) {
    super(scope, id);
    this.alarms = alarms;
    this.failureDestination = failureDestination;
    this.isLive = settings.isLive;
    this.role = new ServiceRole(this, "Role", "scheduler.amazonaws.com");
    this.undelivered = new DeadLetters(this, "Undelivered", {
      alarms,
      errorImpact: "A job could not be started at its time, nor in the two hours after. The queue names it.",
    });
  }

  /** The scheduler invokes the function asynchronously, so Lambda itself retries a failed run and then stores its event. */
  add(id: string, { job, schedule, description, every }: Run): void {
    const versions = `${job.lambda.functionArn}:*`;
    acknowledgeWildcard(this.role, versions, "The wildcard stands for the versions of this one function.");
    job.lambda.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(2),
      onFailure: this.failureDestination.of(job),
    });
    const target = new LambdaInvoke(job.lambda, {
      deadLetterQueue: this.undelivered,
      role: this.role,
      retryAttempts: 3,
      maxEventAge: Duration.hours(2),
    });
    new Schedule(this, id, { schedule, description, target });
    const runs = job.lambda.metricInvocations({ period: every });
    // Two, because a day can have 25 hours.
    this.alarms.whenNothing(this, `${id}Missing`, runs, {
      periods: 2,
      impact: `A job has not run at its time, nor the time before: ${description}.`,
      page: "job-silent",
      isDue: this.isLive,
    });
  }
}
