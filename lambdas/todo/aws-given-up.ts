import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import type { GivenUpWork } from "#contract/todo.ts";

/** Where Lambda puts it. */
const prefix = "aws/lambda/";
/** One answer of S3 holds as many: whatever lies there, it is asked once. */
const most = 1000;

/** What lies there, in no order, and whether there is more. */
export type ReadGivenUp = () => Promise<{ readonly items: readonly GivenUpWork[]; readonly more: boolean }>;

/** Of what functions gave up, its name and since when. What it is about is not read: it holds what people have written. */
export const s3GivenUp =
  (Bucket: string, client = new S3Client({})): ReadGivenUp =>
  async () => {
    const listing = new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: most });
    const { Contents = [], IsTruncated = false } = await client.send(listing);
    const items = Contents.flatMap(({ Key, LastModified }) => {
      const id = Key?.split("/").at(-1);
      return id === undefined || id === "" || LastModified === undefined
        ? []
        : [{ id, since: LastModified.toISOString() }];
    });
    return { items, more: IsTruncated };
  };
