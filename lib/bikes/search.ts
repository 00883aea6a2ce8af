import type * as z from "zod";
import type { PublicSearchEnv, SearchEnv } from "#lambdas/bikes/search/env.ts";
import { partition, list, bikeIndexes } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";
import type { NumberReportsEnv } from "#lambdas/bikes/search/reports/env.ts";
import { nightlyProof } from "#lib/platform/nightly-proof.ts";

/** Public, so it may read only what owners make public. It writes nothing but its readers' quotas and the day when a key was used. */
export const search: FunctionRecord<z.input<typeof PublicSearchEnv>> = {
  name: "search",
  entry: "lambdas/bikes/search/handler.ts",
  errorImpact: "Nobody can search the register or check a frame number before buying a bike.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    CURSOR_SECRET: resources.secrets.cursor,
    CHALLENGE_SECRET: resources.secrets.challenge,
  }),
  rights: (fn, { table }) => {
    table.allow(fn, ["Query"], [partition.posting]);
    table.allow(fn, ["BatchGetItem", "Query"], [partition.dictionary]);
    table.allow(fn, ["Query"], [partition.fold, partition.frameVariant]);
    table.allow(fn, ["BatchGetItem", "GetItem"], [partition.frameGuard]);
    table.allow(fn, ["UpdateItem"], [partition.quota]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.apiKey]);
  },
};

/** Reads hidden fields and owners, and records who searched. */
export const adminSearch: FunctionRecord<z.input<typeof SearchEnv>> = {
  name: "admin-search",
  entry: "lambdas/bikes/search/admin-handler.ts",
  errorImpact: "Administrators cannot find bikes and their owners.",
  environment: (resources) => ({ ...apiEnvironment(resources), CURSOR_SECRET: resources.secrets.cursor }),
  rights: (fn, { table }) => {
    table.allow(
      fn,
      ["Query"],
      [partition.posting, partition.fold, partition.formerNumber, partition.ownerName],
    );
    table.allow(fn, ["BatchGetItem"], [partition.dictionary, partition.bike]);
    table.allow(fn, ["BatchGetItem", "GetItem"], [partition.user]);
    table.allow(fn, ["GetItem"], [partition.email]);
    table.allowQuerying(fn, [list.bikesOf, list.deletedBikesOf, list.bikes]);
    table.allow(fn, ["PutItem"], [partition.audit]);
  },
};

/** Lets stores print frame number reports, and anyone with the paper check them. */
export const numberReports: FunctionRecord<z.input<typeof NumberReportsEnv>> = {
  name: "number-reports",
  entry: "lambdas/bikes/search/reports/handler.ts",
  errorImpact: "Stores cannot print frame number reports, and nobody can check printed ones.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    SEAL_KEY_ID: resources.keys.seal.keyId,
  }),
  rights: (fn, { table, keys }) => {
    table.allow(fn, ["BatchGetItem"], [partition.frameGuard, partition.posting]);
    table.allow(fn, ["Query"], [partition.fold]);
    table.allow(fn, ["ConditionCheckItem", "GetItem"], [partition.store]);
    table.allow(fn, ["GetItem"], [partition.user]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.numberReport]);
    table.allow(fn, ["UpdateItem"], [partition.quota, partition.rate]);
    keys.allowSealingPapers(fn);
  },
};

/** Checks every night that searches show a sample of bikes correctly. Read-only. */
export const checkPostings = nightlyProof({
  name: "check-postings",
  entry: "lambdas/bikes/index/check-postings.job.ts",
  errorImpact: "Tonight's check that searches show bikes correctly did not finish.",
  schedule: "PostingCheck",
  at: { hour: "4", minute: "0" },
  description: "Checks that searches show bikes correctly",
  faults: [
    {
      alarm: "PostingDriftAlarm",
      metricName: "PostingDrift",
      impact:
        "Searches show a bike wrongly or not at all. The log names it; scripts/backfill-postings.ts repairs it.",
    },
  ],
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.bikes]);
    table.allow(fn, ["GetItem", "BatchGetItem"], [partition.bike]);
    table.allow(fn, ["BatchGetItem", "Query"], bikeIndexes);
  },
});
