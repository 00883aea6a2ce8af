import { Validations } from "aws-cdk-lib";
import { HttpMethod, HttpNoneAuthorizer, HttpRoute, HttpRouteKey } from "aws-cdk-lib/aws-apigatewayv2";
import type { HttpUserPoolAuthorizer } from "aws-cdk-lib/aws-apigatewayv2-authorizers";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import type { IAlias } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import type { Feature } from "#contract/app/index.ts";
import { type GatewayRoute, gatewayRoutes } from "#lib/platform/gateway-routes.ts";
import type { ApiEndpoint } from "./api-endpoint.ts";
type FeatureFunctions = readonly (readonly [feature: Feature, live: IAlias])[];

type Props = { readonly endpoint: ApiEndpoint; readonly authorizer: HttpUserPoolAuthorizer };

/** Adds the routes of these functions. Public ones have no authorizer, the others require a token of the user pool. */
export class FeatureRoutes extends Construct {
  private readonly endpoint: ApiEndpoint;
  private readonly authorizer: HttpUserPoolAuthorizer;
  constructor(scope: Construct, id: string, { endpoint, authorizer }: Props, functions: FeatureFunctions) {
    super(scope, id);
    this.endpoint = endpoint;
    this.authorizer = authorizer;
    for (const [feature, live] of functions) {
      const integration = new HttpLambdaIntegration(feature, live, {
        // One permission per function instead of one per route.
        scopePermissionToRoute: false,
      });
      for (const route of gatewayRoutes) if (route.feature === feature) this.add(route, integration);
    }
  }

  private add({ isOpen, method, path }: GatewayRoute, integration: HttpLambdaIntegration): void {
    const route = new HttpRoute(this, `${method}${path}`, {
      httpApi: this.endpoint.api,
      routeKey: HttpRouteKey.with(path, HttpMethod[method]),
      integration,
      authorizer: isOpen ? new HttpNoneAuthorizer() : this.authorizer,
    });
    if (isOpen)
      Validations.of(route).acknowledge({
        id: "AwsSolutions-APIG4",
        reason: "The contract calls these routes public: they serve people who have no account yet.",
      });
  }
}
