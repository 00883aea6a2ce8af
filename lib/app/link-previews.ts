import { Duration } from "aws-cdk-lib";
import type * as z from "zod";
import type { LinkPreviewsEnv } from "#lambdas/app/link-previews/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Adds preview tags to pages of bikes and ads. The timeout is short: without an answer the site serves the plain page. */
export const linkPreviews: FunctionRecord<z.input<typeof LinkPreviewsEnv>> = {
  name: "link-previews",
  entry: "lambdas/app/link-previews/handler.ts",
  errorImpact: "Shared links to stolen bikes and ads have no preview. The pages work.",
  timeout: Duration.seconds(4),
  environment: (resources) => ({ ...apiEnvironment(resources), SITE_ORIGIN: resources.siteOrigin }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem"], [partition.bike, partition.listing, partition.qr, partition.upload]);
  },
};
