import { Duration } from "aws-cdk-lib";
import { Schedule, type ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import { LambdaInvoke } from "aws-cdk-lib/aws-scheduler-targets";
import { Construct } from "constructs";
import { acknowledgeWildcard } from "#lib/constructs/acknowledge-wildcard.ts";
import type { Alarms } from "#lib/constructs/alarm.ts";
import { DeadLetters } from "#lib/constructs/dead-letters.ts";
import type { FeatureFunction, FunctionDefaults } from "#lib/constructs/feature-function.ts";
import { ServiceRole } from "#lib/constructs/service-role.ts";

type Run = {
  readonly job: FeatureFunction;
  readonly schedule: ScheduleExpression;
  readonly description: string;
  /** How often it runs at least. */
  readonly every: Duration;
};

/** Starts functions at their times. One role and one queue serve all of them. */
export class Clock extends Construct {
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

  /** The scheduler hands the event to Lambda and is done: what fails then is tried again by Lambda, and given up as its events are. */
  start(id: string, { job, schedule, description, every }: Run): void {
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
    // Two, as a day can have 25 hours.
    this.alarms.whenNothing(this, `${id}Missing`, runs, {
      periods: 2,
      impact: `A job has not run at its time, nor the time before: ${description}.`,
      page: "job-silent",
      isDue: this.isLive,
    });
  }
}
