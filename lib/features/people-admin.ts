import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type * as z from "zod";
import type { PeopleAdminEnv } from "#lambdas/people-admin/env.ts";
import { list, partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Where what was typed leads to an account, and what stands on its page. */
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
  partition.ownershipReceipt,
  partition.transfer,
] as const;

/** Finds people for administrators, shows what support is asked about, and ends, locks or closes for them. It reads no personal number. */
export const peopleAdmin: FunctionRecord<z.input<typeof PeopleAdminEnv>> = {
  name: "people-admin",
  entry: "lambdas/people-admin/handler.ts",
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
    table.allow(fn, ["GetItem", "ConditionCheckItem"], [partition.mailRefusal]);
    table.allow(fn, ["Query"], [partition.ownerName]);
    table.allow(fn, ["PutItem", "Query"], [partition.audit]);
    table.allowQuerying(fn, [
      list.bikesOf,
      list.openExtracts,
      list.openEmailRequests,
      list.purchasesOf,
      list.identityReviewsOf,
    ]);
    table.allow(fn, ["DeleteItem"], [partition.caseClaim]);
    ownCopies.allowReading(fn);
    fn.allow(
      new PolicyStatement({
        actions: ["cognito-idp:AdminListGroupsForUser", "cognito-idp:AdminUserGlobalSignOut"],
        resources: [accounts.pool.userPoolArn],
      }),
    );
  },
};
