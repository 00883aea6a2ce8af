import { RemovalPolicy } from "aws-cdk-lib";
import { LogGroup, type RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";

/** A log that outlives its writer, except after a failed first deployment. */
export const retainedLog = (scope: Construct, retention: RetentionDays): LogGroup =>
  new LogGroup(scope, "Log", { retention, removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE });
