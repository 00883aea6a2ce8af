import type { Construct } from "constructs";
import type * as z from "zod";
import type { BikesEnv } from "#lambdas/bikes/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { Pictures } from "#lib/constructs/pictures.ts";
import type { RegistryTable } from "#lib/constructs/registry-table.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";

type Parts = ApiParts & { readonly pictures: Pictures };

const allowBikes = (bikes: FeatureFunction, table: RegistryTable): void => {
  table.allow(bikes, {
    actions: ["GetItem"],
    partitions: ["USER#*", "ANALYSIS#*", "BIKE#*", "FRAME#*", "IDEM#*", "UPLOAD#*"],
  });
  table.allow(bikes, { actions: ["BatchGetItem", "ConditionCheckItem"], partitions: ["USER#*"] });
  table.allow(bikes, { actions: ["Query"], partitions: ["BIKE#*", "FOLD#*", "FORMER#*"] });
  table.allow(bikes, { actions: ["Query"], partitions: ["OWNER#*"], index: "gsi1" });
  table.allow(bikes, {
    actions: ["PutItem"],
    partitions: ["USER#*", "BIKE#*", "FRAME#*", "IDEM#*", "QR#*", "AUDIT#*"],
  });
  table.allow(bikes, {
    actions: ["PutItem", "DeleteItem"],
    partitions: ["S#*", "FOLD#*", "FDEL#*", "FORMER#*"],
  });
  table.allow(bikes, {
    actions: ["UpdateItem"],
    partitions: ["USER#*", "BIKE#*", "UPLOAD#*", "ANALYSIS#*", "QR#*"],
  });
  table.allow(bikes, { actions: ["DeleteItem"], partitions: ["BIKE#*", "FRAME#*", "UPLOAD#*", "QR#*"] });
};

/** Registers bikes and spends points in one transaction, and lets owners change and delete them. */
export const bikesFunction = (scope: Construct, parts: Parts): FeatureFunction => {
  const { pictures, secrets, table, workshop } = parts;
  const bikes = new FeatureFunction<z.input<typeof BikesEnv>>(scope, "BikesFunction", {
    workshop,
    name: "bikes",
    errorImpact: "People cannot register a bike or see their own.",
    environment: {
      ...apiEnvironment(parts),
      RECEIPTS_BUCKET: pictures.receipts.bucketName,
      BIKE_PHOTOS_BUCKET: pictures.bikePhotos.bucketName,
      CURSOR_SECRET: secrets.cursor,
      IDENTITY_LEVEL_REQUIRED: workshop.settings.identityLevelRequired,
    },
  });
  allowBikes(bikes, table);
  pictures.allowReading(bikes);
  return bikes;
};
