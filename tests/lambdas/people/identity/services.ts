import { hasCheckDigit } from "#contract/platform/luhn.ts";
import { createKms } from "#local/aws/kms/kms.ts";
import type { TriggerName } from "#local/aws/cognito/cognito.ts";
import { withTable } from "#tests/dynamodb.ts";
import { startBankId } from "#tests/local/outside/bankid/relying-party.ts";
import { type TriggerFunction, poolId, startPool, webClient } from "#tests/local/aws/cognito/harness.ts";
import { serve } from "#tests/local/serve.ts";

/** A twelve-digit personal number with these eight first; birth numbers from 980 are never assigned. */
export const numberOf = (date: string, birthNumber = 981): string => {
  const start = `${date}${birthNumber}`;
  return Array.from("0123456789", (digit) => start + digit).find((digits) => hasCheckDigit(digits.slice(2)))!;
};

/** Adults, each with their own number. */
export const adults = (howMany: number): string[] =>
  Array.from({ length: howMany }, (_, index) => numberOf(`19${70 + index}0414`));

const region = "eu-west-1";
const accountId = "000000000000";
const credentials = { accessKeyId: "AKIALOCAL", secretAccessKey: "local-secret" };
const aKey = (id: string, usage: "ENCRYPT_DECRYPT" | "GENERATE_VERIFY_MAC") => ({
  id,
  arn: `arn:aws:kms:${region}:${accountId}:key/${id}`,
  usage,
});
const keys = [aKey("cipher", "ENCRYPT_DECRYPT"), aKey("mac", "GENERATE_VERIFY_MAC")];

const triggerNames: TriggerName[] = [
  "PreSignUp",
  "PostConfirmation",
  "CustomMessage",
  "PreTokenGeneration",
  "DefineAuthChallenge",
  "CreateAuthChallenge",
  "VerifyAuthChallengeResponse",
];

/** The services of the identity function, a user pool that calls `trigger`, and its environment. */
export const startServices = async (trigger: TriggerFunction) => {
  const context = { clock: Date, credentials, region, accountId, stateDir: undefined };
  const [table, pool, kms, bankId] = await Promise.all([
    withTable(),
    startPool({ functions: Object.fromEntries(triggerNames.map((name) => [name, trigger])) }),
    serve(() => createKms(context, { prefix: "/kms", keys })),
    startBankId(),
  ]);
  const environment = {
    TABLE_NAME: table.tableName,
    ORIGIN_SECRETS: "origin",
    CODE_SECRET: "codes",
    SIGN_UPS: "open",
    STAGE: "local",
    SITE_ORIGIN: "https://cykelregistret.example",
    PERSONAL_NUMBER_KEY_ID: "cipher",
    PERSONAL_NUMBER_MAC_KEY_ID: "mac",
    USER_POOL_ID: poolId,
    USER_POOL_CLIENT_ID: webClient,
    BANKID_URL: `${bankId.app}/rp/v6.0`,
    BANKID_CERTIFICATE: "",
    SIGNATURES_BUCKET: "signatures",
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.endpoint,
    AWS_ENDPOINT_URL_KMS: `${kms.baseUrl}/kms`,
  };
  const close = () => Promise.all([pool.close(), kms.close(), bankId.close()]);
  return { environment, table, pool, bankId, close };
};
