import { ArnFormat, Duration, Stack } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { IdentityEnv } from "#lambdas/identity/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { Keys } from "#lib/constructs/keys.ts";
import type { Accounts } from "#lib/constructs/user-pool.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";

type Parts = ApiParts & {
  readonly keys: Keys;
  readonly accounts: Accounts;
  readonly siteOrigin: string;
};

/** Six characters of Secrets Manager's own end every ARN of a secret. */
const allowReadingSecret = (reader: FeatureFunction, name: string): void => {
  const resource = Stack.of(reader).formatArn({
    service: "secretsmanager",
    resource: "secret",
    resourceName: `${name}-??????`,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
  reader.allow(new PolicyStatement({ actions: ["secretsmanager:GetSecretValue"], resources: [resource] }));
};

/** An account that lost a race for its e-mail address or personal number is deleted again. */
const allowMakingAccounts = (maker: FeatureFunction, { pool }: Accounts): void =>
  maker.allow(
    new PolicyStatement({
      actions: [
        "cognito-idp:AdminCreateUser",
        "cognito-idp:AdminDeleteUser",
        "cognito-idp:AdminGetUser",
        "cognito-idp:AdminListGroupsForUser",
        "cognito-idp:AdminSetUserPassword",
      ],
      resources: [pool.userPoolArn],
    }),
  );

/** Asks BankID who somebody is, and makes accounts. It takes personal numbers, and cannot read one back once it belongs to an account. */
export const identityFunction = (scope: Construct, parts: Parts): FeatureFunction => {
  const { keys, siteOrigin, table, workshop } = parts;
  const { pool, webClient } = parts.accounts;
  const { bankIdUrl, bankIdCertificate } = workshop.settings;
  const identity = new FeatureFunction<z.input<typeof IdentityEnv>>(scope, "IdentityFunction", {
    workshop,
    name: "identity",
    errorImpact: "People cannot register, sign in or prove who they are with BankID.",
    timeout: Duration.seconds(20),
    environment: {
      ...apiEnvironment(parts),
      PERSONAL_NUMBER_KEY_ID: keys.personalNumber.keyId,
      PERSONAL_NUMBER_MAC_KEY_ID: keys.personalNumberMac.keyId,
      USER_POOL_ID: pool.userPoolId,
      USER_POOL_CLIENT_ID: webClient.userPoolClientId,
      BANKID_URL: bankIdUrl ?? `${siteOrigin}/_local/bankid/rp/v6.0`,
      BANKID_CERTIFICATE: bankIdCertificate ?? "",
    },
  });
  table.allow(identity, {
    actions: ["GetItem", "PutItem", "UpdateItem"],
    partitions: ["USER#*", "EIDORDER#*"],
  });
  table.allow(identity, { actions: ["GetItem", "PutItem"], partitions: ["PNR#*", "TICKET#*"] });
  table.allow(identity, { actions: ["PutItem", "DeleteItem"], partitions: ["EMAIL#*"] });
  table.allow(identity, { actions: ["GetItem", "ConditionCheckItem"], partitions: ["PHONE#*"] });
  table.allow(identity, { actions: ["UpdateItem"], partitions: ["RATE#*"] });
  keys.allowEncryptingPersonalNumbers(identity);
  keys.allowSealingProofs(identity);
  allowMakingAccounts(identity, parts.accounts);
  if (bankIdCertificate !== undefined) allowReadingSecret(identity, bankIdCertificate);
  return identity;
};
