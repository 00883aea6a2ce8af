import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { featureNames } from "#contract/index.ts";
import type { ApiDoor } from "#lib/constructs/api-door.ts";
import { FeatureRoutes } from "#lib/constructs/feature-routes.ts";
import { addFunction } from "#lib/features/function-record.ts";
import { apiFunctions } from "#lib/features/functions.ts";
import type { Resources } from "#lib/resources.ts";

type Props = StackProps & { readonly resources: Resources; readonly door: ApiDoor };

/** What changes with every deployment and keeps nothing: the functions behind the API, and its routes. */
export class FeaturesStack extends Stack {
  constructor(scope: Construct, id: string, { resources, door, ...props }: Props) {
    super(scope, id, props);
    const { accounts } = resources;
    const functions = featureNames.map(
      (feature) => [feature, addFunction(this, apiFunctions[feature], resources)] as const,
    );
    new FeatureRoutes(this, "Routes", { door, accounts }, functions);
  }
}
