import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type * as z from "zod";
import type { AccountsEnv } from "#lambdas/people/accounts/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { allowTexting } from "#lib/notifications/allow-texting.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Encrypts personal numbers, but cannot decrypt them. */
export const accounts: FunctionRecord<z.input<typeof AccountsEnv>> = {
  name: "accounts",
  entry: "lambdas/people/accounts/handler.ts",
  errorImpact: "People cannot see their account or their points, nor change their settings.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    PERSONAL_NUMBER_KEY_ID: resources.keys.personalNumber.keyId,
    PERSONAL_NUMBER_MAC_KEY_ID: resources.keys.personalNumberMac.keyId,
    USER_POOL_ID: resources.accounts.pool.userPoolId,
    CURSOR_SECRET: resources.secrets.cursor,
    CODE_SECRET: resources.secrets.codes,
    OWN_COPIES_BUCKET: resources.ownCopies.bucket.bucketName,
    SITE_ORIGIN: resources.siteOrigin,
  }),
  rights: (fn, { table, keys, accounts, ownCopies }) => {
    table.allow(
      fn,
      ["GetItem", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem", "Query"],
      [partition.user],
    );
    table.allowQuerying(fn, [list.bikesOf]);
    table.allow(fn, ["ConditionCheckItem"], [partition.bike]);
    table.allow(fn, ["PutItem", "DeleteItem"], [partition.phone]);
    table.allow(fn, ["PutItem"], [partition.email, partition.audit]);
    table.allow(fn, ["UpdateItem"], [partition.rate]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.mailRefusal]);
    ownCopies.allowReading(fn);
    keys.allowEncryptingPersonalNumbers(fn);
    fn.allow(
      new PolicyStatement({
        actions: [
          "cognito-idp:AdminGetUser",
          "cognito-idp:AdminUpdateUserAttributes",
          "cognito-idp:AdminUserGlobalSignOut",
        ],
        resources: [accounts.pool.userPoolArn],
      }),
    );
    allowTexting(fn);
  },
};
