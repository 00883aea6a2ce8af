import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import type { GivenUpWork } from "#contract/office/todo.ts";

/** The prefix of Lambda's failure destination. */
const prefix = "aws/lambda/";
/** S3's page size, so that one request is enough. */
const maxKeys = 1000;

/** In no order; `more` if the list was cut off. */
export type ReadGivenUp = () => Promise<{ readonly items: readonly GivenUpWork[]; readonly more: boolean }>;

/** Lists names and times only. The content is not read: it holds personal data. */
export const s3GivenUp =
  (Bucket: string, client = new S3Client({})): ReadGivenUp =>
  async () => {
    const listing = new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: maxKeys });
    const { Contents = [], IsTruncated = false } = await client.send(listing);
    const items = Contents.flatMap(({ Key, LastModified }) => {
      const id = Key?.split("/").at(-1);
      return id === undefined || id === "" || LastModified === undefined
        ? []
        : [{ id, since: LastModified.toISOString() }];
    });
    return { items, more: IsTruncated };
  };
