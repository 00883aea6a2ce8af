import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type * as z from "zod";
import type { PeopleAdminEnv } from "#lambdas/office/people/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Rows that lead from a search term to an account. */
const leadingToPeople = [
  partition.email,
  partition.extractSeal,
  partition.phone,
  partition.frameGuard,
  partition.bike,
  partition.order,
  partition.store,
  partition.receipts,
  partition.purchase,
  partition.payment,
  partition.ownershipReceipt,
  partition.transfer,
] as const;

/**
 * Searches people, shows their data, answers their letters, and signs out, locks or closes accounts. It reads no personal number.
 */
export const peopleAdmin: FunctionRecord<z.input<typeof PeopleAdminEnv>> = {
  name: "people-admin",
  entry: "lambdas/office/people/handler.ts",
  errorImpact: "Administrators cannot find people, nor help those who ask for support.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    USER_POOL_ID: resources.accounts.pool.userPoolId,
    CURSOR_SECRET: resources.secrets.cursor,
    CODE_SECRET: resources.secrets.codes,
    OWN_COPIES_BUCKET: resources.ownCopies.bucket.bucketName,
  }),
  rights: (fn, { table, accounts, ownCopies }) => {
    table.allow(
      fn,
      ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
      [partition.user],
    );
    table.allow(fn, ["GetItem"], leadingToPeople);
    table.allow(fn, ["ConditionCheckItem"], [partition.bike]);
    table.allow(fn, ["GetItem"], [partition.ownershipDispute]);
    table.allow(fn, ["GetItem", "ConditionCheckItem"], [partition.mailRefusal]);
    table.allow(fn, ["Query"], [partition.ownerName]);
    table.allow(fn, ["PutItem", "Query"], [partition.audit]);
    table.allow(fn, ["GetItem", "Query", "PutItem", "UpdateItem"], [partition.access]);
    table.allowQuerying(fn, [
      list.bikesOf,
      list.accessSamples,
      list.openExtracts,
      list.openEmailRequests,
      list.purchasesOf,
      list.identityReviewsOf,
      list.contactCases,
      list.contactCasesFrom,
    ]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.contactCase]);
    table.allow(fn, ["DeleteItem"], [partition.caseClaim]);
    ownCopies.allowReading(fn);
    fn.allow(
      new PolicyStatement({
        actions: [
          "cognito-idp:AdminListGroupsForUser",
          "cognito-idp:AdminUserGlobalSignOut",
          "cognito-idp:ListUsersInGroup",
        ],
        resources: [accounts.pool.userPoolArn],
      }),
    );
  },
};
