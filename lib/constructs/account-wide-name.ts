import { Stack } from "aws-cdk-lib";
import type { Construct } from "constructs";

/** A name of something that has one in the whole account: another stage, and this one in another region, have others. */
export const accountWideName = (scope: Construct, name: string): string => {
  const { stackName, region } = Stack.of(scope);
  return `${stackName}-${region}-${name}`;
};
