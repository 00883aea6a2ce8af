import { Duration, TimeZone } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { ErasureEnv } from "#lambdas/jobs/env.ts";
import { FeatureFunction, type Workshop } from "#lib/constructs/feature-function.ts";
import type { Pictures } from "#lib/constructs/pictures.ts";
import type { RegistryTable } from "#lib/constructs/registry-table.ts";
import { ScheduledJob } from "#lib/constructs/scheduled-job.ts";
import type { Accounts } from "#lib/constructs/user-pool.ts";

type Parts = {
  readonly workshop: Workshop;
  readonly table: RegistryTable;
  readonly pictures: Pictures;
  readonly accounts: Accounts;
};

/** What erasing touches, besides the lists that a bike leaves. */
const allowErasing = (job: FeatureFunction, table: RegistryTable): void => {
  table.allow(job, {
    actions: ["Query"],
    partitions: ["CLOSED", "OWNER#*", "DELETED#*", "FOUND#*"],
    index: "gsi1",
  });
  table.allow(job, { actions: ["Query"], partitions: ["IDREVIEWS#*"], index: "gsi2" });
  table.allow(job, {
    actions: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    partitions: ["USER#*", "BIKE#*"],
  });
  table.allow(job, { actions: ["Query", "DeleteItem"], partitions: ["THREAD#*", "BLOCK#*"] });
  table.allow(job, { actions: ["Query", "UpdateItem"], partitions: ["REPORT#*"] });
  table.allow(job, { actions: ["GetItem", "DeleteItem"], partitions: ["EMAIL#*", "PHONE#*", "PNR#*"] });
  table.allow(job, {
    actions: ["DeleteItem"],
    partitions: ["FRAME#*", "NAME#*", "UPLOAD#*", "IDREVIEW#*", "QR#*"],
  });
  table.allow(job, {
    actions: ["PutItem", "DeleteItem"],
    partitions: ["S#*", "FOLD#*", "FDEL#*", "FORMER#*"],
  });
};

/** Erases every night what is personal in the accounts that were closed 30 days ago. It can delete people, and read no personal number. */
export const eraseAccountsFunction = (scope: Construct, parts: Parts): FeatureFunction => {
  const { accounts, pictures, table, workshop } = parts;
  const { alarms } = workshop;
  const job = new FeatureFunction<z.input<typeof ErasureEnv>>(scope, "EraseAccountsFunction", {
    workshop,
    name: "erase-accounts",
    errorImpact: "Somebody who deleted their account is still in the register after the day they were told.",
    timeout: Duration.minutes(15),
    environment: {
      TABLE_NAME: table.name,
      USER_POOL_ID: accounts.pool.userPoolId,
      RECEIPTS_BUCKET: pictures.receipts.bucketName,
      BIKE_PHOTOS_BUCKET: pictures.bikePhotos.bucketName,
      ID_CARDS_BUCKET: pictures.idCards.bucketName,
    },
  });
  allowErasing(job, table);
  pictures.allowDiscarding(job);
  job.allow(
    new PolicyStatement({
      actions: ["cognito-idp:AdminDeleteUser"],
      resources: [accounts.pool.userPoolArn],
    }),
  );
  new ScheduledJob(scope, "AccountErasure", {
    job,
    schedule: ScheduleExpression.cron({
      hour: "2",
      minute: "30",
      timeZone: TimeZone.of("Europe/Stockholm"),
    }),
    description: "Erases the accounts that were closed 30 days ago",
    alarms,
    errorImpact: "Erasing closed accounts was given up for tonight after every retry. The log names them.",
  });
  return job;
};
