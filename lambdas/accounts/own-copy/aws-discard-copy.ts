import { DeleteObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { copyPlace } from "./copy-place.ts";

/** Apart from what keeps copies: whoever erases people has no business with that. One that is gone already counts as deleted. */
export const s3DiscardCopy =
  (copiesBucket: string, client = new S3Client({})) =>
  async (userId: string): Promise<void> => {
    const { bucket, key } = copyPlace(copiesBucket, userId);
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  };
