import { Validations } from "aws-cdk-lib";
import { HttpMethod, HttpNoneAuthorizer, HttpRoute, HttpRouteKey } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import type { IAlias } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import type { ApiDoor } from "#lib/constructs/api-door.ts";

type Props = { readonly door: ApiDoor; readonly live: IAlias };

/** Where the site asks for pages with previews. It answers with a page and is no part of the contract. */
export class PageRoute extends Construct {
  constructor(scope: Construct, id: string, { door, live }: Props) {
    super(scope, id);
    const integration = new HttpLambdaIntegration("Pages", live, { scopePermissionToRoute: false });
    for (const method of [HttpMethod.GET, HttpMethod.HEAD]) {
      const route = new HttpRoute(this, method, {
        httpApi: door.api,
        routeKey: HttpRouteKey.with("/app.html", method),
        integration,
        authorizer: new HttpNoneAuthorizer(),
      });
      Validations.of(route).acknowledge({
        id: "AwsSolutions-APIG4",
        reason: "Pages are for everybody; the function answers the site only, by its secret.",
      });
    }
  }
}
