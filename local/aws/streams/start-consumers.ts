import type { CloudContext } from "#local/cloud.ts";
import { demand } from "#local/aws/iam/demand.ts";
import type { Database } from "#local/aws/dynamodb/database.ts";
import type { Records } from "#local/state/records.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { readStreamMappings, type StreamMapping } from "#local/template/readers/stream-mappings.ts";
import { TemplateError } from "#local/template/template-error.ts";
import { startConsumer, type ConsumerOptions } from "./consumer.ts";
import type { Rounds } from "./rounds.ts";
import { createStreamsClient, type StreamsClient } from "./streams-client.ts";

type Dependencies = Pick<
  ConsumerOptions,
  "deadLetters" | "metrics" | "putAside" | "faults" | "invoke" | "report"
> & {
  readonly template: CloudTemplate;
  readonly database: Database;
  readonly records: Records;
};

/** Checks permissions as Lambda does, which reads streams with the function's role. */
const inRole = (
  context: CloudContext,
  { functionName, streamArn: resource }: StreamMapping,
  client: StreamsClient,
): StreamsClient => {
  const check = (operation: string): void =>
    demand(context, context.access?.ofFunction(functionName), { action: `dynamodb:${operation}`, resource });
  return {
    shards: async (streamArn) => {
      check("DescribeStream");
      return client.shards(streamArn);
    },
    iterator: async (...place) => {
      check("GetShardIterator");
      return client.iterator(...place);
    },
    records: async (iterator, limit) => {
      check("GetRecords");
      return client.records(iterator, limit);
    },
  };
};

export const startConsumers = (context: CloudContext, dependencies: Dependencies): Omit<Rounds, "wake"> => {
  const { template, database } = dependencies;
  const { region, credentials } = context;
  const client = createStreamsClient({ endpoint: database.endpoint, region, credentials });
  const consumers = readStreamMappings(template).map((mapping) => {
    const streamArn = database.streamArn(mapping.streamArn);
    if (streamArn === undefined) throw new TemplateError(`no table has the stream ${mapping.streamArn}.`);
    const { changes } = database;
    const reader = inRole(context, mapping, client);
    return startConsumer(context, { ...dependencies, mapping, streamArn, changes, client: reader });
  });
  return {
    caughtUp: async () => {
      await Promise.all(consumers.map((consumer) => consumer.caughtUp()));
    },
    close: async () => {
      await Promise.all(consumers.map((consumer) => consumer.close()));
    },
  };
};
