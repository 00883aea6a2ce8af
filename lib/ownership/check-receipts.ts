import type * as z from "zod";
import type { CheckReceiptsEnv } from "#lambdas/platform/jobs/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import type { JobRecord } from "#lib/platform/function-record.ts";
import { nightlyProof } from "#lib/platform/nightly-proof.ts";

const proof = nightlyProof({
  name: "check-receipts",
  entry: "lambdas/ownership/transfers/check-receipts.job.ts",
  errorImpact: "Tonight nobody proved that ownership receipts say what was signed.",
  schedule: "OwnershipReceiptCheck",
  at: { hour: "4", minute: "30" },
  description: "Proves that ownership receipts say what was signed",
  faults: [
    {
      alarm: "FalseReceiptAlarm",
      metricName: "FalseReceipt",
      impact:
        "An ownership receipt is not what both have signed: someone has changed it, or the proof is gone. The log names its number.",
    },
  ],
  rights: (fn, { table, signatures, keys }) => {
    table.allowQuerying(fn, [list.ownershipReceipts]);
    table.allow(fn, ["BatchGetItem"], [partition.transfer]);
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem"], [partition.backfill]);
    signatures.allowProving(fn);
    keys.allowCheckingSeals(fn);
  },
});

/**
 * Compares receipts, signed texts and stored signatures every night. The only job that may read signatures;
 * it changes none.
 */
export const checkReceipts: JobRecord<z.input<typeof CheckReceiptsEnv>> = {
  ...proof,
  environment: (resources) => ({
    TABLE_NAME: resources.table.name,
    STAGE: resources.defaults.settings.stage,
    SIGNATURES_BUCKET: resources.signatures.bucket.bucketName,
    SEAL_KEY_ID: resources.keys.seal.keyId,
  }),
};
