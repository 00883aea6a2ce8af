import type { Construct } from "constructs";
import type * as z from "zod";
import type { NoticesEnv } from "#lambdas/notices/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";

/** Shows people what they have been told, and how much of it they have not read. */
export const noticesFunction = (scope: Construct, parts: ApiParts): FeatureFunction => {
  const { secrets, table, workshop } = parts;
  const notices = new FeatureFunction<z.input<typeof NoticesEnv>>(scope, "NoticesFunction", {
    workshop,
    name: "notices",
    errorImpact: "The bell neither counts nor shows what people have been told.",
    environment: { ...apiEnvironment(parts), CURSOR_SECRET: secrets.cursor },
  });
  table.allow(notices, {
    actions: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    partitions: ["USER#*"],
  });
  table.allow(notices, { actions: ["Query"], partitions: ["NOTES#*"], index: "gsi1" });
  table.allow(notices, {
    actions: ["Query"],
    partitions: ["UNREADNOTES#*", "UNREADTHREADS#*"],
    index: "gsi2",
  });
  return notices;
};
