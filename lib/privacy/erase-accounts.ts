import { Duration, TimeZone } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import type * as z from "zod";
import type { ErasureEnv } from "#lambdas/platform/jobs/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import type { FeatureFunction } from "#lib/platform/constructs/feature-function.ts";
import type { RegistryTable } from "#lib/platform/constructs/registry-table.ts";
import type { JobRecord } from "#lib/platform/function-record.ts";

const removalActions = [
  "cognito-idp:AdminDeleteUser",
  "cognito-idp:AdminListGroupsForUser",
  "cognito-idp:ListUsers",
];

/** Rights to remove or anonymise the account's items throughout the table. */
const allowErasing = (fn: FeatureFunction, table: RegistryTable): void => {
  table.allow(
    fn,
    ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    [partition.user, partition.bike],
  );
  table.allow(fn, ["GetItem", "DeleteItem"], [partition.analysis]);
  table.allow(fn, ["BatchGetItem", "PutItem"], [partition.receiptPrint]);
  table.allow(fn, ["Query", "DeleteItem"], [partition.thread, partition.block]);
  table.allow(fn, ["GetItem", "Query", "UpdateItem"], [partition.threadReport]);
  table.allow(fn, ["GetItem", "DeleteItem"], [partition.email, partition.phone, partition.personalNumber]);
  table.allow(
    fn,
    ["DeleteItem"],
    [partition.frameGuard, partition.ownerName, partition.upload, partition.identityReview, partition.qr],
  );
  table.allow(fn, ["PutItem", "DeleteItem"], [partition.posting, partition.fold, partition.frameVariant]);
  table.allow(fn, ["DeleteItem"], [partition.alertPlace]);
  table.allow(fn, ["GetItem", "UpdateItem"], [partition.ownershipDispute]);
  table.allow(fn, ["PutItem"], [partition.formerNumber]);
  table.allow(fn, ["UpdateItem"], [partition.listing]);
  table.allow(fn, ["GetItem", "Query", "UpdateItem", "DeleteItem"], [partition.adCase]);
  table.allow(fn, ["GetItem", "UpdateItem", "DeleteItem"], [partition.bugReport]);
  table.allow(fn, ["Query", "UpdateItem"], [partition.audit]);
  table.allow(fn, ["GetItem", "Query", "UpdateItem"], [partition.store]);
  table.allow(fn, ["Query", "DeleteItem"], [partition.access]);
  table.allow(fn, ["DeleteItem"], [partition.contactCase, partition.mailRefusal]);
};

/** Nightly erasure of the personal data of accounts closed 30 days ago, and of unfinished registrations. It can delete people but cannot read personal numbers. */
export const eraseAccounts: JobRecord<z.input<typeof ErasureEnv>> = {
  name: "erase-accounts",
  entry: "lambdas/privacy/erase-accounts.job.ts",
  errorImpact: "The data of people who deleted their account is kept beyond the promised day.",
  timeout: Duration.minutes(15),
  environment: ({ accounts, erasures, pictures, ownCopies, table }) => ({
    TABLE_NAME: table.name,
    USER_POOL_ID: accounts.pool.userPoolId,
    RECEIPTS_BUCKET: pictures.receipts.bucketName,
    BIKE_PHOTOS_BUCKET: pictures.bikePhotos.bucketName,
    ID_CARDS_BUCKET: pictures.idCards.bucketName,
    BUG_PICTURES_BUCKET: pictures.bugPictures.bucketName,
    OWN_COPIES_BUCKET: ownCopies.bucket.bucketName,
    ERASURES_BUCKET: erasures.bucket.bucketName,
    DISTRIBUTION_ID: pictures.distributionId,
  }),
  rights: (fn, { table, pictures, ownCopies, erasures, accounts }) => {
    table.allowQuerying(fn, [
      list.closedAccounts,
      list.bikesOf,
      list.deletedBikesOf,
      list.foundReportsOf,
      list.identityReviewsOf,
      list.listingsOf,
      list.adReportsOf,
      list.adCasesOf,
      list.bugLettersOf,
      list.contactCasesFrom,
      list.threadReportsAbout,
    ]);
    allowErasing(fn, table);
    pictures.allowDiscarding(fn);
    pictures.allowForgetting(fn);
    ownCopies.allowDiscarding(fn);
    erasures.allowAdding(fn);
    fn.allow(new PolicyStatement({ actions: removalActions, resources: [accounts.pool.userPoolArn] }));
  },
  binding: (fn, { schedules }) => {
    schedules.add("AccountErasure", {
      every: Duration.days(1),
      job: fn,
      schedule: ScheduleExpression.cron({
        hour: "2",
        minute: "30",
        timeZone: TimeZone.of("Europe/Stockholm"),
      }),
      description: "Erases the accounts that were closed 30 days ago",
    });
  },
};
