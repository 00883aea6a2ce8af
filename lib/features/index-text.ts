import { Duration } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { IndexTextEnv } from "#lambdas/index-text/env.ts";
import { FeatureFunction, type Workshop } from "#lib/constructs/feature-function.ts";
import type { RegistryTable } from "#lib/constructs/registry-table.ts";
import { StreamConsumer } from "#lib/constructs/stream-consumer.ts";

type Parts = { readonly workshop: Workshop; readonly table: RegistryTable };

/** Lists every bike under its words and every person under their names, and counts the values of bikes, after they have been written. */
export const indexTextFunction = (scope: Construct, { workshop, table }: Parts): FeatureFunction => {
  const indexText = new FeatureFunction<z.input<typeof IndexTextEnv>>(scope, "IndexTextFunction", {
    workshop,
    name: "index-text",
    errorImpact: "Bikes that were registered or changed just now are not found by words.",
    timeout: Duration.seconds(60),
    environment: { TABLE_NAME: table.name },
  });
  table.allow(indexText, {
    actions: ["GetItem", "PutItem", "ConditionCheckItem"],
    partitions: ["BIKE#*"],
  });
  table.allow(indexText, {
    actions: ["PutItem", "DeleteItem"],
    partitions: ["S#*", "FOLD#*", "FDEL#*", "FORMER#*"],
  });
  table.allow(indexText, { actions: ["PutItem", "DeleteItem"], partitions: ["NAME#*"] });
  table.allow(indexText, {
    actions: ["BatchGetItem", "PutItem", "UpdateItem", "DeleteItem"],
    partitions: ["DICT#*"],
  });
  new StreamConsumer(scope, "TextIndex", {
    table,
    consumer: indexText,
    changes: { written: ["bike", "profile"] },
    workshop,
    errorImpact:
      "A bike or a person's name was given up: words may find it as it was, or not at all. The bucket of what was given up holds it.",
  });
  return indexText;
};
