import { createKms } from "#local/kms/kms.ts";
import { createSns } from "#local/sns/sns.ts";
import { withTable } from "#tests/dynamodb.ts";
import { createUser } from "#tests/local/cognito/accounts.ts";
import { poolId, startPool } from "#tests/local/cognito/harness.ts";
import { serve } from "#tests/local/serve.ts";

const region = "eu-west-1";
const accountId = "000000000000";
const credentials = { accessKeyId: "AKIALOCAL", secretAccessKey: "local-secret" };
const context = { clock: Date, credentials, region, accountId, stateDir: undefined };

const aKey = (id: string, usage: "ENCRYPT_DECRYPT" | "GENERATE_VERIFY_MAC") => ({
  id,
  arn: `arn:aws:kms:${region}:${accountId}:key/${id}`,
  usage,
});
const keys = [aKey("cipher", "ENCRYPT_DECRYPT"), aKey("mac", "GENERATE_VERIFY_MAC")];

/** All that the function of accounts talks to, with one person in the user pool, and the environment that leads it there. */
export const startServices = async () => {
  const texts: string[] = [];
  const [table, pool, kms, sns] = await Promise.all([
    withTable(),
    startPool(),
    serve(() => createKms(context, { prefix: "/kms", keys })),
    serve(() =>
      createSns(context, {
        prefix: "/sns",
        deliver: ({ text }) => {
          texts.push(text);
          return "message";
        },
      }),
    ),
  ]);
  const environment = {
    TABLE_NAME: table.tableName,
    ORIGIN_SECRETS: "origin",
    STAGE: "local",
    PERSONAL_NUMBER_KEY_ID: "cipher",
    PERSONAL_NUMBER_MAC_KEY_ID: "mac",
    USER_POOL_ID: poolId,
    CODE_SECRET: "code secret",
    CURSOR_SECRET: "cursor secret",
    OWN_COPIES_BUCKET: "copies",
    SITE_ORIGIN: "https://cykelregistret.example",
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.endpoint,
    AWS_ENDPOINT_URL_KMS: `${kms.baseUrl}/kms`,
    AWS_ENDPOINT_URL_SNS: `${sns.baseUrl}/sns`,
  };
  const userId = await createUser(pool, "anna@example.se");
  const close = () => Promise.all([pool.close(), kms.close(), sns.close()]);
  return { environment, pool, texts, userId, close };
};
