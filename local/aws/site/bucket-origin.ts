import { percentDecode } from "#local/aws/wire/percent.ts";
import { readTarget } from "#local/aws/wire/request-target.ts";
import type { ReadObject } from "#local/s3-reader.ts";
import type { Origin } from "./origin.ts";
import { contentOf, sendContent } from "./send-content.ts";
import { sendMissing } from "./send-missing.ts";

/** Serves a bucket's objects; the path is the key. */
export const createBucketOrigin = (bucket: string, read: ReadObject): Origin => ({
  handle: async (request, response, { url }) => {
    const key = percentDecode(readTarget(url).path.slice(1));
    const object = key ? await read(bucket, key) : undefined;
    if (object === undefined) return sendMissing(response);
    const content = contentOf(object.body, object.contentType, object.cacheControl);
    await sendContent(request, response, content);
  },
});
