import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { AnalysisEnv } from "#lambdas/analysis/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { Keys } from "#lib/constructs/keys.ts";
import type { Pictures } from "#lib/constructs/pictures.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";

type Parts = ApiParts & { readonly keys: Keys; readonly pictures: Pictures };

/** Reads a personal number back to look for it on the receipt. */
export const analysisFunction = (scope: Construct, parts: Parts): FeatureFunction => {
  const { keys, pictures, table, workshop } = parts;
  const analysis = new FeatureFunction<z.input<typeof AnalysisEnv>>(scope, "AnalysisFunction", {
    workshop,
    name: "analysis",
    errorImpact: "Receipts and photos are not read, so people cannot register a bike.",
    timeout: Duration.seconds(29),
    memorySize: 1769,
    environment: {
      ...apiEnvironment(parts),
      RECEIPTS_BUCKET: pictures.receipts.bucketName,
      BIKE_PHOTOS_BUCKET: pictures.bikePhotos.bucketName,
      PERSONAL_NUMBER_KEY_ID: keys.personalNumber.keyId,
      ANALYSES_PER_DAY: workshop.settings.analysesPerDay,
    },
  });
  table.allow(analysis, { actions: ["GetItem"], partitions: ["USER#*", "UPLOAD#*"] });
  table.allow(analysis, { actions: ["PutItem"], partitions: ["ANALYSIS#*"] });
  table.allow(analysis, { actions: ["UpdateItem"], partitions: ["QUOTA#*"] });
  pictures.allowReading(analysis);
  keys.allowDecryptingPersonalNumbers(analysis);
  analysis.allow(
    new PolicyStatement({
      actions: ["rekognition:DetectLabels", "rekognition:DetectText", "textract:DetectDocumentText"],
      resources: ["*"],
    }),
  );
  return analysis;
};
