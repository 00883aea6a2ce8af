import { vi } from "vitest";
import { createKms } from "#local/kms/kms.ts";
import { withTable } from "#tests/dynamodb.ts";
import { aCompanyRegister } from "#tests/local/company-register/a-company-register.ts";
import { serve } from "#tests/local/serve.ts";

const region = "eu-west-1";
const accountId = "000000000000";
const credentials = { accessKeyId: "AKIALOCAL", secretAccessKey: "local-secret" };
const aKey = (id: string, usage: "ENCRYPT_DECRYPT" | "GENERATE_VERIFY_MAC") => ({
  id,
  arn: `arn:aws:kms:${region}:${accountId}:key/${id}`,
  usage,
});
const keys = [aKey("cipher", "ENCRYPT_DECRYPT"), aKey("mac", "GENERATE_VERIFY_MAC")];

/** All that the function of store applications talks to; its environment leads there. */
export const startServices = async () => {
  const context = { clock: Date, credentials, region, accountId, stateDir: undefined };
  const [table, kms, companies] = await Promise.all([
    withTable(),
    serve(() => createKms(context, { prefix: "/kms", keys })),
    aCompanyRegister(),
  ]);
  const environment = {
    TABLE_NAME: table.tableName,
    ORIGIN_SECRETS: "origin",
    STAGE: "local",
    CODE_SECRET: "codes",
    PERSONAL_NUMBER_KEY_ID: "cipher",
    PERSONAL_NUMBER_MAC_KEY_ID: "mac",
    COMPANY_REGISTER_URL: companies.url,
    COMPANY_REGISTER_TOKEN_URL: companies.tokenUrl,
    COMPANY_REGISTER_CLIENT_ID: "shop",
    COMPANY_REGISTER_CLIENT_SECRET: "secret",
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
    AWS_ENDPOINT_URL_KMS: `${kms.baseUrl}/kms`,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const close = async (): Promise<void> => {
    await Promise.all([kms.close(), companies.close()]);
    vi.unstubAllEnvs();
  };
  return { table, companies, close };
};
