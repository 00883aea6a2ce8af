import {
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { Access } from "#local/aws/iam/access.ts";
import type { Credentials } from "#local/aws/wire/credentials.ts";

type StoredFile = {
  readonly body: Buffer;
  readonly contentType: string;
  readonly cacheControl: string | undefined;
};

/** Returns undefined where the object does not exist. */
export type ReadObject = (bucket: string, key: string) => Promise<StoredFile | undefined>;

const isMissing = (error: unknown): boolean =>
  error instanceof NoSuchKey ||
  (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404);

/** Writes in the role of a function as Lambda does; drops the object where the role may not write it. */
export type WriteObject = (functionName: string, bucket: string, key: string, body: string) => Promise<void>;

/** Reads and writes objects through the S3 API, as other AWS services do. */
export const createObjectReader = (options: {
  endpoint: string;
  region: string;
  credentials: Credentials;
  access?: Pick<Access, "ofFunction" | "temporary">;
}): { read: ReadObject; writeAs: WriteObject; close: () => void } => {
  const { endpoint, region } = options;
  const client = new S3Client({ endpoint, region, credentials: options.credentials });
  return {
    read: async (bucket, key) => {
      try {
        const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        const bytes = (await object.Body?.transformToByteArray()) ?? new Uint8Array();
        return {
          body: Buffer.from(bytes),
          contentType: object.ContentType ?? "application/octet-stream",
          cacheControl: object.CacheControl,
        };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    writeAs: async (functionName, bucket, key, body) => {
      const session = options.access?.ofFunction(functionName);
      const credentials = (session && options.access?.temporary.issue(session)) ?? options.credentials;
      const writer = new S3Client({ endpoint, region, credentials });
      try {
        await writer.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body }));
      } catch (error) {
        // Lambda drops the object too, and the refusal is already logged.
        if (!(error instanceof S3ServiceException && error.name === "AccessDenied")) throw error;
      } finally {
        writer.destroy();
      }
    },
    close: () => client.destroy(),
  };
};
