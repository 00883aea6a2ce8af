import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { AccountsEnv } from "#lambdas/accounts/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { Keys } from "#lib/constructs/keys.ts";
import type { Accounts } from "#lib/constructs/user-pool.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";

type Parts = ApiParts & { readonly keys: Keys; readonly accounts: Accounts };

/** Binds personal numbers to accounts, and cannot read one back. */
export const accountsFunction = (scope: Construct, parts: Parts): FeatureFunction => {
  const { keys, table, workshop } = parts;
  const { pool } = parts.accounts;
  const accounts = new FeatureFunction<z.input<typeof AccountsEnv>>(scope, "AccountsFunction", {
    workshop,
    name: "accounts",
    errorImpact: "People cannot see their account or their points, nor state their personal number.",
    environment: {
      ...apiEnvironment(parts),
      PERSONAL_NUMBER_KEY_ID: keys.personalNumber.keyId,
      PERSONAL_NUMBER_MAC_KEY_ID: keys.personalNumberMac.keyId,
      USER_POOL_ID: pool.userPoolId,
    },
  });
  table.allow(accounts, { actions: ["GetItem", "PutItem", "UpdateItem"], partitions: ["USER#*"] });
  table.allow(accounts, { actions: ["PutItem"], partitions: ["PNR#*"] });
  keys.allowEncryptingPersonalNumbers(accounts);
  accounts.allow(
    new PolicyStatement({ actions: ["cognito-idp:AdminGetUser"], resources: [pool.userPoolArn] }),
  );
  return accounts;
};
