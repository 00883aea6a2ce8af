import type { Construct } from "constructs";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { type JobParts, nightlyJob } from "#lib/features/nightly-job.ts";

/** Closes every night the finds that no owner has decided, and pays finders what has been held for them long enough. */
export const foundReportClockFunction = (scope: Construct, parts: JobParts): FeatureFunction => {
  const { table } = parts;
  const job = nightlyJob(scope, parts, {
    name: "found-report-clock",
    ids: { job: "FoundReportClockFunction", schedule: "FoundReportClock" },
    at: { hour: "5", minute: "0" },
    description: "Closes finds that nobody has decided, and pays finders",
    impact: {
      run: "Tonight finders were not paid, or old finds still wait for their owners.",
      givenUp: "Paying finders was given up for tonight after every retry. The log names the thefts.",
    },
  });
  table.allow(job, { actions: ["Query"], partitions: ["REWARDS#DUE"], index: "gsi1" });
  table.allow(job, { actions: ["Query"], partitions: ["FOUNDREPORTS#*"], index: "gsi2" });
  table.allow(job, { actions: ["GetItem", "UpdateItem", "DeleteItem"], partitions: ["BIKE#*"] });
  table.allow(job, {
    actions: ["GetItem", "PutItem", "UpdateItem", "ConditionCheckItem"],
    partitions: ["USER#*"],
  });
  return job;
};
