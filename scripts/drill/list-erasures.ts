import { GetObjectCommand, paginateListObjectsV2, S3Client } from "@aws-sdk/client-s3";
import { Erased, erasedPrefix } from "#lambdas/accounts/closing/aws-erasure-list.ts";

/** All that the list still knows. */
export const s3ListErasures = async (Bucket: string, client = new S3Client({})): Promise<Erased[]> => {
  const erased: Erased[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: erasedPrefix }))
    for (const { Key } of Contents) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      erased.push(Erased.parse(JSON.parse((await Body?.transformToString()) ?? "")));
    }
  return erased;
};
