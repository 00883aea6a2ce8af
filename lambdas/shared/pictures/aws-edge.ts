import { failedCall, signedCalls } from "./aws-signed-calls.ts";
import { photoKey } from "./kept-pictures.ts";
import { system } from "#lambdas/system.ts";

/** CloudFront is one for the whole world, and is signed for here. */
const region = "us-east-1";

const own = "https://cloudfront.amazonaws.com";

const batchOf = (id: string): string =>
  [
    '<InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/">',
    `<Paths><Quantity>1</Quantity><Items><Path>/${photoKey(id)}</Path></Items></Paths>`,
    // A name is used once: asked for again, it is the same invalidation, and is not paid for again.
    `<CallerReference>${id}</CallerReference>`,
    "</InvalidationBatch>",
  ].join("");

/** Lets CloudFront forget a photo. It has to be gone from its bucket before, or it would be fetched again. */
export const forgetAtEdge = (
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
