import { Stack, type StackProps } from "aws-cdk-lib";
import type { HttpUserPoolAuthorizer } from "aws-cdk-lib/aws-apigatewayv2-authorizers";
import type { Construct } from "constructs";
import type { Feature } from "#contract/app/index.ts";
import type { ApiEndpoint } from "#lib/platform/constructs/api-endpoint.ts";
import { FeatureRoutes } from "#lib/platform/constructs/feature-routes.ts";
import { Rollouts } from "#lib/platform/constructs/rollouts.ts";
import { addFunction } from "#lib/platform/function-record.ts";
import { apiFunctions } from "./functions.ts";
import type { Resources } from "#lib/platform/resources.ts";

type Props = StackProps & {
  readonly resources: Resources;
  readonly endpoint: ApiEndpoint;
  /** The authorizer shared by all routes. */
  readonly authorizer: HttpUserPoolAuthorizer;
  readonly features: readonly Feature[];
};

/** Functions and routes of a part of the API. They change with each deployment and hold no data. */
export class FeaturesStack extends Stack {
  constructor(scope: Construct, id: string, { resources, endpoint, authorizer, features, ...props }: Props) {
    super(scope, id, props);
    const rollouts = new Rollouts(this, `${id}Rollouts`);
    const functions = features.map(
      (feature) => [feature, rollouts.live(addFunction(this, apiFunctions[feature], resources))] as const,
    );
    new FeatureRoutes(this, "Routes", { endpoint, authorizer }, functions);
  }
}
