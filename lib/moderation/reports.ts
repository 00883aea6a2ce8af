import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type * as z from "zod";
import type { AdReportsEnv } from "#lambdas/moderation/ads/env.ts";
import { bikeIndexes, list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";
import type { MessageReportsEnv } from "#lambdas/moderation/messages/env.ts";

export const adReports: FunctionRecord<z.input<typeof AdReportsEnv>> = {
  name: "ad-reports",
  entry: "lambdas/moderation/ads/handler.ts",
  errorImpact: "Nobody can report an ad, and ads that break the law stay where they are.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    USER_POOL_ID: resources.accounts.pool.userPoolId,
    BIKE_PHOTOS_BUCKET: resources.pictures.bikePhotos.bucketName,
    DISTRIBUTION_ID: resources.pictures.distributionId,
    CURSOR_SECRET: resources.secrets.cursor,
    CODE_SECRET: resources.secrets.codes,
    CHALLENGE_SECRET: resources.secrets.challenge,
  }),
  rights: (fn, { table, pictures, accounts }) => {
    table.allow(fn, ["GetItem", "BatchGetItem", "PutItem", "UpdateItem", "Query"], [partition.adCase]);
    table.allow(
      fn,
      ["GetItem", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
      [partition.listing],
    );
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.bike]);
    table.allow(fn, ["GetItem"], [partition.frameGuard]);
    table.allow(fn, ["GetItem", "BatchGetItem", "PutItem", "ConditionCheckItem"], [partition.user]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem", "DeleteItem"], [partition.upload]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.idempotency]);
    table.allow(fn, ["PutItem", "DeleteItem"], bikeIndexes);
    table.allow(fn, ["PutItem"], [partition.challenge, partition.audit]);
    table.allow(fn, ["UpdateItem"], [partition.quota, partition.rate]);
    table.allow(fn, ["DeleteItem"], [partition.caseClaim]);
    table.allowQuerying(fn, [list.openAdCases, list.adCasesOf]);
    pictures.allowReadingPhotos(fn);
    pictures.allowHiding(fn);
    fn.allow(
      new PolicyStatement({
        actions: ["cognito-idp:ListUsersInGroup"],
        resources: [accounts.pool.userPoolArn],
      }),
    );
  },
};

/** Lets administrators decide about reported conversations. It cannot change messages. */
export const messageReports: FunctionRecord<z.input<typeof MessageReportsEnv>> = {
  name: "message-reports",
  entry: "lambdas/moderation/messages/handler.ts",
  errorImpact: "Reported conversations are not decided, and those who threaten others can go on.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    USER_POOL_ID: resources.accounts.pool.userPoolId,
    CURSOR_SECRET: resources.secrets.cursor,
  }),
  rights: (fn, { table, accounts }) => {
    table.allow(fn, ["GetItem", "UpdateItem", "DeleteItem"], [partition.threadReport]);
    table.allow(fn, ["GetItem", "Query"], [partition.thread]);
    table.allow(
      fn,
      ["GetItem", "BatchGetItem", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
      [partition.user],
    );
    table.allow(fn, ["PutItem"], [partition.audit]);
    table.allow(fn, ["DeleteItem"], [partition.caseClaim]);
    table.allowQuerying(fn, [list.openThreadReports, list.threadReportsAbout]);
    fn.allow(
      new PolicyStatement({
        actions: ["cognito-idp:ListUsersInGroup"],
        resources: [accounts.pool.userPoolArn],
      }),
    );
  },
};
