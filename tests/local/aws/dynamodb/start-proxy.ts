import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { Service } from "#local/cloud.ts";
import { createTableProxy } from "#local/aws/dynamodb/table-proxy.ts";
import { startDynoxide } from "#local/aws/dynamodb/dynoxide.ts";
import { ensureTable } from "#local/aws/dynamodb/ensure-table.ts";
import type { TableStep } from "#local/aws/dynamodb/table-request.ts";
import { serve } from "#tests/local/serve.ts";
import { tableShape } from "#tests/table-shape.ts";

export const credentials = { accessKeyId: "local", secretAccessKey: "local-secret" };
export const TableName = "registry";

const region = "eu-west-1";
const context = { clock: Date, credentials, region, accountId: "000000000000", stateDir: undefined };
const prefix = "/_aws/dynamodb";

type Options = {
  readonly steps: readonly TableStep[];
  readonly around?: (proxy: Service) => Service;
};

/** Starts a database with an empty table and the table proxy in front of it. */
export const startProxy = async ({ steps, around = (proxy) => proxy }: Options) => {
  const database = await startDynoxide(undefined);
  const served = await serve(() =>
    around(createTableProxy(context, { prefix, endpoint: database.endpoint, steps })),
  );
  const endpoint = `${served.baseUrl}${prefix}`;
  const clientWith = (as: typeof credentials, maxAttempts = 1) =>
    new DynamoDBClient({ endpoint, region, credentials: as, maxAttempts });
  const client = clientWith(credentials);
  await ensureTable(client, tableShape(TableName, { stream: false }));
  const close = async (): Promise<void> => {
    await served.close();
    await database.close();
  };
  return { database, endpoint, client, clientWith, close };
};
