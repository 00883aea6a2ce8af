import type { Construct } from "constructs";
import type * as z from "zod";
import type { FoundReportsEnv } from "#lambdas/found-reports/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { RegistryTable } from "#lib/constructs/registry-table.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";

const allowReporting = (reports: FeatureFunction, table: RegistryTable): void => {
  table.allow(reports, {
    actions: ["GetItem", "PutItem", "UpdateItem", "ConditionCheckItem"],
    partitions: ["BIKE#*", "USER#*"],
  });
  table.allow(reports, { actions: ["BatchGetItem", "Query", "DeleteItem"], partitions: ["BIKE#*"] });
  table.allow(reports, { actions: ["BatchGetItem"], partitions: ["USER#*"] });
  table.allow(reports, { actions: ["BatchGetItem", "ConditionCheckItem"], partitions: ["BLOCK#*"] });
  table.allow(reports, { actions: ["GetItem", "PutItem"], partitions: ["IDEM#*"] });
  table.allow(reports, { actions: ["PutItem"], partitions: ["THREAD#*", "CHALLENGE#*"] });
  table.allow(reports, { actions: ["UpdateItem"], partitions: ["QUOTA#*", "RATE#*"] });
  table.allow(reports, { actions: ["GetItem"], partitions: ["QR#*"] });
  table.allow(reports, {
    actions: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    partitions: ["FOUNDCODE#*"],
  });
  table.allow(reports, { actions: ["Query"], partitions: ["FOUND#*"], index: "gsi1" });
};

/** Brings finders and owners together. Points are promised here and paid elsewhere. */
export const foundReportsFunction = (scope: Construct, parts: ApiParts): FeatureFunction => {
  const { secrets, table, workshop } = parts;
  const reports = new FeatureFunction<z.input<typeof FoundReportsEnv>>(scope, "FoundReportsFunction", {
    workshop,
    name: "found-reports",
    errorImpact: "Whoever has found a stolen bike cannot tell its owner.",
    environment: {
      ...apiEnvironment(parts),
      CURSOR_SECRET: secrets.cursor,
      CODE_SECRET: secrets.codes,
      CHALLENGE_SECRET: secrets.challenge,
    },
  });
  allowReporting(reports, table);
  return reports;
};
