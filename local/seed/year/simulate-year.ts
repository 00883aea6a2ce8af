import { assembly, builtPages } from "#local/build/build-all.ts";
import { createPagesOrigin } from "#local/aws/site/pages-origin.ts";
import { startCloud } from "#local/cloud-server.ts";

import type { Year } from "./live.ts";
import { DatabaseSync } from "node:sqlite";
import { fileIn } from "#local/aws/dynamodb/database.ts";
import { openRecords, recordsIn } from "#local/state/records.ts";
import { followedByAll } from "#local/aws/streams/checkpoints.ts";

/**
 * Deletes the stream records that every consumer has passed, in a state that is not in use. It keeps the last
 * one, because the database numbers the next after it.
 */
const forgetFollowed = (stateDir: string): void => {
  const records = openRecords(recordsIn(stateDir));
  const database = new DatabaseSync(fileIn(stateDir));
  try {
    const forget = database.prepare(
      "DELETE FROM _stream_records WHERE table_name = ? AND CAST(sequence_number AS INTEGER) < ?",
    );
    for (const [table, reached] of followedByAll(records)) forget.run(table, reached);
    database.exec("VACUUM");
  } finally {
    database.close();
    records.close();
  }
};

type Options = { readonly stateDir: string; readonly year: Year; readonly report: (line: string) => void };

/** Simulates a town in a separate cloud. Its state stays in the folder as the start of a new registry. */
export const simulateYear = async ({ stateDir, year, report }: Options): Promise<void> => {
  const cloud = await startCloud({
    port: 0,
    stateDir,
    reset: true,
    seed: true,
    history: false,
    year,
    firewall: false,
    assembly,
    pages: async (_server, config) => createPagesOrigin(builtPages, config),
    report,
  });
  try {
    await cloud.caughtUp();
  } finally {
    await cloud.close();
  }
  // Stream records make up three quarters of the state.
  forgetFollowed(stateDir);
};
