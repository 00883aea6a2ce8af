import { percentEncode } from "#local/aws/wire/percent.ts";
import { sendXml } from "#local/aws/wire/send-xml.ts";
import { xmlEscape } from "#local/aws/wire/xml-escape.ts";
import { verifyChecksums } from "./checksums.ts";
import { objectHeaders } from "./object-headers.ts";
import { objectRights } from "./object-rights.ts";
import { checkPostPolicy, parsePostPolicy } from "./post-policy.ts";
import { describeObject } from "./put-object.ts";
import { largestObject, receive } from "./receive.ts";
import { withRequestBytes } from "./request-bytes.ts";
import { s3Error, signatureError } from "./s3-error.ts";
import { checkKey, type S3Request } from "./s3-request.ts";
import { parseAmzDate } from "#local/aws/wire/amz-date.ts";
import { sameText } from "#local/aws/wire/same-text.ts";
import { refuse } from "#local/aws/wire/signature-failures.ts";
import { signText } from "#local/aws/wire/signing-key.ts";
import { signerOf } from "#local/aws/wire/signer.ts";
import type { CloudContext } from "#local/cloud.ts";
import type { Asker } from "#local/aws/iam/demand.ts";
import { ByteReader, collect } from "./byte-reader.ts";

type UploadForm = {
  /** The fields before the file, by lower-case name. */
  readonly fields: Map<string, string>;
  readonly fileName: string;
  /** The file's bytes as they arrive; like S3, it ignores everything after the file. */
  readonly content: AsyncIterable<Buffer>;
};

type Part = { name: string; fileName: string };

const maxFieldBytes = 20 * 1024;
const headEnd = Buffer.from("\r\n\r\n");

const malformed = (): Error => s3Error("MalformedPOSTRequest");
const tooMuch = (): Error => s3Error("MaxPostPreDataLengthExceeded");

const boundaryOf = (contentType: string): Buffer => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw malformed();
  return Buffer.from(`\r\n--${boundary}`);
};

const readPart = async (reader: ByteReader): Promise<Part | undefined> => {
  const afterBoundary = (await collect(reader.exactly(2))).toString();
  if (afterBoundary === "--") return undefined;
  if (afterBoundary !== "\r\n") throw malformed();
  const head = (await reader.until(headEnd, maxFieldBytes, tooMuch)).toString();
  const disposition =
    head.split("\r\n").find((line) => /^content-disposition:\s*form-data/i.test(line)) ?? "";
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) throw malformed();
  return { name: name.toLowerCase(), fileName: /;\s*filename="([^"]*)"/i.exec(disposition)?.[1] ?? "" };
};

const readUploadForm = async (source: AsyncIterable<Buffer>, contentType: string): Promise<UploadForm> => {
  const boundary = boundaryOf(contentType);
  const reader = new ByteReader(source, malformed, Buffer.from("\r\n"));
  const fields = new Map<string, string>();
  let left = maxFieldBytes;
  await reader.until(boundary, left, tooMuch);
  for (let part = await readPart(reader); part !== undefined; part = await readPart(reader)) {
    if (part.name === "file") return { fields, fileName: part.fileName, content: reader.before(boundary) };
    const value = (await reader.until(boundary, left, tooMuch)).toString();
    left -= value.length + part.name.length;
    if (left < 0) throw tooMuch();
    if (fields.has(part.name)) throw s3Error("InvalidArgument", `The field ${part.name} was given twice.`);
    fields.set(part.name, value);
  }
  throw s3Error("InvalidArgument", "POST requires exactly one file upload per request.");
};

/** Verifies the signature of an upload form's policy; returns the signer and the policy in base64. */
const verifyPostSignature = (
  fields: ReadonlyMap<string, string>,
  account: Pick<CloudContext, "credentials" | "access">,
): { policy: string; asker: Asker } => {
  const policy = fields.get("policy");
  if (policy === undefined) throw s3Error("AccessDenied");
  const field = (name: string): string => fields.get(name) ?? "";
  const [accessKeyId = "", day = "", region = "", service, ending] = field("x-amz-credential").split("/");
  const date = field("x-amz-date");
  const isComplete = service === "s3" && ending === "aws4_request" && date.startsWith(`${day}T`);
  if (field("x-amz-algorithm") !== "AWS4-HMAC-SHA256" || !isComplete || Number.isNaN(parseAmzDate(date)))
    throw s3Error("InvalidArgument", "The form is not signed with AWS4-HMAC-SHA256.");
  const signer = signerOf(account, accessKeyId, fields.get("x-amz-security-token"));
  if (typeof signer === "string") throw signatureError(refuse("s3", signer));
  const signature = signText(signer.credentials.secretAccessKey, { day, region, service }, policy);
  if (!sameText(field("x-amz-signature"), signature)) throw s3Error("SignatureDoesNotMatch");
  return { policy, asker: signer.asker };
};

const readKey = (form: UploadForm): string => {
  const template = form.fields.get("key");
  if (template === undefined || template === "")
    throw s3Error("InvalidArgument", "Bucket POST must contain a field named 'key'.");
  const key = template.replaceAll("${filename}", () => form.fileName);
  checkKey(key);
  return key;
};

const answer = (
  { request, response, bucket }: S3Request,
  stored: { key: string; etag: string; status: string | undefined },
): void => {
  const path = stored.key.split("/").map(percentEncode).join("/");
  const bucketUrl = (request.url?.split("?")[0] ?? "").replace(/\/$/, "");
  const location = `http://${request.headers.host ?? ""}${bucketUrl}/${path}`;
  const headers = { etag: `"${stored.etag}"`, location };
  if (stored.status !== "201") {
    response.writeHead(stored.status === "200" ? 200 : 204, headers);
    response.end();
    return;
  }
  const fields = [
    `<Location>${xmlEscape(location)}</Location><Bucket>${xmlEscape(bucket)}</Bucket>`,
    `<Key>${xmlEscape(stored.key)}</Key><ETag>&quot;${stored.etag}&quot;</ETag>`,
  ];
  sendXml(response, 201, `<PostResponse>${fields.join("")}</PostResponse>`, headers);
};

const checkSmallest = (size: number, minimum: number): void => {
  if (size < minimum)
    throw s3Error("EntityTooSmall", undefined, { ProposedSize: size, MinSizeAllowed: minimum });
};

const receiveForm = async (s3: S3Request, bytes: AsyncIterable<Buffer>): Promise<void> => {
  const { store, bucket, request, context } = s3;
  const form = await readUploadForm(bytes, request.headers["content-type"] ?? "");
  const signed = verifyPostSignature(form.fields, context);
  const policy = parsePostPolicy(signed.policy);
  const key = readKey(form);
  objectRights(s3, signed.asker).write(bucket, key);
  const fields = new Map([...form.fields, ["key", key], ["bucket", bucket]]);
  const sizes = checkPostPolicy(policy, fields, context.clock.now(), largestObject);
  if (fields.has("success_action_redirect")) throw s3Error("NotImplemented");
  const received = await receive(store.blobs, form.content, sizes.maximum, (digests) => {
    checkSmallest(digests.size, sizes.minimum);
    verifyChecksums(digests, fields);
  });
  const object = describeObject(received, objectHeaders(fields), context.clock.now());
  store.put(bucket, key, object);
  answer(s3, { key, etag: object.etag, status: fields.get("success_action_status") });
};

/** A browser's form upload; its signed policy decides. */
export const postObject = (s3: S3Request): Promise<void> =>
  withRequestBytes(s3.request, (bytes) => receiveForm(s3, bytes));
