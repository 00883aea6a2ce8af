import { GetObjectCommand, paginateListObjectsV2, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import * as z from "zod";

/** An account that was erased, and when that began. */
const Erased = z.object({ userId: z.string(), at: z.iso.datetime() });
export type Erased = z.output<typeof Erased>;

const prefix = "erased/";

/** Adds to the list of erasures. Written twice it stands there once. */
export const s3RecordErasure =
  (Bucket: string, client = new S3Client({})) =>
  async (erased: Erased): Promise<void> => {
    const Body = JSON.stringify(erased);
    const object = { Bucket, Key: `${prefix}${erased.userId}`, Body, ContentType: "application/json" };
    await client.send(new PutObjectCommand(object));
  };

/** All that the list still knows. */
export const s3ListErasures = async (Bucket: string, client = new S3Client({})): Promise<Erased[]> => {
  const erased: Erased[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
    for (const { Key } of Contents) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      erased.push(Erased.parse(JSON.parse((await Body?.transformToString()) ?? "")));
    }
  return erased;
};
