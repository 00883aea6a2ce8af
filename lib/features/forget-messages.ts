import type { Construct } from "constructs";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { type JobParts, nightlyJob } from "#lib/features/nightly-job.ts";

/** Removes every night what was said about bikes that left their owners two years ago. */
export const forgetMessagesFunction = (scope: Construct, parts: JobParts): FeatureFunction => {
  const { table } = parts;
  const job = nightlyJob(scope, parts, {
    name: "forget-messages",
    ids: { job: "ForgetMessagesFunction", schedule: "MessageRetention" },
    at: { hour: "3", minute: "30" },
    description: "Removes conversations about bikes that left their owners two years ago",
    impact: {
      run: "Conversations are kept for longer than people were promised.",
      givenUp:
        "Removing old conversations was given up for tonight after every retry. The log names the bikes.",
    },
  });
  table.allow(job, { actions: ["Query"], partitions: ["DEPARTURES"], index: "gsi1" });
  table.allow(job, { actions: ["DeleteItem", "GetItem", "Query"], partitions: ["BIKE#*"] });
  table.allow(job, { actions: ["DeleteItem", "GetItem"], partitions: ["USER#*"] });
  table.allow(job, { actions: ["DeleteItem", "Query"], partitions: ["THREAD#*", "REPORT#*"] });
  return job;
};
