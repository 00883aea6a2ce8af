import { Stack, type StackProps, Validations } from "aws-cdk-lib";
import { HttpMethod, HttpNoneAuthorizer, HttpRoute, HttpRouteKey } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import type { IAlias } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import type { ApiEndpoint } from "#lib/platform/constructs/api-endpoint.ts";
import type { PrivateBucket } from "#lib/platform/constructs/private-bucket.ts";
import { Rollouts } from "#lib/platform/constructs/rollouts.ts";
import { type SiteConfig, SiteContent } from "#lib/platform/constructs/site-content.ts";
import { addFunction } from "#lib/platform/function-record.ts";
import { linkPreviews } from "./link-previews.ts";
import type { Resources } from "#lib/platform/resources.ts";

type RouteProps = { readonly endpoint: ApiEndpoint; readonly live: IAlias };

/** The route of pages with link previews. The contract has only JSON routes, so this is not part of it. */
class PageRoute extends Construct {
  constructor(scope: Construct, id: string, { endpoint, live }: RouteProps) {
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

type Props = StackProps & {
  readonly resources: Resources;
  readonly endpoint: ApiEndpoint;
  readonly site: { readonly bucket: PrivateBucket; readonly config: SiteConfig };
  /** The built web app; undefined if it is served from elsewhere. */
  readonly pages: string | undefined;
};

/** The site's pages and their preview function. Deployed after the features, so that a page never calls a missing route. */
export class PagesStack extends Stack {
  constructor(scope: Construct, id: string, { resources, endpoint, site, pages, ...props }: Props) {
    super(scope, id, props);
    const previews = addFunction(this, linkPreviews, resources);
    new PageRoute(this, "PageRoute", { endpoint, live: new Rollouts(this, `${id}Rollouts`).live(previews) });
    if (pages !== undefined) new SiteContent(this, "SiteContent", { ...site, folder: pages });
  }
}
