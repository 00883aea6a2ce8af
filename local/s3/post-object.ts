import { percentEncode } from "#local/aws/percent.ts";
import { sendXml } from "#local/aws/send-xml.ts";
import { xmlEscape } from "#local/aws/xml-escape.ts";

import { verifyChecksums } from "./checksums.ts";
import { objectHeaders } from "./object-headers.ts";
import { objectRights } from "./object-rights.ts";
import { checkPostPolicy, parsePostPolicy } from "./post-policy.ts";
import { verifyPostSignature } from "./post-signature.ts";
import { describeObject } from "./put-object.ts";
import { largestObject, receive } from "./receive.ts";
import { withRequestBytes } from "./request-bytes.ts";
import { s3Error } from "./s3-error.ts";
import { checkKey } from "./s3-request.ts";
import type { S3Request } from "./s3-request.ts";
import { readUploadForm } from "./upload-form.ts";
import type { UploadForm } from "./upload-form.ts";

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

/** The form upload of a browser: accepted only as far as the signed policy in it allows. */
export const postObject = (s3: S3Request): Promise<void> =>
  withRequestBytes(s3.request, (bytes) => receiveForm(s3, bytes));
