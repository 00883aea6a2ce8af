import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { KMSClient } from "@aws-sdk/client-kms";
import type * as z from "zod";

import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { cognitoPeople } from "#lambdas/identity/aws-people.ts";
import { connectToBankId } from "#lambdas/identity/bankid-connection.ts";
import { bankId } from "#lambdas/identity/bankid.ts";
import type { IdentityEnv } from "#lambdas/identity/env.ts";
import type { IdentityContext } from "#lambdas/identity/identity-context.ts";
import { cognitoEmail } from "#lambdas/shared/mail/aws-pool-email.ts";
import { s3Evidence } from "#lambdas/shared/signatures/aws-evidence.ts";
import { kmsCipher, kmsMac } from "#lambdas/shared/tokens/personal-numbers.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const noCertificate = (): Promise<never> =>
  Promise.reject(new Error("The simulator of BankID asks for no certificate."));

/** What the use cases of identity work with, as their function has it. */
export const openIdentityContext = (
  env: z.output<typeof IdentityEnv>,
): IdentityContext & { readonly close: () => void } => {
  const logger = loggerOf("seed");
  const kms = new KMSClient({});
  const cognito = new CognitoIdentityProviderClient({});
  const pool = { userPoolId: env.USER_POOL_ID, clientId: env.USER_POOL_CLIENT_ID, system };
  return {
    table: openTable(env.TABLE_NAME, system),
    system,
    eid: bankId(connectToBankId(env.BANKID_URL, noCertificate)),
    people: cognitoPeople(cognito, pool),
    tellEmail: cognitoEmail(cognito, env.USER_POOL_ID, logger),
    cipher: kmsCipher(kms, env.PERSONAL_NUMBER_KEY_ID),
    seal: kmsCipher(kms, env.PERSONAL_NUMBER_KEY_ID, "orderId"),
    mac: kmsMac(kms, env.PERSONAL_NUMBER_MAC_KEY_ID),
    evidence: s3Evidence(env.SIGNATURES_BUCKET),
    logger,
    close: () => {
      kms.destroy();
      cognito.destroy();
    },
  };
};
