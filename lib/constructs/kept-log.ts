import { RemovalPolicy } from "aws-cdk-lib";
import { LogGroup, type RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";

/** A log that outlives whatever writes it, unless that was never made: a first deployment that fails leaves none behind. */
export const keptLog = (scope: Construct, retention: RetentionDays): LogGroup =>
  new LogGroup(scope, "Log", { retention, removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE });
