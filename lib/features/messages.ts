import type { Construct } from "constructs";
import type * as z from "zod";
import type { MessagesEnv } from "#lambdas/messages/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { RegistryTable } from "#lib/constructs/registry-table.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";

const allowMessages = (messages: FeatureFunction, table: RegistryTable): void => {
  table.allow(messages, {
    actions: ["BatchGetItem", "ConditionCheckItem", "DeleteItem", "GetItem", "UpdateItem"],
    partitions: ["USER#*"],
  });
  table.allow(messages, {
    actions: ["BatchGetItem", "ConditionCheckItem", "GetItem", "PutItem"],
    partitions: ["BIKE#*"],
  });
  table.allow(messages, {
    actions: ["BatchGetItem", "ConditionCheckItem", "DeleteItem", "PutItem"],
    partitions: ["BLOCK#*"],
  });
  table.allow(messages, {
    actions: ["DeleteItem", "GetItem", "PutItem", "Query"],
    partitions: ["THREAD#*"],
  });
  table.allow(messages, { actions: ["DeleteItem", "GetItem", "PutItem"], partitions: ["SAID#*"] });
  table.allow(messages, { actions: ["GetItem", "PutItem"], partitions: ["IDEM#*"] });
  table.allow(messages, { actions: ["PutItem"], partitions: ["REPORT#*", "AUDIT#*"] });
  table.allow(messages, { actions: ["UpdateItem"], partitions: ["QUOTA#*", "RATE#*"] });
  table.allow(messages, { actions: ["Query"], partitions: ["THREADS#*"], index: "gsi1" });
};

/** Lets people write to each other about a bike. It knows what they are called, and tells nobody. */
export const messagesFunction = (scope: Construct, parts: ApiParts): FeatureFunction => {
  const { secrets, table, workshop } = parts;
  const messages = new FeatureFunction<z.input<typeof MessagesEnv>>(scope, "MessagesFunction", {
    workshop,
    name: "messages",
    errorImpact: "Nobody can write to the owner of a bike, or read what was written to them.",
    environment: { ...apiEnvironment(parts), CURSOR_SECRET: secrets.cursor },
  });
  allowMessages(messages, table);
  return messages;
};
