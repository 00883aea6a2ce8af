import type { Construct } from "constructs";
import type * as z from "zod";
import type { BikeAdminEnv } from "#lambdas/bike-admin/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { Pictures } from "#lib/constructs/pictures.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";

type Parts = ApiParts & { readonly pictures: Pictures };

/** Decides what waits for an administrator: bikes whose receipts did not pass, and what owners want corrected, and points for finders. It writes down who did. */
export const bikeAdminFunction = (scope: Construct, parts: Parts): FeatureFunction => {
  const { pictures, secrets, table, workshop } = parts;
  const admin = new FeatureFunction<z.input<typeof BikeAdminEnv>>(scope, "BikeAdminFunction", {
    workshop,
    name: "bike-admin",
    errorImpact: "Bikes under review and corrections wait, because administrators cannot decide.",
    environment: {
      ...apiEnvironment(parts),
      RECEIPTS_BUCKET: pictures.receipts.bucketName,
      BIKE_PHOTOS_BUCKET: pictures.bikePhotos.bucketName,
      CURSOR_SECRET: secrets.cursor,
    },
  });
  table.allow(admin, { actions: ["GetItem"], partitions: ["ANALYSIS#*"] });
  table.allow(admin, {
    actions: ["BatchGetItem", "GetItem", "PutItem", "UpdateItem"],
    partitions: ["BIKE#*", "USER#*"],
  });
  table.allow(admin, { actions: ["DeleteItem"], partitions: ["BIKE#*"] });
  table.allow(admin, { actions: ["ConditionCheckItem"], partitions: ["USER#*"] });
  table.allow(admin, { actions: ["Query"], partitions: ["FOLD#*", "FORMER#*"] });
  table.allow(admin, { actions: ["Query"], partitions: ["CORRECTIONS#OPEN"], index: "gsi1" });
  table.allow(admin, { actions: ["Query"], partitions: ["BIKES#*", "FOUNDREPORTS#*"], index: "gsi2" });
  table.allow(admin, {
    actions: ["PutItem", "DeleteItem"],
    partitions: ["FRAME#*", "S#*", "FOLD#*", "FDEL#*", "FORMER#*"],
  });
  table.allow(admin, { actions: ["UpdateItem", "DeleteItem"], partitions: ["QR#*"] });
  table.allow(admin, { actions: ["PutItem"], partitions: ["AUDIT#*"] });
  pictures.allowReading(admin);
  return admin;
};
