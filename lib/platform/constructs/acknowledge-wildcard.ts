import { Stack, Validations } from "aws-cdk-lib";
import type { IConstruct } from "constructs";
import { flattenCfnReference } from "cdk-nag/lib/utils/flatten-cfn-reference.js";

/** Acknowledges a wildcard resource to cdk-nag. It runs during validation, because references between stacks have their final names only then. */
export const acknowledgeWildcard = (role: IConstruct, resource: string, reason: string): void =>
  role.node.addValidation({
    validate: () => {
      const name = flattenCfnReference(Stack.of(role).resolve(resource));
      Validations.of(role).acknowledge({ id: `AwsSolutions-IAM5[Resource::${name}]`, reason });
      return [];
    },
  });
