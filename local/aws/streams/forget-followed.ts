import { DatabaseSync } from "node:sqlite";
import { fileIn } from "#local/aws/dynamodb/database.ts";
import { openRecords, recordsIn } from "#local/state/records.ts";
import { followedByAll } from "./checkpoints.ts";

/**
 * Deletes the stream records that every consumer has passed, in a state that is not in use. It keeps the last
 * one, because the database numbers the next after it.
 */
export const forgetFollowed = (stateDir: string): void => {
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
