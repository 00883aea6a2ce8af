import { parseArgs } from "node:util";
import { awsPost } from "#lambdas/app/retry-given-up/aws-post.ts";
import { pauseMillis, redrive } from "#lambdas/app/retry-given-up/redrive.ts";
import { system } from "#lambdas/platform/system.ts";
import { readStreamMappings } from "#local/template/readers/stream-mappings.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { enterLocal } from "./enter-local.ts";

const { values } = parseArgs({
  options: {
    bucket: { type: "string" },
    function: { type: "string", default: "" },
    region: { type: "string", default: "eu-west-1" },
    local: { type: "string" },
    url: { type: "string", default: "http://127.0.0.1:4300" },
  },
});
/** The bucket for failed events. */
const givenUpIn = (template: CloudTemplate): string | undefined =>
  readStreamMappings(template).find(({ onFailure }) => onFailure?.kind === "bucket")?.onFailure?.name;

const { bucket, now } =
  values.local === undefined
    ? { bucket: values.bucket, now: Date.now }
    : enterLocal(values.local, values.url, (template, clock) => ({
        bucket: givenUpIn(template),
        now: () => clock.now(),
      }));
if (bucket === undefined) {
  console.error("node scripts/redrive.ts --bucket <GivenUpBucket> [--function NotifierFunction]");
  console.error("node scripts/redrive.ts --local .local [--url http://127.0.0.1:4300]");
  console.error(
    "Hands every function, or the named one, once more what it gave up. What it takes is gone from the bucket then.",
  );
  process.exit(2);
}

const lambdaEndpoint = process.env["AWS_ENDPOINT_URL_LAMBDA"];
const post = awsPost({ bucket, region: values.region, lambdaEndpoint, now: () => new Date(now()) });
const { done, failed, passedOver } = await redrive(post, {
  isOf: (name) => name.includes(values.function),
  report: (line) => console.error(line),
  pause: () => system.wait(pauseMillis),
});
console.log(`${done} taken, ${failed} failed again, ${passedOver} of other functions left where they are.`);
process.exitCode = failed > 0 ? 1 : 0;
