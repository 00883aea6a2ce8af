import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { ApiDoor } from "#lib/constructs/api-door.ts";
import { PageRoute } from "#lib/constructs/page-route.ts";
import type { PrivateBucket } from "#lib/constructs/private-bucket.ts";
import { Rollouts } from "#lib/constructs/rollouts.ts";
import { type SiteConfig, SiteContent } from "#lib/constructs/site-content.ts";
import { addFunction } from "#lib/features/function-record.ts";
import { linkPreviews } from "#lib/features/link-previews.ts";
import type { Resources } from "#lib/resources.ts";

type Props = StackProps & {
  readonly resources: Resources;
  readonly door: ApiDoor;
  readonly site: { readonly bucket: PrivateBucket; readonly config: SiteConfig };
  /** The built web app, unless it is served from elsewhere. */
  readonly pages: string | undefined;
};

/** What is seen of the site: the pages, and the function that gives them their previews. It comes after the features, for a page must never ask for a route that is not there yet. */
export class PagesStack extends Stack {
  constructor(scope: Construct, id: string, { resources, door, site, pages, ...props }: Props) {
    super(scope, id, props);
    const previews = addFunction(this, linkPreviews, resources);
    new PageRoute(this, "PageRoute", { door, live: new Rollouts(this, `${id}Rollouts`).live(previews) });
    if (pages !== undefined) new SiteContent(this, "SiteContent", { ...site, folder: pages });
  }
}
