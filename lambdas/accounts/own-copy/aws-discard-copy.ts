import { DeleteObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { copyPlace } from "./copy-place.ts";
import { extractPlace } from "#lambdas/shared/extracts/extract-place.ts";

/** Apart from what keeps copies: what erases people has no business with that. One that is gone already counts as deleted. */
export const s3DiscardCopy =
  (copiesBucket: string, client = new S3Client({})) =>
  async (userId: string, extractId?: string): Promise<void> => {
    const { bucket, key } =
      extractId === undefined
        ? copyPlace(copiesBucket, userId)
        : extractPlace(copiesBucket, { userId, extractId });
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  };
