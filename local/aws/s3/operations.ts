import { createHash } from "node:crypto";
import { XMLParser } from "fast-xml-parser";
import * as z from "zod";
import { verifyHead } from "#local/aws/wire/sigv4.ts";
import { percentDecode } from "#local/aws/wire/percent.ts";
import { sendXml } from "#local/aws/wire/send-xml.ts";
import { readBody } from "#local/aws/wire/read-body.ts";
import { xmlEscape } from "#local/aws/wire/xml-escape.ts";
import { objectHeaders } from "./object-headers.ts";
import { type ObjectRights, objectRights } from "./object-rights.ts";
import { describeObject, putObject } from "./put-object.ts";
import { largestObject, receive } from "./receive.ts";
import { s3Error, signatureError } from "./s3-error.ts";
import type { S3Request } from "./s3-request.ts";
import { getObject } from "./get-object.ts";
import { listVersions } from "./list-versions.ts";
import { listObjects } from "./list-objects.ts";
import { postObject } from "./post-object.ts";
import { createDigester, verifyChecksums } from "./checksums.ts";

type Source = { readonly bucket: string; readonly key: string; readonly versionId: string | undefined };

const readSource = (header: string): Source => {
  const [, bucket, encodedKey, versionId] =
    /^\/?([^/?]+)\/([^?]+)(?:\?versionId=([\w-]+))?$/.exec(header) ?? [];
  const key = encodedKey === undefined ? undefined : percentDecode(encodedKey);
  if (bucket === undefined || key === undefined)
    throw s3Error("InvalidArgument", "Copy Source must name bucket and key.");
  return { bucket, key, versionId };
};

/** CopyObject keeps type and metadata unless the directive is REPLACE. */
const copyObject = async (
  { store, bucket, key, given, response, context }: S3Request,
  copySource: string,
  rights: ObjectRights,
): Promise<void> => {
  if ([...given.keys()].some((name) => name.startsWith("x-amz-copy-source-")))
    throw s3Error("NotImplemented");
  const from = readSource(copySource);
  const replaces = given.get("x-amz-metadata-directive") === "REPLACE";
  if (from.bucket === bucket && from.key === key && from.versionId === undefined && !replaces)
    throw s3Error("InvalidRequest", "A copy onto itself must change something.");
  rights.read(from.bucket, from.key, from.versionId);
  const source = store.find(from.bucket, from.key, from.versionId);
  if (source === undefined) rights.list(from.bucket);
  if (source === undefined) throw s3Error("NoSuchKey", undefined, { Key: from.key });
  const bytes = store.blobs.read(source.blob, 0, source.size);
  const received = await receive(store.blobs, bytes, largestObject, () => undefined);
  const headers = replaces ? objectHeaders(given) : source.headers;
  const object = describeObject(received, headers, context.clock.now());
  store.put(bucket, key, object);
  const modified = new Date(object.lastModified).toISOString();
  const fields = `<LastModified>${modified}</LastModified><ETag>&quot;${object.etag}&quot;</ETag>`;
  sendXml(response, 200, `<CopyObjectResult>${fields}</CopyObjectResult>`);
};

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
const deleteObjects = async (s3: S3Request, payload: string, rights: ObjectRights): Promise<void> => {
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

const listing = [
  "list-type",
  "prefix",
  "delimiter",
  "max-keys",
  "continuation-token",
  "start-after",
  "encoding-type",
  "fetch-owner",
];

// Unserved operations differ only by query (PutObjectTagging would overwrite the object), so unknown
// parameters are refused.
const checkQuery = ({ query }: S3Request, known: readonly string[]): void => {
  for (const name of query.keys()) {
    const isSigning = name === "x-id" || name.toLowerCase().startsWith("x-amz-");
    if (!isSigning && !known.includes(name))
      throw s3Error("NotImplemented", undefined, { ParameterName: name });
  }
};

const authenticate = (s3: S3Request): { payload: string; rights: ObjectRights } => {
  const head = { method: s3.method, url: s3.request.url ?? "/", headers: s3.request.headers };
  const signer = { ...s3.context, service: "s3" };
  const verified = verifyHead(head, signer, "UNSIGNED-PAYLOAD");
  if (!verified.ok) throw signatureError(verified);
  return { payload: verified.payload, rights: objectRights(s3, verified.asker) };
};

type Signed = ReturnType<typeof authenticate>;

const bucketOperation = async (s3: S3Request, { payload, rights }: Signed): Promise<void> => {
  if (s3.method === "POST" && s3.query.has("delete")) {
    checkQuery(s3, ["delete"]);
    await deleteObjects(s3, payload, rights);
    return;
  }
  if (s3.method === "GET" && s3.query.has("versions")) {
    checkQuery(s3, ["versions", ...listing]);
    rights.listVersions(s3.bucket);
    listVersions(s3);
    return;
  }
  checkQuery(s3, listing);
  if (s3.method !== "GET") throw s3Error("MethodNotAllowed");
  rights.list(s3.bucket, s3.query.get("prefix") ?? "");
  listObjects(s3);
};

const objectOperation = async (s3: S3Request, { payload, rights }: Signed): Promise<void> => {
  const overrides = [...s3.query.keys()].filter((name) => name.startsWith("response-"));
  checkQuery(s3, s3.method === "GET" || s3.method === "HEAD" ? ["versionId", ...overrides] : overrides);
  const copySource = s3.given.get("x-amz-copy-source");
  switch (s3.method) {
    case "GET":
    case "HEAD":
      rights.read(s3.bucket, s3.key, s3.query.get("versionId"));
      if (s3.store.get(s3.bucket, s3.key) === undefined) rights.list(s3.bucket);
      await getObject(s3);
      return;
    case "PUT":
      rights.write(s3.bucket, s3.key);
      await (copySource === undefined ? putObject(s3, payload) : copyObject(s3, copySource, rights));
      return;
    case "DELETE":
      rights.remove(s3.bucket, s3.key);
      s3.store.remove(s3.bucket, s3.key, s3.context.clock.now());
      s3.response.writeHead(204).end();
      return;
    default:
      throw s3Error("MethodNotAllowed");
  }
};

export const perform = async (s3: S3Request, isKnown: (bucket: string) => boolean): Promise<void> => {
  const checkBucket = (name: string): void => {
    if (!isKnown(name)) throw s3Error("NoSuchBucket", undefined, { BucketName: name });
  };
  const isForm = /^multipart\/form-data/i.test(s3.given.get("content-type") ?? "");
  if (s3.method === "POST" && s3.key === "" && isForm) {
    checkBucket(s3.bucket);
    await postObject(s3);
    return;
  }
  const signed = authenticate(s3);
  checkBucket(s3.bucket);
  await (s3.key === "" ? bucketOperation(s3, signed) : objectOperation(s3, signed));
};
