import { Validations } from "aws-cdk-lib";
import { HttpMethod, HttpNoneAuthorizer, HttpRoute, HttpRouteKey } from "aws-cdk-lib/aws-apigatewayv2";
import type { HttpUserPoolAuthorizer } from "aws-cdk-lib/aws-apigatewayv2-authorizers";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import type { IAlias } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import { type Feature, features } from "#contract/index.ts";
import { type Route, apiBase } from "#contract/route.ts";
import type { ApiDoor } from "#lib/constructs/api-door.ts";
type FeatureFunctions = readonly (readonly [feature: Feature, live: IAlias])[];

type Doors = { readonly door: ApiDoor; readonly authorizer: HttpUserPoolAuthorizer };

/** Every route of the contract, each behind the user pool's tokens unless the contract calls it public. */
export class FeatureRoutes extends Construct {
  private readonly door: ApiDoor;
  private readonly authorizer: HttpUserPoolAuthorizer;
  constructor(scope: Construct, id: string, { door, authorizer }: Doors, functions: FeatureFunctions) {
    super(scope, id);
    this.door = door;
    this.authorizer = authorizer;
    for (const [feature, live] of functions) {
      const integration = new HttpLambdaIntegration(feature, live, {
        // One permission a function instead of one a route.
        scopePermissionToRoute: false,
      });
      for (const route of Object.values<Route>(features[feature])) this.add(route, integration);
    }
  }

  private add({ access, method, path }: Route, integration: HttpLambdaIntegration): void {
    const route = new HttpRoute(this, `${method}${path}`, {
      httpApi: this.door.api,
      routeKey: HttpRouteKey.with(`${apiBase}${path}`, HttpMethod[method]),
      integration,
      authorizer: access === "public" ? new HttpNoneAuthorizer() : this.authorizer,
    });
    if (access === "public")
      Validations.of(route).acknowledge({
        id: "AwsSolutions-APIG4",
        reason: "The contract calls this route public: it serves people who have no account yet.",
      });
  }
}
