import { stamp } from "#local/aws/wire/stamp.ts";
import type { CloudContext, Service } from "#local/cloud.ts";
import { openObjectStore, type ObjectStore } from "./object-store.ts";
import { perform } from "./operations.ts";
import { readS3Request } from "./s3-request.ts";
import type { IncomingMessage, ServerResponse } from "node:http";
import { drain } from "#local/aws/wire/drain.ts";
import { sendXml } from "#local/aws/wire/send-xml.ts";
import { xmlEscape } from "#local/aws/wire/xml-escape.ts";
import { S3Error } from "./s3-error.ts";

/** Objects below `prefix` expire `days` days after their last write. */
type LifecycleRule = { prefix: string; days: number };

const dayMillis = 24 * 60 * 60 * 1000;

const expireObjects = (
  store: ObjectStore,
  bucket: string,
  rules: readonly LifecycleRule[],
  now: number,
): void => {
  for (const { prefix, days } of rules)
    for (const { key, object } of store.list(bucket, prefix))
      if (now >= object.lastModified + days * dayMillis) store.remove(bucket, key, now);
};

const expireVersions = (store: ObjectStore, bucket: string, days: number | undefined, now: number): void => {
  if (days === undefined) return;
  for (const { key, version } of store.versions(bucket, ""))
    if (now >= version.until + days * dayMillis) store.dropVersion(bucket, key, version);
};

const elements = (fields: Record<string, string | number>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<${name}>${xmlEscape(String(value))}</${name}>`)
    .join("");

/** Drains the request first, since many clients read no response before they have sent everything. */
const sendS3Error = async (
  exchange: { request: IncomingMessage; response: ServerResponse; requestId: string },
  thrown: unknown,
): Promise<void> => {
  const { request, response, requestId } = exchange;
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const error = thrown instanceof S3Error ? thrown : new S3Error("InternalError", 500, String(thrown));
  await drain(request);
  if (!request.complete) response.setHeader("connection", "close");
  if (request.method === "HEAD") {
    response.writeHead(error.status).end();
    return;
  }
  const fields = { Code: error.code, Message: error.message, ...error.details, RequestId: requestId };
  sendXml(response, error.status, `<Error>${elements(fields)}</Error>`);
};

export type S3Options = {
  prefix: `/${string}`;
  buckets: {
    name: string;
    lifecycleDays?: LifecycleRule[] | undefined;
    /** Days for which replaced and removed objects are kept; undefined disables versioning. */
    versionDays?: number | undefined;
    keyArn?: string | undefined;
  }[];
};

/** Serves buckets path-style below `prefix`; `sweep` applies the lifecycle rules by the emulator's clock. */
export const createS3 = (
  context: CloudContext,
  { prefix, buckets }: S3Options,
): Service & { sweep: () => Promise<void>; holds: (bucket: string, key: string) => boolean } => {
  const keeping = new Set(
    buckets.filter(({ versionDays }) => versionDays !== undefined).map(({ name }) => name),
  );
  const store = openObjectStore(context.stateDir, (bucket) => keeping.has(bucket));
  const bucketKeys = new Map(
    buckets.flatMap(({ name, keyArn }): [string, string][] => (keyArn === undefined ? [] : [[name, keyArn]])),
  );
  const names = new Set(buckets.map(({ name }) => name));
  return {
    prefix,
    handle: async (request, response) => {
      const requestId = stamp(response, context.clock);
      try {
        const s3 = readS3Request({ context, store, bucketKeys }, prefix, { request, response });
        await perform(s3, (bucket) => names.has(bucket));
      } catch (error) {
        await sendS3Error({ request, response, requestId }, error);
      }
    },
    holds: (bucket, key) => store.get(bucket, key) !== undefined,
    sweep: () => {
      for (const { name, lifecycleDays = [], versionDays } of buckets) {
        expireObjects(store, name, lifecycleDays, context.clock.now());
        expireVersions(store, name, versionDays, context.clock.now());
      }
      return Promise.resolve();
    },
    close: () => {
      store.close();
      return Promise.resolve();
    },
  };
};
