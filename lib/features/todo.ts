import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type * as z from "zod";
import type { TodoEnv } from "#lambdas/todo/env.ts";
import { partition } from "#lambdas/shared/table/partitions.ts";
import { acknowledgeWildcard } from "#lib/constructs/acknowledge-wildcard.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Remembers which administrator looks into which case, and says what does not work and what was given up. It sees no case. */
export const todo: FunctionRecord<z.input<typeof TodoEnv>> = {
  name: "todo",
  entry: "lambdas/todo/handler.ts",
  errorImpact: "Administrators do not see who looks into what, and may both begin with the same case.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    GIVEN_UP_BUCKET: resources.givenUp.bucket.bucketName,
    ALARM_TOPIC: resources.defaults.alarms.topic.topicArn,
  }),
  rights: (fn, { givenUp, table }) => {
    // What was given up is listed, and not read.
    givenUp.bucket.allowSeeingAbsence(fn);
    fn.allow(new PolicyStatement({ actions: ["cloudwatch:DescribeAlarms"], resources: ["*"] }));
    acknowledgeWildcard(fn.grantPrincipal, "*", "CloudWatch filters alarms by their topic, not by a right.");
    table.allow(fn, ["GetItem", "BatchGetItem"], [partition.user]);
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem", "Query"], [partition.caseClaim]);
  },
};
