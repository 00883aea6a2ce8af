import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type * as z from "zod";
import type { TodoEnv } from "#lambdas/office/todo/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { acknowledgeWildcard } from "#lib/platform/constructs/acknowledge-wildcard.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Stores claims on cases, and reports troubles and failed work. It reads no case. */
export const todo: FunctionRecord<z.input<typeof TodoEnv>> = {
  name: "todo",
  entry: "lambdas/office/todo/handler.ts",
  errorImpact: "Administrators do not see who looks into what, and may both begin with the same case.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    GIVEN_UP_BUCKET: resources.failedEvents.bucket.bucketName,
    ALARM_TOPIC: resources.defaults.alarms.topic.topicArn,
  }),
  rights: (fn, { failedEvents, table }) => {
    // May list failed work, not read it.
    failedEvents.bucket.allowSeeingAbsence(fn);
    fn.allow(new PolicyStatement({ actions: ["cloudwatch:DescribeAlarms"], resources: ["*"] }));
    acknowledgeWildcard(fn.grantPrincipal, "*", "CloudWatch filters alarms by their topic, not by a right.");
    table.allow(fn, ["GetItem", "BatchGetItem"], [partition.user]);
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem", "Query"], [partition.caseClaim]);
  },
};
