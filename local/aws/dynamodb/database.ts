import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { CloudContext } from "#local/cloud.ts";
import { StartFailure } from "#local/start-failure.ts";
import { stateFailure } from "#local/state/state-folder.ts";
import type { TableConfig } from "#local/template/readers/tables.ts";
import { type Changes, createChanges } from "./changes.ts";
import { startDynoxide } from "./dynoxide.ts";
import { ensureTable } from "./ensure-table.ts";
import { findDynoxide } from "./find-dynoxide.ts";
import { indexScans } from "./index-scans.ts";
import { indexStream } from "./index-stream.ts";
import { sweepExpired } from "./sweep-expired.ts";

export type Database = {
  readonly endpoint: string;
  /** The database file; undefined in memory or for an external emulator. */
  readonly file: string | undefined;
  readonly changes: Changes;
  /** Maps the template's stream ARN to the database's own. */
  streamArn(templateArn: string): string | undefined;
  /** Deletes expired items by the emulator's clock and returns their number. */
  sweep(): Promise<number>;
  close(): Promise<void>;
};

export const fileIn = (stateDir: string): string => join(stateDir, "dynamodb.sqlite");

const startServer = async (
  { stateDir }: CloudContext,
  emulator: string | undefined,
  report: (line: string) => void,
) => {
  if (emulator !== undefined && (await findDynoxide()) === undefined)
    return { endpoint: emulator, file: undefined, close: () => Promise.resolve() };
  if (stateDir === undefined) return { ...(await startDynoxide(undefined, report)), file: undefined };
  const dbPath = fileIn(stateDir);
  try {
    const server = await startDynoxide(dbPath, report);
    indexStream(dbPath);
    return { ...server, file: dbPath };
  } catch (error) {
    throw error instanceof StartFailure && error.message.includes("not a valid SQLite")
      ? stateFailure(stateDir, new Error("its tables are broken"))
      : error;
  }
};

/**
 * Starts the database with the template's tables; without a dynoxide binary, `emulator` is the endpoint of
 * another DynamoDB.
 */
export const openDatabase = async (
  context: CloudContext,
  tables: readonly TableConfig[],
  options: { emulator: string | undefined; report: (line: string) => void },
): Promise<Database> => {
  const server = await startServer(context, options.emulator, options.report);
  const { region, credentials } = context;
  const client = new DynamoDBClient({ endpoint: server.endpoint, region, credentials });
  const streams = new Map<string, string>();
  for (const table of tables) {
    const { streamArn } = await ensureTable(client, table);
    if (streamArn !== undefined) streams.set(table.streamArn, streamArn);
    if (server.file !== undefined) indexScans(server.file, table.name);
  }
  const changes = createChanges();
  return {
    endpoint: server.endpoint,
    file: server.file,
    changes,
    streamArn: (templateArn) => streams.get(templateArn),
    sweep: async () => {
      let deleted = 0;
      for (const table of tables) deleted += await sweepExpired(client, table, context.clock.now());
      if (deleted > 0) changes.tell();
      return deleted;
    },
    close: async () => {
      client.destroy();
      await server.close();
    },
  };
};
