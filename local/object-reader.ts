import {
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";

import type { Credentials } from "#local/cloud.ts";

type StoredFile = {
  readonly body: Buffer;
  readonly contentType: string;
  readonly cacheControl: string | undefined;
};

/** Reads an object of a bucket; undefined where there is none. */
export type ReadObject = (bucket: string, key: string) => Promise<StoredFile | undefined>;

const isMissing = (error: unknown): boolean =>
  error instanceof NoSuchKey ||
  (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404);

/** Puts an object into a bucket. */
export type WriteObject = (bucket: string, key: string, body: string) => Promise<void>;

/** Reads and writes objects by the service's own interface, as other services of AWS do. */
export const createObjectReader = (options: {
  endpoint: string;
  region: string;
  credentials: Credentials;
}): { read: ReadObject; write: WriteObject; close: () => void } => {
  const client = new S3Client(options);
  return {
    read: async (bucket, key) => {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        const bytes = (await found.Body?.transformToByteArray()) ?? new Uint8Array();
        return {
          body: Buffer.from(bytes),
          contentType: found.ContentType ?? "application/octet-stream",
          cacheControl: found.CacheControl,
        };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    write: async (bucket, key, body) => {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body }));
    },
    close: () => client.destroy(),
  };
};
