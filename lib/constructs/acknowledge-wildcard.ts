import { Stack, Validations } from "aws-cdk-lib";
import type { IConstruct } from "constructs";
import { flattenCfnReference } from "cdk-nag/lib/utils/flatten-cfn-reference.js";

/** Tells cdk-nag that a role is meant to have a right on this pattern of resources. What a resource of another stack is called there is known only once the stacks refer to each other. */
export const acknowledgeWildcard = (role: IConstruct, resource: string, reason: string): void =>
  role.node.addValidation({
    validate: () => {
      const name = flattenCfnReference(Stack.of(role).resolve(resource));
      Validations.of(role).acknowledge({ id: `AwsSolutions-IAM5[Resource::${name}]`, reason });
      return [];
    },
  });
