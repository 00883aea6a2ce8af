import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type * as z from "zod";
import type { TodoEnv } from "#lambdas/office/todo/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { acknowledgeWildcard } from "#lib/platform/constructs/acknowledge-wildcard.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { Alarms } from "#lib/platform/constructs/alarm.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

const queueLists = [
  list.accessSamples,
  list.bikes,
  list.bugs,
  list.contactCases,
  list.disputes,
  list.inventories,
  list.openAdCases,
  list.openCorrections,
  list.openEmailRequests,
  list.openExtracts,
  list.openIdentityReviews,
  list.openRemovals,
  list.openSamples,
  list.openThreadReports,
  list.ordersInState,
  list.rewardsInReview,
  list.storeApplications,
  list.waitingOwnershipDisputes,
];

const topicsOf = ({ wake, workDay }: Alarms): string => `${wake.topicArn},${workDay.topicArn}`;

/** Stores claims on cases, counts what waits in each queue, and reports troubles and failed work. */
export const todo: FunctionRecord<z.input<typeof TodoEnv>> = {
  name: "todo",
  entry: "lambdas/office/todo/handler.ts",
  errorImpact:
    "Administrators see neither what waits for them nor whether all is well, nor who looks into what, and may both begin with the same case.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    GIVEN_UP_BUCKET: resources.failedEvents.bucket.bucketName,
    ALARM_TOPICS: topicsOf(resources.defaults.alarms),
  }),
  rights: (fn, { failedEvents, table }) => {
    // May list failed work, not read it.
    failedEvents.bucket.allowSeeingAbsence(fn);
    fn.allow(new PolicyStatement({ actions: ["cloudwatch:DescribeAlarms"], resources: ["*"] }));
    acknowledgeWildcard(fn.grantPrincipal, "*", "CloudWatch filters alarms by their topic, not by a right.");
    table.allow(fn, ["GetItem", "BatchGetItem"], [partition.user]);
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem", "Query"], [partition.caseClaim]);
    // A bike drawn for a second look may be gone since.
    table.allow(fn, ["GetItem"], [partition.bike]);
    table.allowQuerying(fn, queueLists);
  },
};
