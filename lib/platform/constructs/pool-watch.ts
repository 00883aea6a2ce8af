import { Duration } from "aws-cdk-lib";
import { ReadWriteType, Trail } from "aws-cdk-lib/aws-cloudtrail";
import { Match, Rule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import { Construct } from "constructs";
import type { AccessLogs } from "./access-logs.ts";
import type { FeatureFunction } from "./feature-function.ts";

type Props = {
  readonly accessLogs: AccessLogs;
  readonly watcher: FeatureFunction;
  /** API calls that people make with their own tokens, and for which the user pool has no trigger. */
  readonly calls: readonly string[];
};

/** Sends successful calls to the user pool to a function. They arrive through CloudTrail, which passes on only events of a trail. */
export class PoolWatch extends Construct {
  constructor(scope: Construct, id: string, { accessLogs, watcher, calls }: Props) {
    super(scope, id);
    new Trail(this, "Trail", {
      bucket: accessLogs.callsBucket,
      isMultiRegionTrail: false,
      includeGlobalServiceEvents: false,
      enableFileValidation: true,
      managementEvents: ReadWriteType.WRITE_ONLY,
    });
    new Rule(this, "Rule", {
      description: "What people do to the ways into their accounts",
      eventPattern: {
        source: ["aws.cognito-idp"],
        detailType: ["AWS API Call via CloudTrail"],
        detail: { eventName: [...calls], errorCode: Match.doesNotExist() },
      },
      targets: [new LambdaFunction(watcher.lambda, { retryAttempts: 10, maxEventAge: Duration.hours(6) })],
    });
  }
}
