import { percentDecode } from "#local/aws/percent.ts";
import { sendXml } from "#local/aws/send-xml.ts";

import { objectHeaders } from "./object-headers.ts";
import type { ObjectRights } from "./object-rights.ts";
import { describeObject } from "./put-object.ts";
import { largestObject, receive } from "./receive.ts";
import { s3Error } from "./s3-error.ts";
import type { S3Request } from "./s3-request.ts";

type Source = { readonly bucket: string; readonly key: string; readonly versionId: string | undefined };

const readSource = (header: string): Source => {
  const [, bucket, encodedKey, versionId] =
    /^\/?([^/?]+)\/([^?]+)(?:\?versionId=([\w-]+))?$/.exec(header) ?? [];
  const key = encodedKey === undefined ? undefined : percentDecode(encodedKey);
  if (bucket === undefined || key === undefined)
    throw s3Error("InvalidArgument", "Copy Source must name bucket and key.");
  return { bucket, key, versionId };
};

/** CopyObject: the bytes always, type and metadata unless the directive says REPLACE. */
export const copyObject = async (
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
