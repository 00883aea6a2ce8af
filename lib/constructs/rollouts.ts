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
import { releases } from "#contract/metrics.ts";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { alarmText } from "#lib/runbook.ts";

/** By which everything calls a function that answers people. */
const aliasName = "live";

/** Shorter than the five minutes of a trial, so that it rings within them. */
const period = Duration.minutes(1);

const { CANARY_10PERCENT_5MINUTES, ALL_AT_ONCE } = LambdaDeploymentConfig;

/** The library's class says that a role may be undefined, its interface that there is none; all of ours have one. */
const hasRole = (alias: Alias): alias is Alias & IAlias => alias.role !== undefined;

/** Deploys functions to a tenth of all calls first, and takes a version back that fails them. One application and one role serve a stack. */
export class Rollouts extends Construct {
  private readonly application: LambdaApplication;
  private readonly role: Role;
  /** `-c atOnce=true`: for this one deployment, as when it mends what is broken. */
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

  /** What is to be called instead of the function itself. A deployment that changes the function makes a version, and leads the alias to it step by step. */
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

  /** Counts the new version only: while the one before fails, what mends it must get through. Nobody is told by it, as the alarms of the function and of the API ring too. */
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
      // A function answers 500 itself, so these are no errors to Lambda.
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
