import { Duration } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { UploadsEnv } from "#lambdas/uploads/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { Pictures } from "#lib/constructs/pictures.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";

type Parts = ApiParts & { readonly pictures: Pictures };

/** The only function that sees a file as somebody sent it. */
export const uploadsFunction = (scope: Construct, parts: Parts): FeatureFunction => {
  const { pictures, table, workshop } = parts;
  const uploads = new FeatureFunction<z.input<typeof UploadsEnv>>(scope, "UploadsFunction", {
    workshop,
    name: "uploads",
    errorImpact: "People cannot upload receipts or photos, so they cannot register a bike.",
    timeout: Duration.seconds(29),
    // A picture of 5 MB can be 100 MB once decoded.
    memorySize: 1769,
    environment: {
      ...apiEnvironment(parts),
      STAGING_BUCKET: pictures.staging.bucketName,
      RECEIPTS_BUCKET: pictures.receipts.bucketName,
      BIKE_PHOTOS_BUCKET: pictures.bikePhotos.bucketName,
      ID_CARDS_BUCKET: pictures.idCards.bucketName,
    },
  });
  table.allow(uploads, { actions: ["GetItem", "PutItem", "UpdateItem"], partitions: ["UPLOAD#*"] });
  table.allow(uploads, { actions: ["UpdateItem"], partitions: ["QUOTA#*"] });
  table.allow(uploads, { actions: ["GetItem"], partitions: ["USER#*"] });
  pictures.allowStaging(uploads);
  pictures.allowKeeping(uploads);
  pictures.allowReading(uploads);
  pictures.allowReadingIdCards(uploads);
  return uploads;
};
