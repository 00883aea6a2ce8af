import * as z from "zod";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { RetryGivenUpEnv } from "#lambdas/platform/jobs/env.ts";
import { system } from "#lambdas/platform/system.ts";
import { awsPost } from "./aws-post.ts";
import { type Outcome, isRetryDue, maxRunMillis, pauseMillis, redrive } from "./redrive.ts";

const env = RetryGivenUpEnv.extend({ AWS_REGION: z.string() }).parse(process.env);
const logger = loggerOf("retry-given-up");
const retried = new Set(env.RETRIED_FUNCTIONS.split(","));
const post = awsPost({
  bucket: env.GIVEN_UP_BUCKET,
  region: env.AWS_REGION,
  lambdaEndpoint: process.env["AWS_ENDPOINT_URL_LAMBDA"],
  now: () => system.now(),
});

/** Reports only counts, because a function's error may contain personal data; its own log names the cause. */
export const handler = async (): Promise<Outcome> => {
  const begun = system.now().getTime();
  const outcome = await redrive(post, {
    isOf: (name) => retried.has(name),
    isDue: (event) => system.now().getTime() - begun < maxRunMillis && isRetryDue(event, begun),
    pause: () => system.wait(pauseMillis),
  });
  logger.info("Given-up work was tried again", outcome);
  return outcome;
};
