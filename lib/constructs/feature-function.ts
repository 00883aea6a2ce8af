import { Duration, RemovalPolicy, SymlinkFollowMode, Token, Validations } from "aws-cdk-lib";
import { MathExpression } from "aws-cdk-lib/aws-cloudwatch";
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
import { type Bundle, type Bundles, bundleOf } from "#lib/bundles.ts";
import { type Alarms, alarmPeriod } from "#lib/constructs/alarm.ts";
import type { NoticeAlarm } from "#lib/constructs/notice-alarm.ts";
import { keptLog } from "#lib/constructs/kept-log.ts";
import { ServiceRole } from "#lib/constructs/service-role.ts";
import type { Settings } from "#lib/settings.ts";

/** Where Lambda puts what a function could not work on. */
export type FailureDestination = {
  of(failing: FeatureFunction): IEventSourceDlq & { bind(): DlqDestinationConfig };
};

/** What every function is made with. */
export type FunctionDefaults = {
  readonly settings: Settings;
  readonly bundles: Bundles;
  readonly alarms: Alarms;
  readonly failureDestination: FailureDestination;
};

type Props = {
  readonly defaults: FunctionDefaults;
  readonly name: string;
  /** What its failure means to a person. It becomes the text of the alarm. */
  readonly errorImpact: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeout?: Duration;
  /** Megabytes. A function gets processor time in proportion. */
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

/** One function of the register: a role and a log of its own, an alarm, and exactly the environment it asks for. */
export class FeatureFunction extends Construct implements IGrantable {
  readonly lambda: LambdaFunction;
  /** Of its bundle. */
  readonly name: string;
  /** Rings when it fails. */
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
      // sharp's native code comes from packages for x64, see docs/decisions/0003-sharp-on-x64.md
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
      // The alias can be led back to any of them at once. One that a failed deployment has made goes with it.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
    });
    this.alarm = this.ringOnFailure(defaults.alarms, props.errorImpact);
    Validations.of(this.grantPrincipal).acknowledge({
      id: "AwsSolutions-IAM5[Resource::*]",
      reason: "X-Ray, Textract and Rekognition know no resources; nothing else is allowed on all of them.",
    });
  }

  allow(statement: PolicyStatement): void {
    this.grantPrincipal.addToPrincipalPolicy(statement);
  }

  private writableLog(): LogGroup {
    const log = keptLog(this, RetentionDays.THREE_MONTHS);
    log.grantWrite(this.grantPrincipal);
    return log;
  }

  private ringOnFailure(alarms: Alarms, errorImpact: string): NoticeAlarm {
    const usingMetrics = {
      errors: this.lambda.metricErrors({ period: alarmPeriod }),
      throttles: this.lambda.metricThrottles({ period: alarmPeriod }),
    };
    const failures = new MathExpression({
      expression: "errors + throttles",
      label: "Errors and throttles",
      usingMetrics,
      period: alarmPeriod,
    });
    return alarms.whenAboveZero(this, "Alarm", failures, { impact: errorImpact, page: "function-fails" });
  }
}
