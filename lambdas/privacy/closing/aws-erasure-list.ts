import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import * as z from "zod";

/** An erased account and the time its erasure began. */
export const Erased = z.object({ userId: z.string(), at: z.iso.datetime() });
export type Erased = z.output<typeof Erased>;

export const erasedPrefix = "erased/";

/** Records an erasure; idempotent. */
export const s3RecordErasure =
  (Bucket: string, client = new S3Client({})) =>
  async (erased: Erased): Promise<void> => {
    const Body = JSON.stringify(erased);
    const object = { Bucket, Key: `${erasedPrefix}${erased.userId}`, Body, ContentType: "application/json" };
    await client.send(new PutObjectCommand(object));
  };
