import { Validations } from "aws-cdk-lib";
import { HttpMethod, HttpNoneAuthorizer, HttpRoute, HttpRouteKey } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import type { IAlias } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import type { ApiEndpoint } from "./api-endpoint.ts";

type Props = { readonly endpoint: ApiEndpoint; readonly live: IAlias };

/** The route of pages with link previews. The contract has only JSON routes, so this is not part of it. */
export class PageRoute extends Construct {
  constructor(scope: Construct, id: string, { endpoint, live }: Props) {
    super(scope, id);
    const integration = new HttpLambdaIntegration("Pages", live, { scopePermissionToRoute: false });
    for (const method of [HttpMethod.GET, HttpMethod.HEAD]) {
      const route = new HttpRoute(this, method, {
        httpApi: endpoint.api,
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
