import { Stack } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { AccountsEnv } from "#lambdas/accounts/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { Keys } from "#lib/constructs/keys.ts";
import type { Accounts } from "#lib/constructs/user-pool.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";

type Parts = ApiParts & { readonly keys: Keys; readonly accounts: Accounts; readonly siteOrigin: string };

/** A phone number is no resource that could be named, so everything is left out that can be. */
const allowTextMessages = (sender: FeatureFunction): void => {
  const topics = Stack.of(sender).formatArn({
    service: "sns",
    region: "*",
    account: "*",
    resource: "*",
  });
  sender.allow(new PolicyStatement({ actions: ["sns:Publish"], notResources: [topics] }));
};

/** Keeps what people say of themselves. It takes personal numbers, and cannot read one back. */
export const accountsFunction = (scope: Construct, parts: Parts): FeatureFunction => {
  const { keys, secrets, table, workshop } = parts;
  const { pool } = parts.accounts;
  const accounts = new FeatureFunction<z.input<typeof AccountsEnv>>(scope, "AccountsFunction", {
    workshop,
    name: "accounts",
    errorImpact: "People cannot see their account or their points, nor change their settings.",
    environment: {
      ...apiEnvironment(parts),
      PERSONAL_NUMBER_KEY_ID: keys.personalNumber.keyId,
      PERSONAL_NUMBER_MAC_KEY_ID: keys.personalNumberMac.keyId,
      USER_POOL_ID: pool.userPoolId,
      CODE_SECRET: secrets.codes,
      SITE_ORIGIN: parts.siteOrigin,
    },
  });
  table.allow(accounts, {
    actions: ["GetItem", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    partitions: ["USER#*"],
  });
  table.allow(accounts, { actions: ["Query"], partitions: ["OWNER#*"], index: "gsi1" });
  table.allow(accounts, { actions: ["PutItem", "DeleteItem"], partitions: ["PHONE#*"] });
  table.allow(accounts, { actions: ["PutItem"], partitions: ["EMAIL#*"] });
  table.allow(accounts, { actions: ["UpdateItem"], partitions: ["RATE#*"] });
  table.allow(accounts, { actions: ["GetItem", "UpdateItem"], partitions: ["MAILREFUSAL#*"] });
  keys.allowEncryptingPersonalNumbers(accounts);
  accounts.allow(
    new PolicyStatement({
      actions: [
        "cognito-idp:AdminGetUser",
        "cognito-idp:AdminUpdateUserAttributes",
        "cognito-idp:AdminUserGlobalSignOut",
      ],
      resources: [pool.userPoolArn],
    }),
  );
  allowTextMessages(accounts);
  return accounts;
};
