import { setImmediate as others } from "node:timers/promises";
import { DatabaseSync } from "node:sqlite";

import { DeleteItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import type { AttributeValue, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import * as z from "zod";

/** The database waits so long for us, and we for it. */
const busyMillis = 5000;
const rowsAtOnce = 2000;

type Copied = {
  readonly source: string;
  readonly target: string;
  /** What was written in a later second is not in the copy. Seconds of the machine's clock. */
  readonly second: number;
};

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const Names = z.array(z.object({ name: z.string() }));

/** The table itself and its indexes, as files of the database. */
const partsOf = (file: DatabaseSync, table: string): string[] => {
  const rows = file
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND (name = ? OR substr(name, 1, ?) = ?)")
    .all(table, table.length + 7, `${table}::gsi::`);
  return Names.parse(rows).map(({ name }) => name.slice(table.length));
};

/** Row by row in portions: others write meanwhile, and what they change is undone afterwards. */
const copyPart = async (file: DatabaseSync, from: string, to: string): Promise<void> => {
  const last = z.object({ last: z.number().nullable() });
  const { last: end } = last.parse(file.prepare(`SELECT max(rowid) AS last FROM ${quoted(from)}`).get());
  const copy = file.prepare(
    `INSERT OR IGNORE INTO ${quoted(to)} SELECT * FROM ${quoted(from)} WHERE rowid > ? AND rowid <= ?`,
  );
  for (let at = 0; at < (end ?? 0); at += rowsAtOnce) {
    copy.run(at, Math.min(at + rowsAtOnce, end ?? 0));
    await others();
  }
};

const Change = z.object({ id: z.number(), keys_json: z.string(), old_image: z.string().nullable() });

const changesSince = (file: DatabaseSync, { source, second }: Copied, after: number) =>
  z
    .array(Change)
    .parse(
      file
        .prepare(
          "SELECT id, keys_json, old_image FROM _stream_records WHERE table_name = ? AND created_at > ? AND id > ? ORDER BY id LIMIT ?",
        )
        .all(source, second, after, rowsAtOnce),
    );

const parse = (json: string): Record<string, AttributeValue> => JSON.parse(json);

/** The database names the parts of a key in any order. */
const nameOf = (json: string): string => JSON.stringify(Object.entries(parse(json)).toSorted());

/** What was changed since is again what it was before its first change. */
const undo = async (file: DatabaseSync, client: DynamoDBClient, copied: Copied): Promise<void> => {
  const TableName = copied.target;
  const done = new Set<string>();
  for (let changes = changesSince(file, copied, 0); changes.length > 0;) {
    for (const { keys_json: key, old_image: before } of changes) {
      const named = nameOf(key);
      if (done.has(named)) continue;
      done.add(named);
      await (before === null
        ? client.send(new DeleteItemCommand({ TableName, Key: parse(key) }))
        : client.send(new PutItemCommand({ TableName, Item: parse(before) })));
    }
    changes = changesSince(file, copied, changes.at(-1)?.id ?? 0);
  }
};

/** Fills a table that is there and empty with what another one held at the end of a second. The database keeps every change with what was there before, and that is how it is known. Done again it leaves the same. */
export const copyAsOf = async (dbPath: string, client: DynamoDBClient, copied: Copied): Promise<void> => {
  const file = new DatabaseSync(dbPath, { timeout: busyMillis });
  try {
    for (const part of partsOf(file, copied.source))
      await copyPart(file, `${copied.source}${part}`, `${copied.target}${part}`);
    await undo(file, client, copied);
  } finally {
    file.close();
  }
};
