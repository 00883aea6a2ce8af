import type * as z from "zod";
import type { BugReportsEnv } from "#lambdas/office/bugs/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

export const bugReports: FunctionRecord<z.input<typeof BugReportsEnv>> = {
  name: "bug-reports",
  entry: "lambdas/office/bugs/handler.ts",
  errorImpact: "Nobody can report that something does not work.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    CHALLENGE_SECRET: resources.secrets.challenge,
    CURSOR_SECRET: resources.secrets.cursor,
    BUG_PICTURES_BUCKET: resources.pictures.bugPictures.bucketName,
    LOG_REGION: resources.defaults.settings.region,
    LOG_GROUP: resources.apiLog,
  }),
  rights: (fn, { table, pictures }) => {
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem", "Query"], [partition.bugReport]);
    table.allow(fn, ["GetItem", "ConditionCheckItem"], [partition.user]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.idempotency]);
    table.allow(fn, ["BatchGetItem", "PutItem"], [partition.upload]);
    table.allow(fn, ["PutItem"], [partition.challenge]);
    table.allow(fn, ["PutItem", "Query"], [partition.audit]);
    table.allow(fn, ["UpdateItem"], [partition.quota, partition.rate]);
    table.allowQuerying(fn, [list.bugs]);
    pictures.allowReadingBugPictures(fn);
  },
};
