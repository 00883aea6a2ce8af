import { CustomResource, Duration, RemovalPolicy } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
} from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { type Bundles, bundleOf } from "#lib/platform/bundle/bundles.ts";
import { acknowledgeWildcard } from "./acknowledge-wildcard.ts";
import { ServiceRole } from "./service-role.ts";

type Props = {
  readonly bundles: Bundles;
  readonly domain: string;
  /** The region that sends mail. */
  readonly mailRegion: string;
};

export const verifiedDomain = {
  name: "verified-domain",
  entry: "lambdas/platform/verified-domain/handler.ts",
};

/** Waits until SES has verified a domain, because creating a user pool with an unverified sender fails. */
export class VerifiedDomain extends Construct {
  constructor(scope: Construct, id: string, { bundles, domain, mailRegion }: Props) {
    super(scope, id);
    const role = new ServiceRole(this, "Role", "lambda.amazonaws.com");
    role.addToPrincipalPolicy(
      new PolicyStatement({ actions: ["ses:GetIdentityVerificationAttributes"], resources: ["*"] }),
    );
    acknowledgeWildcard(role, "*", "SES knows no resources for this question.");
    const logGroup = new LogGroup(this, "Log", {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    logGroup.grantWrite(role);
    const waiter = new LambdaFunction(this, "Function", {
      description: `${verifiedDomain.name} of Cykelregistret`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(bundleOf(verifiedDomain.name, bundles).folder),
      handler: "index.handler",
      role,
      environment: { MAIL_REGION: mailRegion },
      timeout: Duration.minutes(15),
      loggingFormat: LoggingFormat.JSON,
      logGroup,
    });
    const verified = new CustomResource(this, "Verified", {
      resourceType: "Custom::VerifiedDomain",
      serviceToken: waiter.functionArn,
      properties: { Domain: domain },
    });
    // The function needs its role and log before CloudFormation calls it.
    verified.node.addDependency(role, logGroup);
  }
}
