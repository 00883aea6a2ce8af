import { verifyHead } from "#local/aws/sigv4.ts";

import { copyObject } from "./copy-object.ts";
import { deleteObjects } from "./delete-objects.ts";
import { getObject } from "./get-object.ts";
import { listVersions } from "./list-versions.ts";
import { listObjects } from "./list-objects.ts";
import { objectRights } from "./object-rights.ts";
import type { ObjectRights } from "./object-rights.ts";
import { postObject } from "./post-object.ts";
import { putObject } from "./put-object.ts";
import { s3Error, signatureError } from "./s3-error.ts";
import type { S3Request } from "./s3-request.ts";

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

// An operation we do not serve differs only by its query: PutObjectTagging must not overwrite the object.
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

/** Serves one request whose bucket is `isKnown` or not; throws S3Error for whatever is refused. */
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
