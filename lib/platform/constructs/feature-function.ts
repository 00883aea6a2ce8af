import { Duration, RemovalPolicy, SymlinkFollowMode, Token, Validations } from "aws-cdk-lib";
import { MathExpression, Metric } from "aws-cdk-lib/aws-cloudwatch";
import type { IGrantable, PolicyStatement } from "aws-cdk-lib/aws-iam";
import {
  Architecture,
  Code,
  type DlqDestinationConfig,
  Function as LambdaFunction,
  type IEventSourceDlq,
  LoggingFormat,
  Runtime,
  Tracing,
} from "aws-cdk-lib/aws-lambda";
import { type LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { type Bundle, type Bundles, bundleOf } from "#lib/platform/bundle/bundles.ts";
import { releases } from "#contract/platform/metrics.ts";
import { type Alarms, type NoticeAlarm, alarmPeriod } from "./alarm.ts";
import type { Calls } from "./burn-rate.ts";
import { retainedLog } from "./retained-log.ts";
import { ServiceRole } from "./service-role.ts";
import type { Settings } from "#lib/platform/settings.ts";

/** The place for events that a function has failed on after all retries. */
export type FailureDestination = {
  of(failing: FeatureFunction): IEventSourceDlq & { bind(): DlqDestinationConfig };
  /** The same, and the events are tried again for a day. */
  withRetries: FailureDestination["of"];
};

export type FunctionDefaults = {
  readonly settings: Settings;
  readonly bundles: Bundles;
  readonly alarms: Alarms;
  readonly failureDestination: FailureDestination;
};

type Props = {
  readonly defaults: FunctionDefaults;
  readonly name: string;
  /** The consequence of a failure for people, which becomes the text of the alarm. */
  readonly errorImpact: string;
  /** Objectives ring for functions that answer people; their own alarms only tell which one failed. */
  readonly isAnswering?: boolean;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeout?: Duration;
  /** In megabytes. Processor time is proportional. */
  readonly memorySize?: number;
};

const deployableBundle = (name: string, { bundles, settings }: FunctionDefaults): Bundle => {
  const bundle = bundleOf(name, bundles);
  if (bundle.native === "missing" && settings.stage !== "local")
    throw new Error(
      `Function ${name} needs sharp for Lambda: run \`npm install --no-save --os=linux --cpu=x64 --libc=glibc sharp\` and try again.`,
    );
  return bundle;
};

const refuseSimulators = (name: string, environment: Record<string, string>): void => {
  for (const [variable, value] of Object.entries(environment))
    if (!Token.isUnresolved(value) && /^http:|\/\/(localhost|127\.|\[::1\])/i.test(value))
      throw new Error(`Stage prod cannot use ${value} as ${variable} of ${name}: give it the real service.`);
};

/** A function with its own role, log and alarm. */
export class FeatureFunction extends Construct implements IGrantable {
  readonly lambda: LambdaFunction;
  /** The name of its bundle. */
  readonly name: string;
  readonly alarm: NoticeAlarm;
  readonly grantPrincipal: ServiceRole;
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id);
    const { name, defaults, environment, timeout = Duration.seconds(10), memorySize = 1024 } = props;
    const { folder, native } = deployableBundle(name, defaults);
    if (defaults.settings.stage === "prod") refuseSimulators(name, environment);
    this.name = name;
    this.grantPrincipal = new ServiceRole(this, "Role", "lambda.amazonaws.com");
    this.lambda = new LambdaFunction(this, "Function", {
      description: `${name} of Cykelregistret`,
      runtime: Runtime.NODEJS_24_X,
      // sharp's native code is installed for x64, see docs/decisions/04-bundle-functions-ourselves.md
      architecture: native === "none" ? Architecture.ARM_64 : Architecture.X86_64,
      code: Code.fromAsset(folder, { followSymlinks: SymlinkFollowMode.ALWAYS }),
      handler: "index.handler",
      role: this.grantPrincipal,
      environment,
      timeout,
      memorySize,
      tracing: Tracing.ACTIVE,
      loggingFormat: LoggingFormat.JSON,
      logGroup: this.writableLog(),
      // Keeps earlier versions for a rollback of the alias, but not that of a failed deployment.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
    });
    this.alarm = this.alarmOnFailure(defaults.alarms, props);
    Validations.of(this.grantPrincipal).acknowledge({
      id: "AwsSolutions-IAM5[Resource::*]",
      reason: "X-Ray, Textract and Rekognition know no resources; nothing else is allowed on all of them.",
    });
  }

  allow(statement: PolicyStatement): void {
    this.grantPrincipal.addToPrincipalPolicy(statement);
  }

  private writableLog(): LogGroup {
    const log = retainedLog(this, RetentionDays.THREE_MONTHS);
    log.grantWrite(this.grantPrincipal);
    return log;
  }

  /** Its calls, and those that failed. */
  get calls(): Calls {
    return {
      all: [this.lambda.metricInvocations()],
      failed: [this.failedAnswers(), this.lambda.metricErrors(), this.lambda.metricThrottles()],
    };
  }

  /** Lambda does not count a 5xx answer as an error. */
  private failedAnswers(): Metric {
    return new Metric({
      namespace: releases.namespace,
      metricName: releases.failed,
      dimensionsMap: { FunctionName: this.lambda.functionName },
      statistic: "sum",
    });
  }

  private alarmOnFailure(
    alarms: Alarms,
    { errorImpact: impact, isAnswering = false }: Pick<Props, "errorImpact" | "isAnswering">,
  ): NoticeAlarm {
    const others = isAnswering ? this.failedAnswers() : this.lambda.metricThrottles();
    const failures = new MathExpression({
      expression: "FILL(errors, 0) + FILL(others, 0)",
      label: isAnswering ? "Errors and failed answers" : "Errors and throttles",
      usingMetrics: { errors: this.lambda.metricErrors(), others },
      period: alarmPeriod,
    });
    const level = isAnswering ? "log" : "workDay";
    return alarms.whenAboveZero(this, "Alarm", failures, { impact, page: "function-fails", level });
  }
}
