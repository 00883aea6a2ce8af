import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A durable map of JSON records by kind and key. Each write is its own transaction, so a kill loses nothing that a response has confirmed. */
export type Records = {
  get(kind: string, key: string): unknown;
  put(kind: string, key: string, value: unknown): void;
  delete(kind: string, key: string): void;
  /** Records of a kind whose key starts with `prefix`, in key order. */
  list(kind: string, prefix?: string): { key: string; value: unknown }[];
  close(): void;
};

const parse = (json: unknown): unknown => (typeof json === "string" ? JSON.parse(json) : undefined);

export const recordsIn = (stateDir: string): string => join(stateDir, "cloud.sqlite");

/** Undefined keeps the records in memory. */
export const openRecords = (file: string | undefined): Records => {
  const database = new DatabaseSync(file ?? ":memory:");
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
  database.exec(
    "CREATE TABLE IF NOT EXISTS records (kind TEXT, key TEXT, value TEXT, PRIMARY KEY (kind, key)) WITHOUT ROWID;",
  );
  const select = database.prepare("SELECT value FROM records WHERE kind = ? AND key = ?");
  const upsert = database.prepare(
    "INSERT INTO records (kind, key, value) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
  );
  const remove = database.prepare("DELETE FROM records WHERE kind = ? AND key = ?");
  const range = database.prepare(
    "SELECT key, value FROM records WHERE kind = ? AND key >= ? AND substr(key, 1, length(?)) = ? ORDER BY key",
  );
  return {
    get: (kind, key) => parse(select.get(kind, key)?.["value"]),
    put: (kind, key, value) => void upsert.run(kind, key, JSON.stringify(value)),
    delete: (kind, key) => void remove.run(kind, key),
    list: (kind, prefix = "") =>
      range
        .all(kind, prefix, prefix, prefix)
        .map((row) => ({ key: String(row["key"]), value: parse(row["value"]) })),
    close: () => database.close(),
  };
};
