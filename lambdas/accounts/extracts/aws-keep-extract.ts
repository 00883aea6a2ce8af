import type { S3Client } from "@aws-sdk/client-s3";
import type { KeptExtract } from "./extract-context.ts";
import { s3KeepArchive } from "#lambdas/accounts/own-copy/aws-keep-copy.ts";
import { extractPlace } from "#lambdas/shared/extracts/extract-place.ts";

export const s3KeepExtract = (copiesBucket: string, client?: S3Client) => {
  const keep = s3KeepArchive(client);
  return ({ userId, extractId, ...written }: KeptExtract): Promise<void> =>
    keep(extractPlace(copiesBucket, { userId, extractId }), { ...written, fileName: `${extractId}.zip` });
};
