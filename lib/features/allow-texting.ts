import { Stack } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";

/** A phone number is no resource that could be named, so everything is left out that can be. */
export const allowTexting = (sender: FeatureFunction): void => {
  const topics = Stack.of(sender).formatArn({
    service: "sns",
    region: "*",
    account: "*",
    resource: "*",
  });
  sender.allow(new PolicyStatement({ actions: ["sns:Publish"], notResources: [topics] }));
};
