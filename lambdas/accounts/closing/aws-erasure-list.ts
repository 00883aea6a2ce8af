import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import * as z from "zod";

/** An account that was erased, and when that began. */
export const Erased = z.object({ userId: z.string(), at: z.iso.datetime() });
export type Erased = z.output<typeof Erased>;

/** How the names of all of them begin. */
export const erasedPrefix = "erased/";

/** Adds to the list of erasures. Written twice it stands there once. */
export const s3RecordErasure =
  (Bucket: string, client = new S3Client({})) =>
  async (erased: Erased): Promise<void> => {
    const Body = JSON.stringify(erased);
    const object = { Bucket, Key: `${erasedPrefix}${erased.userId}`, Body, ContentType: "application/json" };
    await client.send(new PutObjectCommand(object));
  };
