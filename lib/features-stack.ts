import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { featureNames } from "#contract/index.ts";
import type { ApiDoor } from "#lib/constructs/api-door.ts";
import { FeatureRoutes } from "#lib/constructs/feature-routes.ts";
import { PageRoute } from "#lib/constructs/page-route.ts";
import type { PrivateBucket } from "#lib/constructs/private-bucket.ts";
import { type SiteConfig, SiteContent } from "#lib/constructs/site-content.ts";
import { addFunction } from "#lib/features/function-record.ts";
import { apiFunctions } from "#lib/features/functions.ts";
import { linkPreviews } from "#lib/features/link-previews.ts";
import type { Resources } from "#lib/resources.ts";

type Props = StackProps & {
  readonly resources: Resources;
  readonly door: ApiDoor;
  readonly site: { readonly bucket: PrivateBucket; readonly config: SiteConfig };
  /** The built web app, unless it is served from elsewhere. */
  readonly pages: string | undefined;
};

/** What changes with every deployment and keeps nothing: the functions behind the API, its routes, and the pages. */
export class FeaturesStack extends Stack {
  constructor(scope: Construct, id: string, { resources, door, site, pages, ...props }: Props) {
    super(scope, id, props);
    const { accounts } = resources;
    const functions = featureNames.map(
      (feature) => [feature, addFunction(this, apiFunctions[feature], resources)] as const,
    );
    const routes = new FeatureRoutes(this, "Routes", { door, accounts }, functions);
    new PageRoute(this, "PageRoute", { door, fn: addFunction(this, linkPreviews, resources) });
    if (pages === undefined) return;
    const content = new SiteContent(this, "SiteContent", { ...site, folder: pages });
    // A page must never ask for a route that is not there yet.
    content.node.addDependency(routes);
  }
}
