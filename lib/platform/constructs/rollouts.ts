import { Duration, Validations } from "aws-cdk-lib";
import {
  Alarm,
  ComparisonOperator,
  MathExpression,
  Metric,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from "aws-cdk-lib/aws-codedeploy";
import { Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Alias, IAlias, Version } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import { releases } from "#contract/platform/metrics.ts";
import type { FeatureFunction } from "./feature-function.ts";
import { alarmText } from "#lib/platform/runbook.ts";

const aliasName = "live";

/** Shorter than the canary's five minutes, so that the alarm comes in time. */
const period = Duration.minutes(1);

const { CANARY_10PERCENT_5MINUTES, ALL_AT_ONCE } = LambdaDeploymentConfig;

/** CDK's class and interface disagree on an undefined role, but every function here has one. */
const hasRole = (alias: Alias): alias is Alias & IAlias => alias.role !== undefined;

/** Deploys new versions to a tenth of all calls first, and rolls back a failing one. */
export class Rollouts extends Construct {
  private readonly application: LambdaApplication;
  private readonly role: Role;
  /** Set by `-c atOnce=true`, for an urgent fix. */
  private readonly atOnce: boolean;
  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.atOnce = this.node.tryGetContext("atOnce") === "true";
    this.application = new LambdaApplication(this, "Application");
    this.role = new Role(this, "Role", { assumedBy: new ServicePrincipal("codedeploy.amazonaws.com") });
    Validations.of(this.role).acknowledge({
      id: "AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]",
      reason: "CodeDeploy asks for it: it moves aliases and reads alarms, and can run nothing of ours.",
    });
  }

  /** Returns the alias that callers must use. A deployment shifts it to the new version step by step. */
  live(fn: FeatureFunction): IAlias {
    const version = fn.lambda.currentVersion;
    const alias = fn.lambda.addAlias(aliasName);
    new LambdaDeploymentGroup(fn, "Rollout", {
      application: this.application,
      role: this.role,
      alias,
      deploymentConfig: this.atOnce ? ALL_AT_ONCE : CANARY_10PERCENT_5MINUTES,
      alarms: [this.failuresOf(fn, version)],
      autoRollback: { stoppedDeployment: true },
    });
    if (!hasRole(alias)) throw new Error(`${fn.name} has no role.`);
    return alias;
  }

  /** Counts only the new version, so that the failures of the old one do not block its fix. It notifies nobody, because the alarms of the function and the API do. */
  private failuresOf(fn: FeatureFunction, { version }: Version): Alarm {
    const { functionName: FunctionName } = fn.lambda;
    const counted = { statistic: "sum", period };
    const usingMetrics = {
      crashes: new Metric({
        namespace: "AWS/Lambda",
        metricName: "Errors",
        dimensionsMap: { FunctionName, Resource: `${FunctionName}:${aliasName}`, ExecutedVersion: version },
        ...counted,
      }),
      // Lambda does not count a 500 response as an error.
      unforeseen: new Metric({
        namespace: releases.namespace,
        metricName: releases.unforeseen,
        dimensionsMap: { FunctionName, FunctionVersion: version },
        ...counted,
      }),
    };
    const metric = new MathExpression({
      expression: "FILL(crashes, 0) + FILL(unforeseen, 0)",
      label: "Failures of the new version",
      usingMetrics,
      period,
    });
    return new Alarm(fn, "Broken", {
      metric,
      alarmDescription: alarmText(
        `A new version of ${fn.name} fails: CodeDeploy takes it back.`,
        "bad-release",
      ),
      threshold: 0,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }
}
