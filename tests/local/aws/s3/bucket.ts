import { S3Client } from "@aws-sdk/client-s3";
import type { CloudContext } from "#local/cloud.ts";
import { createS3, type S3Options } from "#local/aws/s3/s3.ts";
import { serve } from "#tests/local/serve.ts";

const prefix = "/_aws/s3";

const movableClock = () => {
  let ahead = 0;
  return { now: () => Date.now() + ahead, move: (millis: number) => void (ahead += millis) };
};

const credentials = { accessKeyId: "local", secretAccessKey: "local-secret" };

export const startS3 = async (stateDir?: string, buckets?: S3Options["buckets"]) => {
  const clock = movableClock();
  const context: CloudContext = {
    clock,
    credentials,
    region: "eu-west-1",
    accountId: "000000000000",
    stateDir,
  };
  let s3: ReturnType<typeof createS3> | undefined;
  const server = await serve(() => {
    s3 = createS3(context, { prefix, buckets: buckets ?? [{ name: "photos" }, { name: "receipts" }] });
    return s3;
  });
  const client = (secretAccessKey = credentials.secretAccessKey, accessKeyId = credentials.accessKeyId) =>
    new S3Client({
      region: "eu-west-1",
      endpoint: `${server.baseUrl}${prefix}`,
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: 1,
    });
  return {
    ...server,
    clock,
    s3: s3!,
    client: client(),
    clientWith: client,
    url: `${server.baseUrl}${prefix}`,
  };
};
