import type { Construct } from "constructs";
import type * as z from "zod";
import type { UploadCleanupEnv } from "#lambdas/uploads/env.ts";
import { FeatureFunction, type Workshop } from "#lib/constructs/feature-function.ts";
import type { Pictures } from "#lib/constructs/pictures.ts";
import type { RegistryTable } from "#lib/constructs/registry-table.ts";
import { StreamConsumer } from "#lib/constructs/stream-consumer.ts";

type Parts = { readonly workshop: Workshop; readonly table: RegistryTable; readonly pictures: Pictures };

/** Deletes the pictures that no bike has taken, a day after they came. */
export const uploadCleanupFunction = (scope: Construct, parts: Parts): FeatureFunction => {
  const { pictures, table, workshop } = parts;
  const cleanup = new FeatureFunction<z.input<typeof UploadCleanupEnv>>(scope, "UploadCleanupFunction", {
    workshop,
    name: "upload-cleanup",
    errorImpact: "Receipts that no bike has taken are kept longer than people were promised.",
    environment: {
      RECEIPTS_BUCKET: pictures.receipts.bucketName,
      BIKE_PHOTOS_BUCKET: pictures.bikePhotos.bucketName,
      ID_CARDS_BUCKET: pictures.idCards.bucketName,
    },
  });
  pictures.allowDiscarding(cleanup);
  new StreamConsumer(scope, "ExpiredUploads", {
    table,
    consumer: cleanup,
    changes: { deleted: ["upload"] },
    workshop,
    errorImpact:
      "An expired picture was given up and lies there still. The bucket of what was given up holds it.",
  });
  return cleanup;
};
