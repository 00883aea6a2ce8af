import { parseArgs } from "node:util";
import { awsPost } from "./redrive/aws-post.ts";
import { readStreamMappings } from "#local/template/readers/stream-mappings.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { enterLocal } from "./enter-local.ts";
import { redrive } from "./redrive/redrive.ts";

const { values } = parseArgs({
  options: {
    bucket: { type: "string" },
    function: { type: "string", default: "NotifierFunction" },
    region: { type: "string", default: "eu-west-1" },
    local: { type: "string" },
    url: { type: "string", default: "http://127.0.0.1:4300" },
  },
});
/** The bucket for failed events. */
const givenUpIn = (template: CloudTemplate): string | undefined =>
  readStreamMappings(template).find(({ onFailure }) => onFailure?.kind === "bucket")?.onFailure?.name;

const bucket = values.local === undefined ? values.bucket : enterLocal(values.local, values.url, givenUpIn);
if (bucket === undefined) {
  console.error("node scripts/redrive.ts --bucket <GivenUpBucket> [--function NotifierFunction]");
  console.error("node scripts/redrive.ts --local .local [--url http://127.0.0.1:4300]");
  console.error("Hands a function once more what it gave up. What it takes is gone from the bucket then.");
  process.exit(2);
}

const lambdaEndpoint = process.env["AWS_ENDPOINT_URL_LAMBDA"];
const post = awsPost({ bucket, region: values.region, lambdaEndpoint, now: () => new Date() });
const { done, failed, passedOver } = await redrive(post, values.function, (line) => console.error(line));
console.log(`${done} taken, ${failed} failed again, ${passedOver} of other functions left where they are.`);
process.exitCode = failed > 0 ? 1 : 0;
