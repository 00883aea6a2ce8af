import { Duration, Validations } from "aws-cdk-lib";
import { Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Schedule, type ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import { LambdaInvoke } from "aws-cdk-lib/aws-scheduler-targets";
import { Construct } from "constructs";
import type { Alarms } from "#lib/constructs/alarm.ts";
import { DeadLetters } from "#lib/constructs/dead-letters.ts";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";

type Props = {
  readonly job: FeatureFunction;
  readonly schedule: ScheduleExpression;
  readonly description: string;
  readonly alarms: Alarms;
  /** What it means to a person that a run was given up. */
  readonly errorImpact: string;
};

/** Runs a function by the clock. */
export class ScheduledJob extends Construct {
  constructor(scope: Construct, id: string, { job, schedule, description, alarms, errorImpact }: Props) {
    super(scope, id);
    const role = new Role(this, "Caller", { assumedBy: new ServicePrincipal("scheduler.amazonaws.com") });
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${job.logicalId}.Arn>:*]`,
      reason: "The wildcard stands for the versions of this one function.",
    });
    const target = new LambdaInvoke(job.lambda, {
      deadLetterQueue: new DeadLetters(this, "GivenUp", { alarms, errorImpact }),
      role,
      retryAttempts: 3,
      maxEventAge: Duration.hours(2),
    });
    new Schedule(this, "Schedule", { schedule, description, target });
  }
}
