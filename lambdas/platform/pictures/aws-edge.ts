import { failedCall, signedCalls } from "./aws-signed-calls.ts";
import { photoKey } from "./stored-pictures.ts";
import { system } from "#lambdas/platform/system.ts";

/** CloudFront is global, and its requests are signed for this region. */
const region = "us-east-1";

const own = "https://cloudfront.amazonaws.com";

const batchOf = (id: string): string =>
  [
    '<InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/">',
    `<Paths><Quantity>1</Quantity><Items><Path>/${photoKey(id)}</Path></Items></Paths>`,
    // CloudFront charges a repeated reference only once.
    `<CallerReference>${id}</CallerReference>`,
    "</InvalidationBatch>",
  ].join("");

/** Invalidates a photo in CloudFront. Delete it from its bucket first, or CloudFront fetches it again. */
export const invalidatePhoto = (
  distributionId: string,
  endpoint = process.env["AWS_ENDPOINT_URL_CLOUDFRONT"] ?? own,
  now = () => system.now(),
) => {
  const call = signedCalls("cloudfront", region, now);
  const url = new URL(`${endpoint}/2020-05-31/distribution/${distributionId}/invalidation`);
  return async (id: string): Promise<void> => {
    const headers = { "content-type": "application/xml" };
    const answer = await call({ method: "POST", url, headers, body: batchOf(id) });
    if (answer.status !== 201) throw failedCall("Invalidating a photo", answer);
  };
};
