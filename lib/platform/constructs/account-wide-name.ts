import { Stack } from "aws-cdk-lib";
import type { Construct } from "constructs";

/** Makes a name that is unique in the account, also with other stages and regions. */
export const accountWideName = (scope: Construct, name: string): string => {
  const { stackName, region } = Stack.of(scope);
  return `${stackName}-${region}-${name}`;
};
