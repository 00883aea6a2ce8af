import type { CloudContext } from "#local/cloud.ts";
import type { Database } from "#local/dynamodb/database.ts";
import type { Records } from "#local/state/records.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { readStreamMappings } from "#local/template/readers/stream-mappings.ts";
import { TemplateError } from "#local/template/template-error.ts";

import { startConsumer } from "./consumer.ts";
import type { Consumer, ConsumerOptions } from "./consumer.ts";
import { createStreamsClient } from "./streams-client.ts";

type Parts = Pick<ConsumerOptions, "deadLetters" | "putAside" | "invoke" | "report"> & {
  readonly template: CloudTemplate;
  readonly database: Database;
  readonly records: Records;
};

/** Starts a consumer for every event-source mapping of the template. */
export const startConsumers = (context: CloudContext, parts: Parts): Consumer => {
  const { template, database } = parts;
  const { region, credentials } = context;
  const client = createStreamsClient({ endpoint: database.endpoint, region, credentials });
  const consumers = readStreamMappings(template).map((mapping) => {
    const streamArn = database.streamArn(mapping.streamArn);
    if (streamArn === undefined) throw new TemplateError(`no table has the stream ${mapping.streamArn}.`);
    return startConsumer(context, { ...parts, mapping, streamArn, client });
  });
  return {
    close: async () => {
      await Promise.all(consumers.map((consumer) => consumer.close()));
    },
  };
};
