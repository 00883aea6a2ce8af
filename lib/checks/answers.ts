import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type * as z from "zod";
import type { AnswersEnv } from "#lambdas/checks/answers/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { Resources } from "#lib/platform/resources.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Without a setting, the local site stands in for Bike Index. */
const bikeIndexUrl = ({ defaults: { settings }, siteOrigin }: Resources): string => {
  const { bikeIndexUrl = `${siteOrigin}/_local/bike-index/api/v3` } = settings;
  return bikeIndexUrl === "off" ? "" : bikeIndexUrl;
};

/** Public, so it may read only what owners make public. It writes nothing but its readers' quotas. */
export const answers: FunctionRecord<z.input<typeof AnswersEnv>> = {
  name: "answers",
  entry: "lambdas/checks/answers/handler.ts",
  errorImpact: "Nobody can check a frame number before buying a bike.",
  // A photo takes a few seconds.
  timeout: Duration.seconds(29),
  environment: (resources) => ({
    ...apiEnvironment(resources),
    BIKE_INDEX_URL: bikeIndexUrl(resources),
    CHALLENGE_SECRET: resources.secrets.challenge,
  }),
  rights: (fn, { table }) => {
    table.allow(fn, ["BatchGetItem"], [partition.frameGuard, partition.posting]);
    table.allow(fn, ["Query"], [partition.fold]);
    table.allow(fn, ["UpdateItem"], [partition.quota]);
    fn.allow(new PolicyStatement({ actions: ["rekognition:DetectText"], resources: ["*"] }));
  },
};
