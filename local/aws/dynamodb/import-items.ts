import { execFile } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { marshall } from "@aws-sdk/util-dynamodb";
import { requireDynoxide } from "./find-dynoxide.ts";
import { createTableInput, type TableShape } from "./table-shape.ts";

type Item = Readonly<Record<string, unknown>>;

const run = promisify(execFile);

async function* linesOf(portions: AsyncIterable<readonly Item[]>): AsyncGenerator<string> {
  for await (const items of portions) {
    const lines = items.map((item) =>
      JSON.stringify({ Item: marshall(item, { removeUndefinedValues: true }) }),
    );
    yield `${lines.join("\n")}\n`;
  }
}

/** Lines begin with the key; in sorted order the database writes every page once. */
const sortLines = async (file: string): Promise<void> => {
  const options = { env: { ...process.env, LC_ALL: "C" } };
  await run("sort", ["-T", dirname(file), "-o", file, file], options);
};

/** Imports lines of JSON, one item each, as `importItems` does. */
export const importLines = async (
  dbPath: string,
  shape: TableShape,
  lines: AsyncIterable<string>,
): Promise<number> => {
  const binary = await requireDynoxide();
  const source = await mkdtemp(join(dirname(dbPath), "import-"));
  try {
    const schema = join(source, "schema.json");
    const data = join(source, "tables", shape.name, "data");
    const file = join(data, "items.json");
    await mkdir(data, { recursive: true });
    await writeFile(schema, JSON.stringify({ Table: createTableInput(shape) }));
    await pipeline(lines, createWriteStream(file));
    await sortLines(file);
    const args = ["import", "--source", join(source, "tables"), "--schema", schema, "--output", dbPath];
    const { stdout, stderr } = await run(binary, args);
    const [, imported] = /Items:\s+(\d+)/.exec(`${stdout}${stderr}`) ?? [];
    return Number(imported);
  } finally {
    await rm(source, { recursive: true, force: true });
  }
};

/**
 * Creates a database file with one table by dynoxide's import of DynamoDB exports, some ten times faster than
 * its API. Each item must have its key attributes first; returns the number of items.
 */
export const importItems = (
  dbPath: string,
  shape: TableShape,
  portions: AsyncIterable<readonly Item[]>,
): Promise<number> => importLines(dbPath, shape, linesOf(portions));
