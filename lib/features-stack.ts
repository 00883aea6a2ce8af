import { Stack, type StackProps } from "aws-cdk-lib";
import type { HttpUserPoolAuthorizer } from "aws-cdk-lib/aws-apigatewayv2-authorizers";
import type { Construct } from "constructs";
import type { Feature } from "#contract/index.ts";
import type { ApiDoor } from "#lib/constructs/api-door.ts";
import { FeatureRoutes } from "#lib/constructs/feature-routes.ts";
import { Rollouts } from "#lib/constructs/rollouts.ts";
import { addFunction } from "#lib/features/function-record.ts";
import { apiFunctions } from "#lib/features/functions.ts";
import type { Resources } from "#lib/resources.ts";

type Props = StackProps & {
  readonly resources: Resources;
  readonly door: ApiDoor;
  /** The API's one way to tell who calls. */
  readonly authorizer: HttpUserPoolAuthorizer;
  readonly features: readonly Feature[];
};

/** What changes with every deployment and keeps nothing: the functions behind a part of the API, and their routes. */
export class FeaturesStack extends Stack {
  constructor(scope: Construct, id: string, { resources, door, authorizer, features, ...props }: Props) {
    super(scope, id, props);
    const rollouts = new Rollouts(this, `${id}Rollouts`);
    const functions = features.map(
      (feature) => [feature, rollouts.live(addFunction(this, apiFunctions[feature], resources))] as const,
    );
    new FeatureRoutes(this, "Routes", { door, authorizer }, functions);
  }
}
