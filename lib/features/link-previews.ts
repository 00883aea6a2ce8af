import { Duration } from "aws-cdk-lib";
import type * as z from "zod";
import type { LinkPreviewsEnv } from "#lambdas/link-previews/env.ts";
import { partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Writes what shared links show into the pages of bikes and ads. Nobody waits for it long: without it the site serves the page as it is. */
export const linkPreviews: FunctionRecord<z.input<typeof LinkPreviewsEnv>> = {
  name: "link-previews",
  entry: "lambdas/link-previews/handler.ts",
  errorImpact: "A shared link to a stolen bike or an ad shows neither bike nor picture. Its page works.",
  timeout: Duration.seconds(4),
  environment: (resources) => ({ ...apiEnvironment(resources), SITE_ORIGIN: resources.siteOrigin }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem"], [partition.bike, partition.listing, partition.qr, partition.upload]);
  },
};
