import type { IncomingMessage, ServerResponse } from "node:http";
import { percentDecode } from "#local/aws/wire/percent.ts";
import { readTarget } from "#local/aws/wire/request-target.ts";
import type { CloudContext } from "#local/cloud.ts";
import type { BucketKeys } from "./object-rights.ts";
import type { ObjectStore } from "./object-store.ts";
import { s3Error } from "./s3-error.ts";

export type S3Request = {
  readonly context: CloudContext;
  readonly store: ObjectStore;
  readonly bucketKeys: BucketKeys;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
  readonly bucket: string;
  readonly key: string;
  readonly query: ReadonlyMap<string, string>;
  /** Headers, and the x-amz-… parameters of a presigned URL. */
  readonly given: ReadonlyMap<string, string>;
};

const maxKeyBytes = 1024;

const splitPath = (path: string): { bucket: string; key: string } => {
  const at = path.indexOf("/");
  const bucket = percentDecode(at < 0 ? path : path.slice(0, at));
  const key = at < 0 ? "" : percentDecode(path.slice(at + 1));
  if (bucket === undefined || key === undefined) throw s3Error("InvalidURI");
  return { bucket, key };
};

export const checkKey = (key: string): void => {
  if (Buffer.byteLength(key) > maxKeyBytes) throw s3Error("KeyTooLongError");
  if (key.includes("\0")) throw s3Error("InvalidURI");
};

/** Reads bucket and key from the path below `prefix`; the key is opaque, so `..` has no meaning. */
export const readS3Request = (
  { context, store, bucketKeys }: Pick<S3Request, "context" | "store" | "bucketKeys">,
  prefix: string,
  exchange: { request: IncomingMessage; response: ServerResponse },
): S3Request => {
  const { request } = exchange;
  const target = readTarget(request.url ?? "/");
  const { bucket, key } = splitPath(target.path.slice(prefix.length + 1));
  checkKey(key);
  const given = new Map(target.query.filter(([name]) => name.startsWith("x-amz-")));
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) given.set(name, String(value));
  const query = new Map(target.query);
  return {
    ...exchange,
    context,
    store,
    bucketKeys,
    method: request.method ?? "GET",
    bucket,
    key,
    query,
    given,
  };
};
