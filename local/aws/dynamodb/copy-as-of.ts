import { setImmediate as others } from "node:timers/promises";
import { DatabaseSync } from "node:sqlite";
import {
  DeleteItemCommand,
  PutItemCommand,
  type AttributeValue,
  type DynamoDBClient,
} from "@aws-sdk/client-dynamodb";
import * as z from "zod";

/** SQLite's timeout for locks, since the database and this process share the file. */
const busyMillis = 5000;
const rowsAtOnce = 2000;

type Copied = {
  readonly source: string;
  readonly target: string;
  /** The machine's clock in seconds; the copy excludes later writes. */
  readonly second: number;
};

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const Names = z.array(z.object({ name: z.string() }));

/** Dynoxide keeps each index in an SQLite table of its own. */
const partsOf = (file: DatabaseSync, table: string): string[] => {
  const rows = file
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND (name = ? OR substr(name, 1, ?) = ?)")
    .all(table, table.length + 7, `${table}::gsi::`);
  return Names.parse(rows).map(({ name }) => name.slice(table.length));
};

/** Copies in batches so that others can write; `undo` reverts what they change meanwhile. */
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

/** Sorted, because the database names the parts of a key in any order. */
const nameOf = (json: string): string => JSON.stringify(Object.entries(parse(json)).toSorted());

/** Restores each item that has changed since to its image before its first change. */
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

/**
 * The first second (machine's clock) that can be restored; older stream records may be missing from the
 * state.
 */
export const knownSince = (dbPath: string, table: string): number => {
  const file = new DatabaseSync(dbPath, { timeout: busyMillis });
  try {
    const oldest = file
      .prepare(
        "SELECT created_at AS second FROM _stream_records WHERE table_name = ? AND CAST(sequence_number AS INTEGER) > 1 AND id = (SELECT min(id) FROM _stream_records WHERE table_name = ?)",
      )
      .get(table, table);
    return z.object({ second: z.number() }).optional().parse(oldest)?.second ?? 0;
  } finally {
    file.close();
  }
};

/**
 * Fills an empty table with another table's items at the end of a second, using the old images in its stream
 * records; safe to repeat.
 */
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
