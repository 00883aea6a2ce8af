import type { Construct } from "constructs";
import type * as z from "zod";
import type { TheftsEnv } from "#lambdas/thefts/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { Pictures } from "#lib/constructs/pictures.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";

type Parts = ApiParts & { readonly pictures: Pictures };

/** Writes thefts down and their ends, with what finders are promised. It pays nobody. */
export const theftsFunction = (scope: Construct, parts: Parts): FeatureFunction => {
  const { pictures, table, workshop } = parts;
  const thefts = new FeatureFunction<z.input<typeof TheftsEnv>>(scope, "TheftsFunction", {
    workshop,
    name: "thefts",
    errorImpact: "People cannot report a bike stolen, nor that it is back.",
    environment: {
      ...apiEnvironment(parts),
      RECEIPTS_BUCKET: pictures.receipts.bucketName,
      BIKE_PHOTOS_BUCKET: pictures.bikePhotos.bucketName,
    },
  });
  table.allow(thefts, { actions: ["GetItem", "PutItem"], partitions: ["USER#*", "BIKE#*", "IDEM#*"] });
  table.allow(thefts, { actions: ["ConditionCheckItem"], partitions: ["USER#*"] });
  table.allow(thefts, { actions: ["Query", "UpdateItem"], partitions: ["BIKE#*"] });
  table.allow(thefts, {
    actions: ["PutItem", "DeleteItem"],
    partitions: ["S#*", "FOLD#*", "FDEL#*", "FORMER#*"],
  });
  pictures.allowReading(thefts);
  return thefts;
};
