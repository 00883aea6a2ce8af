import type * as z from "zod";
import type { TransfersEnv } from "#lambdas/ownership/transfers/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Transfers bikes between owners and shows the receipts. It stores signatures but cannot read them back. */
export const transfers: FunctionRecord<z.input<typeof TransfersEnv>> = {
  name: "transfers",
  entry: "lambdas/ownership/transfers/handler.ts",
  errorImpact: "Bikes cannot be sold or given away, and nobody can take one over.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    RECEIPTS_BUCKET: resources.pictures.receipts.bucketName,
    BIKE_PHOTOS_BUCKET: resources.pictures.bikePhotos.bucketName,
    CURSOR_SECRET: resources.secrets.cursor,
    SIGNATURES_BUCKET: resources.signatures.bucket.bucketName,
    CODE_SECRET: resources.secrets.codes,
    SEAL_KEY_ID: resources.keys.seal.keyId,
  }),
  rights: (fn, { table, pictures, signatures, keys }) => {
    table.allow(
      fn,
      ["GetItem", "PutItem", "UpdateItem"],
      [partition.user, partition.bike, partition.signing, partition.transfer, partition.invitation],
    );
    table.allow(fn, ["BatchGetItem", "ConditionCheckItem", "Query"], [partition.user]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.threadReport]);
    table.allow(fn, ["BatchGetItem", "ConditionCheckItem", "PutItem"], [partition.block]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.transferRequest]);
    table.allow(fn, ["GetItem"], [partition.frameGuard, partition.listing, partition.upload]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.ownershipDispute]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.idempotency]);
    table.allow(fn, ["BatchGetItem", "ConditionCheckItem"], [partition.bike]);
    table.allow(fn, ["DeleteItem"], [partition.bike, partition.user]);
    table.allowQuerying(fn, [list.receiptEntriesOf, list.requestsTo, list.requestsBy]);
    table.allow(fn, ["GetItem"], [partition.email]);
    table.allow(
      fn,
      ["UpdateItem"],
      [partition.frameGuard, partition.listing, partition.upload, partition.rate, partition.quota],
    );
    table.allow(fn, ["GetItem", "PutItem"], [partition.ownershipReceipt]);
    table.allow(fn, ["Query", "PutItem"], [partition.fold]);
    table.allow(fn, ["PutItem", "DeleteItem"], [partition.posting, partition.frameVariant]);
    pictures.allowReading(fn);
    signatures.allowKeeping(fn);
    keys.allowSealingPapers(fn);
  },
};
