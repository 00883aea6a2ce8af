import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type * as z from "zod";
import type { IdentityEnv } from "#lambdas/people/identity/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import type { FeatureFunction } from "#lib/platform/constructs/feature-function.ts";
import type { Accounts } from "#lib/platform/constructs/user-pool.ts";
import { allowReadingSecret } from "#lib/platform/allow-reading-secret.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Deleting is needed for users that lost a race for an address or number; updating, for changed addresses. */
const allowMakingAccounts = (maker: FeatureFunction, { pool }: Accounts): void =>
  maker.allow(
    new PolicyStatement({
      actions: [
        "cognito-idp:AdminCreateUser",
        "cognito-idp:AdminDeleteUser",
        "cognito-idp:AdminGetUser",
        "cognito-idp:AdminListGroupsForUser",
        "cognito-idp:AdminSetUserPassword",
        "cognito-idp:AdminUpdateUserAttributes",
        "cognito-idp:AdminUserGlobalSignOut",
      ],
      resources: [pool.userPoolArn],
    }),
  );

/** Encrypts personal numbers, but cannot decrypt those of accounts. */
export const identity: FunctionRecord<z.input<typeof IdentityEnv>> = {
  name: "identity",
  entry: "lambdas/people/identity/handler.ts",
  errorImpact: "People cannot register, nor sign in or prove who they are with BankID.",
  timeout: Duration.seconds(20),
  environment: (resources) => ({
    ...apiEnvironment(resources),
    PERSONAL_NUMBER_KEY_ID: resources.keys.personalNumber.keyId,
    PERSONAL_NUMBER_MAC_KEY_ID: resources.keys.personalNumberMac.keyId,
    USER_POOL_ID: resources.accounts.pool.userPoolId,
    USER_POOL_CLIENT_ID: resources.accounts.webClient.userPoolClientId,
    CODE_SECRET: resources.secrets.codes,
    SITE_ORIGIN: resources.siteOrigin,
    SIGNATURES_BUCKET: resources.signatures.bucket.bucketName,
    BANKID_URL: resources.defaults.settings.bankIdUrl ?? `${resources.siteOrigin}/_local/bankid/rp/v6.0`,
    BANKID_CERTIFICATE: resources.defaults.settings.bankIdCertificate ?? "",
  }),
  rights: (fn, { table, keys, accounts, signatures, defaults }) => {
    table.allow(
      fn,
      ["GetItem", "PutItem", "UpdateItem"],
      [partition.user, partition.eidOrder, partition.signUp],
    );
    table.allow(fn, ["Query", "DeleteItem"], [partition.user]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.personalNumber, partition.signInTicket]);
    table.allow(fn, ["UpdateItem"], [partition.personalNumber]);
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem"], [partition.email]);
    table.allow(fn, ["UpdateItem"], [partition.mailRefusal]);
    table.allow(fn, ["GetItem", "ConditionCheckItem"], [partition.phone]);
    table.allow(fn, ["UpdateItem"], [partition.rate]);
    table.allow(fn, ["PutItem"], [partition.audit]);
    table.allow(fn, ["DeleteItem"], [partition.caseClaim]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.signing]);
    signatures.allowKeeping(fn);
    keys.allowEncryptingPersonalNumbers(fn);
    keys.allowSealingProofs(fn);
    allowMakingAccounts(fn, accounts);
    const { bankIdCertificate } = defaults.settings;
    if (bankIdCertificate !== undefined) allowReadingSecret(fn, bankIdCertificate);
  },
};
