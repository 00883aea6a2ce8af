import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { ApiEndpoint } from "#lib/platform/constructs/api-endpoint.ts";
import { PageRoute } from "#lib/platform/constructs/page-route.ts";
import type { PrivateBucket } from "#lib/platform/constructs/private-bucket.ts";
import { Rollouts } from "#lib/platform/constructs/rollouts.ts";
import { type SiteConfig, SiteContent } from "#lib/platform/constructs/site-content.ts";
import { addFunction } from "#lib/platform/function-record.ts";
import { linkPreviews } from "./link-previews.ts";
import type { Resources } from "#lib/platform/resources.ts";

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
