import { Duration, Stack, SymlinkFollowMode, Token, Validations } from "aws-cdk-lib";
import { MathExpression } from "aws-cdk-lib/aws-cloudwatch";
import { type IGrantable, type PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import {
  Architecture,
  CfnFunction,
  Code,
  type DlqDestinationConfig,
  Function as LambdaFunction,
  type IEventSourceDlq,
  LoggingFormat,
  Runtime,
  Tracing,
} from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { Bundle, Bundles, FunctionName } from "#lib/bundle.ts";
import { type Alarms, alarmPeriod } from "#lib/constructs/alarm.ts";
import type { Settings } from "#lib/settings.ts";

/** Where Lambda puts what a function could not work on. */
export type Attic = { of(failing: FeatureFunction): IEventSourceDlq & { bind(): DlqDestinationConfig } };

/** What every function is made with. */
export type Workshop = {
  readonly settings: Settings;
  readonly bundles: Bundles;
  readonly alarms: Alarms;
  readonly givenUp: Attic;
};

type Props<Env extends Record<string, string>> = {
  readonly workshop: Workshop;
  readonly name: FunctionName;
  /** What its failure means to a person. It becomes the text of the alarm. */
  readonly errorImpact: string;
  readonly environment: Env;
  readonly timeout?: Duration;
  /** Megabytes. A function gets processor time in proportion. */
  readonly memorySize?: number;
};

const bundleOf = (name: FunctionName, { bundles, settings }: Workshop): Bundle => {
  const bundle = bundles.get(name);
  if (!bundle) throw new Error(`Function ${name} has not been bundled.`);
  if (bundle.native === "missing" && settings.stage !== "local")
    throw new Error(
      `Function ${name} needs sharp for Lambda: run \`npm install --no-save --os=linux --cpu=x64 --libc=glibc sharp\` and try again.`,
    );
  return bundle;
};

const refuseSimulators = (name: FunctionName, environment: Record<string, string>): void => {
  for (const [variable, value] of Object.entries(environment))
    if (!Token.isUnresolved(value) && /^http:|\/\/(localhost|127\.|\[::1\])/i.test(value))
      throw new Error(`Stage prod cannot use ${value} as ${variable} of ${name}: give it the real service.`);
};

/** One function of the register: a role and a log of its own, an alarm, and exactly the environment it asks for. */
export class FeatureFunction<Env extends Record<string, string> = Record<string, string>>
  extends Construct
  implements IGrantable
{
  readonly lambda: LambdaFunction;
  readonly grantPrincipal: Role;
  constructor(scope: Construct, id: string, props: Props<Env>) {
    super(scope, id);
    const { name, workshop, environment, timeout = Duration.seconds(10), memorySize = 1024 } = props;
    const { folder, native } = bundleOf(name, workshop);
    if (workshop.settings.stage === "prod") refuseSimulators(name, environment);
    this.grantPrincipal = new Role(this, "Role", { assumedBy: new ServicePrincipal("lambda.amazonaws.com") });
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
    });
    this.ringOnFailure(workshop.alarms, props.errorImpact);
    Validations.of(this.grantPrincipal).acknowledge({
      id: "AwsSolutions-IAM5[Resource::*]",
      reason: "X-Ray, Textract and Rekognition know no resources; nothing else is allowed on all of them.",
    });
  }

  allow(statement: PolicyStatement): void {
    this.grantPrincipal.addToPrincipalPolicy(statement);
  }

  /** Names the function in the template. */
  get logicalId(): string {
    return Stack.of(this).getLogicalId(this.resource);
  }

  private get resource(): CfnFunction {
    const { defaultChild } = this.lambda.node;
    if (defaultChild instanceof CfnFunction) return defaultChild;
    throw new Error("A Function is no longer made of a CfnFunction.");
  }

  private writableLog(): LogGroup {
    const log = new LogGroup(this, "Log", { retention: RetentionDays.THREE_MONTHS });
    log.grantWrite(this.grantPrincipal);
    return log;
  }

  private ringOnFailure(alarms: Alarms, errorImpact: string): void {
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
    alarms.whenAboveZero(this, "Alarm", failures, errorImpact);
  }
}
