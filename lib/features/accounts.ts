import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type * as z from "zod";
import type { AccountsEnv } from "#lambdas/accounts/env.ts";
import { list, partition } from "#lambdas/shared/table/partitions.ts";
import { allowTexting } from "./allow-texting.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Keeps what people say of themselves. It takes personal numbers, and cannot read one back. */
export const accounts: FunctionRecord<z.input<typeof AccountsEnv>> = {
  name: "accounts",
  entry: "lambdas/accounts/handler.ts",
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
