import type * as z from "zod";
import type { BikesEnv } from "#lambdas/bikes/registration/env.ts";
import { bikeIndexes, list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";
import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { AnalysisEnv } from "#lambdas/bikes/analysis/env.ts";

const read = [
  partition.user,
  partition.analysis,
  partition.bike,
  partition.idempotency,
  partition.qr,
  partition.upload,
];

export const bikes: FunctionRecord<z.input<typeof BikesEnv>> = {
  name: "bikes",
  entry: "lambdas/bikes/registration/handler.ts",
  errorImpact: "People cannot register a bike or see their own.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    RECEIPTS_BUCKET: resources.pictures.receipts.bucketName,
    BIKE_PHOTOS_BUCKET: resources.pictures.bikePhotos.bucketName,
    DISTRIBUTION_ID: resources.pictures.distributionId,
    CURSOR_SECRET: resources.secrets.cursor,
    IDENTITY_LEVEL_REQUIRED: `${resources.defaults.settings.identityLevelRequired}`,
  }),
  rights: (fn, { table, pictures }) => {
    table.allow(fn, ["GetItem"], read);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.qrBatch]);
    table.allow(fn, ["UpdateItem"], [partition.inventory, partition.quota]);
    table.allow(fn, ["BatchGetItem", "PutItem"], [partition.receiptPrint]);
    table.allow(fn, ["BatchGetItem"], [partition.frameGuard]);
    table.allow(fn, ["BatchGetItem", "ConditionCheckItem"], [partition.user]);
    table.allow(fn, ["ConditionCheckItem"], [partition.bike]);
    table.allow(fn, ["Query"], [partition.user, partition.bike, partition.fold, partition.formerNumber]);
    table.allowQuerying(fn, [list.bikesOf]);
    table.allow(
      fn,
      ["PutItem"],
      [
        partition.user,
        partition.bike,
        partition.frameGuard,
        partition.idempotency,
        partition.qr,
        partition.audit,
        partition.upload,
      ],
    );
    table.allow(fn, ["PutItem", "DeleteItem"], bikeIndexes);
    table.allow(
      fn,
      ["UpdateItem"],
      [partition.user, partition.bike, partition.upload, partition.analysis, partition.qr, partition.listing],
    );
    table.allow(fn, ["DeleteItem"], [partition.bike, partition.frameGuard, partition.upload, partition.qr]);
    pictures.allowReading(fn);
    pictures.allowHiding(fn);
  },
};

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
    // A store that photographs a frame number in the till must still be active.
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
