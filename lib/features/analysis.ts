import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type * as z from "zod";
import type { AnalysisEnv } from "#lambdas/analysis/env.ts";
import { partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Reads a personal number back to look for it on the receipt. */
export const analysis: FunctionRecord<z.input<typeof AnalysisEnv>> = {
  name: "analysis",
  entry: "lambdas/analysis/handler.ts",
  errorImpact: "Receipts and photos are not read, so people cannot register a bike.",
  timeout: Duration.seconds(29),
  memorySize: 1769,
  environment: (resources) => ({
    ...apiEnvironment(resources),
    RECEIPTS_BUCKET: resources.pictures.receipts.bucketName,
    BIKE_PHOTOS_BUCKET: resources.pictures.bikePhotos.bucketName,
    PERSONAL_NUMBER_KEY_ID: resources.keys.personalNumber.keyId,
    ANALYSES_PER_DAY: String(resources.defaults.settings.analysesPerDay),
    FRAME_READINGS_PER_DAY: String(resources.defaults.settings.frameReadingsPerDay),
  }),
  rights: (fn, { table, keys, pictures }) => {
    table.allow(fn, ["GetItem"], [partition.user, partition.upload]);
    table.allow(fn, ["BatchGetItem"], [partition.receiptPrint]);
    table.allow(fn, ["PutItem"], [partition.analysis]);
    table.allow(fn, ["UpdateItem"], [partition.quota]);
    // A store reads the numbers of frames at its till.
    table.allow(fn, ["ConditionCheckItem"], [partition.store]);
    pictures.allowReading(fn);
    keys.allowDecryptingPersonalNumbers(fn);
    fn.allow(
      new PolicyStatement({
        actions: ["rekognition:DetectLabels", "rekognition:DetectText", "textract:DetectDocumentText"],
        resources: ["*"],
      }),
    );
  },
};
