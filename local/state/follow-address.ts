import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as z from "zod";
import type { Records } from "./records.ts";

/** Files that hold addresses of the cloud: mails, payments and references to payments. */
const files = [join("ses", "mail.sqlite"), "stripe.sqlite", "dynamodb.sqlite"];

const Names = z.array(z.object({ name: z.string() }));

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Skips the stream records, because nobody opens an address in them. */
const tablesOf = (database: DatabaseSync): string[] =>
  Names.parse(
    database
      .prepare(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> '_stream_records'",
      )
      .all(),
  ).map(({ name }) => name);

const textsOf = (database: DatabaseSync, table: string): string[] =>
  Names.parse(
    database.prepare("SELECT name FROM pragma_table_info(?) WHERE upper(type) = 'TEXT'").all(table),
  ).map(({ name }) => quoted(name));

const replaceIn = (file: string, before: string, now: string): void => {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec("BEGIN IMMEDIATE");
    for (const table of tablesOf(database))
      for (const text of textsOf(database, table))
        database
          .prepare(
            `UPDATE ${quoted(table)} SET ${text} = replace(${text}, ?1, ?2) WHERE instr(${text}, ?1) > 0`,
          )
          .run(`${before}/`, `${now}/`);
    database.exec("COMMIT");
  } finally {
    database.close();
  }
};

/** Replaces the old address of the cloud in mails and payments when the port has changed; runs before anything opens these files. */
export const followAddress = (records: Records, stateDir: string | undefined, baseUrl: string): void => {
  const before = z.string().optional().parse(records.get("place", "base-url"));
  if (before === baseUrl) return;
  if (before !== undefined && stateDir !== undefined)
    for (const file of files.map((name) => join(stateDir, name)).filter((name) => existsSync(name)))
      replaceIn(file, before, baseUrl);
  records.put("place", "base-url", baseUrl);
};
