import { DatabaseSync } from "node:sqlite";

const busyMillis = 5000;

/**
 * Dynoxide numbers a change of a table with a stream by reading every change it has ever kept, and it keeps them all: after 10,000 a write takes twice as long.
 * An index makes that one look-up. It changes no data, SQLite itself keeps it true, and without it the database is only slower.
 */
export const indexStream = (dbPath: string): void => {
  const file = new DatabaseSync(dbPath, { timeout: busyMillis });
  try {
    file.exec(
      "CREATE INDEX IF NOT EXISTS by_sequence ON _stream_records (table_name, CAST(sequence_number AS INTEGER))",
    );
  } catch {
    // Another dynoxide than ours may keep its changes elsewhere.
  } finally {
    file.close();
  }
};
