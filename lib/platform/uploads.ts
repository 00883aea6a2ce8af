import { Duration } from "aws-cdk-lib";
import type * as z from "zod";
import type { UploadsEnv } from "#lambdas/platform/pictures/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "./api-environment.ts";
import type { FunctionRecord } from "./function-record.ts";

/** The only function that opens unchecked files. */
export const uploads: FunctionRecord<z.input<typeof UploadsEnv>> = {
  name: "uploads",
  entry: "lambdas/platform/uploads/handler.ts",
  errorImpact: "People cannot upload receipts or photos, so they cannot register a bike.",
  timeout: Duration.seconds(29),
  // A picture of 5 MB can take 100 MB once decoded.
  memorySize: 1769,
  environment: (resources) => ({
    ...apiEnvironment(resources),
    STAGING_BUCKET: resources.pictures.staging.bucketName,
    RECEIPTS_BUCKET: resources.pictures.receipts.bucketName,
    BIKE_PHOTOS_BUCKET: resources.pictures.bikePhotos.bucketName,
    ID_CARDS_BUCKET: resources.pictures.idCards.bucketName,
    BUG_PICTURES_BUCKET: resources.pictures.bugPictures.bucketName,
  }),
  rights: (fn, { table, pictures }) => {
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.upload]);
    table.allow(fn, ["UpdateItem"], [partition.quota, partition.rate]);
    table.allow(fn, ["GetItem"], [partition.user]);
    pictures.allowStaging(fn);
    pictures.allowKeeping(fn);
    pictures.allowReading(fn);
    pictures.allowReadingIdCards(fn);
    pictures.allowReadingBugPictures(fn);
  },
};
