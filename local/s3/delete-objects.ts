import { createHash } from "node:crypto";

import { XMLParser } from "fast-xml-parser";
import * as z from "zod";

import { readBody } from "#local/aws/read-body.ts";
import { sendXml } from "#local/aws/send-xml.ts";
import { xmlEscape } from "#local/aws/xml-escape.ts";

import { createDigester, verifyChecksums } from "./checksums.ts";
import type { ObjectRights } from "./object-rights.ts";
import { s3Error } from "./s3-error.ts";
import type { S3Request } from "./s3-request.ts";

const largestBody = 2 * 1024 * 1024;

const DeleteRequest = z.object({
  Delete: z.object({
    Object: z.array(z.object({ Key: z.string().min(1) })).max(1000),
    Quiet: z.stringbool().default(false),
  }),
});

const parser = new XMLParser({
  isArray: (name) => name === "Object",
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
});

const parseDelete = (xml: string): z.infer<typeof DeleteRequest>["Delete"] => {
  try {
    return DeleteRequest.parse(parser.parse(xml)).Delete;
  } catch {
    throw s3Error("MalformedXML");
  }
};

/** DeleteObjects; `payload` is the content hash that the signature covers. */
export const deleteObjects = async (s3: S3Request, payload: string, rights: ObjectRights): Promise<void> => {
  const body = await readBody(s3.request, largestBody);
  if (payload !== "UNSIGNED-PAYLOAD" && payload !== createHash("sha256").update(body).digest("hex"))
    throw s3Error("XAmzContentSHA256Mismatch");
  const digester = createDigester();
  digester.add(body);
  verifyChecksums(digester.finish(), s3.given);
  const { Object: objects, Quiet: isQuiet } = parseDelete(body.toString());
  for (const { Key } of objects) rights.remove(s3.bucket, Key);
  for (const { Key } of objects) s3.store.remove(s3.bucket, Key, s3.context.clock.now());
  const deleted = objects.map(({ Key }) => `<Deleted><Key>${xmlEscape(Key)}</Key></Deleted>`).join("");
  sendXml(s3.response, 200, `<DeleteResult>${isQuiet ? "" : deleted}</DeleteResult>`);
};
