import { Stack } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { FeatureFunction } from "#lib/platform/constructs/feature-function.ts";

/** IAM cannot name phone numbers as resources, so this excludes all topics instead. */
export const allowTexting = (sender: FeatureFunction): void => {
  const topics = Stack.of(sender).formatArn({
    service: "sns",
    region: "*",
    account: "*",
    resource: "*",
  });
  sender.allow(new PolicyStatement({ actions: ["sns:Publish"], notResources: [topics] }));
};
