import { stamp } from "#local/aws/stamp.ts";
import type { CloudContext, Service } from "#local/cloud.ts";

import { expireObjects, expireVersions } from "./lifecycle.ts";
import type { LifecycleRule } from "./lifecycle.ts";
import { openObjectStore } from "./object-store.ts";
import { perform } from "./operations.ts";
import { readS3Request } from "./s3-request.ts";
import { sendS3Error } from "./send-s3-error.ts";

export type S3Options = {
  prefix: `/${string}`;
  buckets: {
    name: string;
    lifecycleDays?: LifecycleRule[] | undefined;
    /** For so many days what was replaced or removed is kept; without it it is gone at once. */
    versionDays?: number | undefined;
    keyArn?: string | undefined;
  }[];
};

/** Serves buckets path-style below `prefix`. `sweep` applies the lifecycle rules by the clock; `holds` tells whether an object is there. */
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
