import type { Construct } from "constructs";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { type JobParts, nightlyJob } from "#lib/features/nightly-job.ts";

/** Looks every night for stolen bikes among what has come into the register since, and tells their owners. */
export const matchTheftsFunction = (scope: Construct, parts: JobParts): FeatureFunction => {
  const { table } = parts;
  const job = nightlyJob(scope, parts, {
    name: "match-thefts",
    ids: { job: "MatchTheftsFunction", schedule: "TheftMatch" },
    at: { hour: "1", minute: "30" },
    description: "Looks for stolen bikes in the register",
    impact: {
      run: "Tonight nobody looked for stolen bikes among those that were registered since.",
      givenUp:
        "Looking for stolen bikes was given up for tonight after every retry. The log names the thefts.",
    },
  });
  table.allow(job, { actions: ["Query"], partitions: ["THEFTS#OPEN"], index: "gsi1" });
  table.allow(job, { actions: ["Query"], partitions: ["FOUNDREPORTS#*"], index: "gsi2" });
  table.allow(job, { actions: ["Query"], partitions: ["FOLD#*"] });
  table.allow(job, { actions: ["BatchGetItem", "PutItem"], partitions: ["BIKE#*"] });
  table.allow(job, { actions: ["PutItem"], partitions: ["USER#*"] });
  return job;
};
