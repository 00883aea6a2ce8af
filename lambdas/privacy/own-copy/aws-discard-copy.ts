import { DeleteObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { copyPlace } from "#lambdas/people/copy-place.ts";
import { extractPlace } from "#lambdas/office/extracts/extract-place.ts";

/** Separate from writing copies, as erasure must not have that right. A missing file counts as deleted. */
export const s3DiscardCopy =
  (copiesBucket: string, client = new S3Client({})) =>
  async (userId: string, extractId?: string): Promise<void> => {
    const { bucket, key } =
      extractId === undefined
        ? copyPlace(copiesBucket, userId)
        : extractPlace(copiesBucket, { userId, extractId });
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  };
