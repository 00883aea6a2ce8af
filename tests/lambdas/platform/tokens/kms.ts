import { KMSClient } from "@aws-sdk/client-kms";
import { createKms } from "#local/aws/kms/kms.ts";
import { serve } from "#tests/local/serve.ts";

const region = "eu-west-1";
const accountId = "000000000000";
const arn = (id: string) => `arn:aws:kms:${region}:${accountId}:key/${id}`;

export const keyIds = { cipher: "cipher", otherCipher: "other-cipher", mac: "mac" };

/** Starts the KMS emulator with two encryption keys and one HMAC key. */
export const startKms = async () => {
  const credentials = { accessKeyId: "local", secretAccessKey: "local-secret" };
  const context = { clock: Date, credentials, region, accountId, stateDir: undefined };
  const keys = [
    { id: keyIds.cipher, arn: arn(keyIds.cipher), usage: "ENCRYPT_DECRYPT" as const },
    { id: keyIds.otherCipher, arn: arn(keyIds.otherCipher), usage: "ENCRYPT_DECRYPT" as const },
    { id: keyIds.mac, arn: arn(keyIds.mac), usage: "GENERATE_VERIFY_MAC" as const },
  ];
  const server = await serve(() => createKms(context, { prefix: "/_aws/kms", keys }));
  const endpoint = `${server.baseUrl}/_aws/kms`;
  return { ...server, endpoint, client: new KMSClient({ region, endpoint, credentials, maxAttempts: 1 }) };
};
