import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type * as z from "zod";
import type { AnalysisEnv } from "#lambdas/bikes/analysis/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Decrypts personal numbers to look for them on receipts. */
export const analysis: FunctionRecord<z.input<typeof AnalysisEnv>> = {
  name: "analysis",
  entry: "lambdas/bikes/analysis/handler.ts",
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
    // Stores read frame numbers in the till.
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
