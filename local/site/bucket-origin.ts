import { readTarget } from "#local/aws/request-target.ts";
import { percentDecode } from "#local/aws/percent.ts";
import type { ReadObject } from "#local/object-reader.ts";

import type { Origin } from "./origin.ts";
import { contentOf, sendContent } from "./send-content.ts";
import { sendMissing } from "./send-missing.ts";

/** Serves the objects of a bucket; each path is a key. */
export const createBucketOrigin = (bucket: string, read: ReadObject): Origin => ({
  handle: async (request, response, { url }) => {
    const key = percentDecode(readTarget(url).path.slice(1));
    const object = key ? await read(bucket, key) : undefined;
    if (object === undefined) return sendMissing(response);
    // How long CloudFront's standard policy keeps what says nothing about it.
    const cacheControl = object.cacheControl ?? "public, max-age=86400";
    await sendContent(request, response, contentOf(object.body, object.contentType, cacheControl));
  },
});
