import type * as z from "zod";
import type { ExpireTransfersEnv } from "#lambdas/platform/jobs/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import type { JobRecord } from "#lib/platform/function-record.ts";
import { nightlyJob } from "#lib/platform/nightly-job.ts";

const job = nightlyJob({
  name: "expire-transfers",
  entry: "lambdas/ownership/transfers/expire-transfers.job.ts",
  errorImpact: "Today buyers were not reminded, or old transfers still hold points and bikes.",
  schedule: "ExpireTransfers",
  at: { hour: "7", minute: "30" },
  description:
    "Reminds buyers, ends transfers that nobody has answered, and forgets those that came to nothing",
  rights: (fn, { table, signatures }) => {
    table.allowQuerying(fn, [list.openTransfers, list.endedTransfers, list.decidedOwnershipDisputes]);
    table.allow(fn, ["UpdateItem", "DeleteItem"], [partition.transfer]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.bike]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem", "DeleteItem"], [partition.user]);
    table.allow(fn, ["UpdateItem"], [partition.ownershipDispute]);
    table.allow(fn, ["PutItem"], [partition.fold, partition.posting, partition.frameVariant]);
    signatures.allowForgetting(fn);
  },
});

export const expireTransfers: JobRecord<z.input<typeof ExpireTransfersEnv>> = {
  ...job,
  environment: (resources) => ({
    ...job.environment(resources),
    SIGNATURES_BUCKET: resources.signatures.bucket.bucketName,
  }),
};
