import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { StartFailure } from "#local/start-failure.ts";

/** Raised whenever an older program could not read what this one writes. */
const version = 1;

const startOver = "start over with: npm start -- --reset";

const explain = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const readVersion = (dir: string): number | undefined => {
  const file = join(dir, "version");
  if (existsSync(file)) return Number(readFileSync(file, "utf8").trim());
  if (readdirSync(dir).length === 0) return undefined;
  throw new StartFailure(
    `${dir} is not empty and holds no state of the embedded cloud: name another folder by LOCAL_STATE.`,
  );
};

const checkVersion = (dir: string): void => {
  const found = readVersion(dir);
  if (found === undefined) return writeFileSync(join(dir, "version"), `${version}\n`);
  if (!Number.isInteger(found) || found < 1)
    throw new StartFailure(`The state in ${dir} is broken (no readable version): ${startOver}`);
  if (found > version)
    throw new StartFailure(
      `The state in ${dir} was written by a newer version (${found}, this one knows ${version}): update, or ${startOver}`,
    );
};

// The system itself lets go of this lock when the process ends, however it ends.
const lock = (dir: string): DatabaseSync => {
  const database = new DatabaseSync(join(dir, "lock.sqlite"));
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;");
    return database;
  } catch (error) {
    database.close();
    if (explain(error).includes("locked"))
      throw new StartFailure(`Another embedded cloud is running with the state in ${dir}: stop it first.`);
    throw error;
  }
};

const clear = (dir: string): void => {
  for (const name of readdirSync(dir))
    if (!name.startsWith("lock.sqlite")) rmSync(join(dir, name), { recursive: true, force: true });
};

/** There while a state is laid into the folder: who finds it there knows that it is not whole. */
const unfinished = "unfinished";

const isOfItsOwn = (name: string): boolean => name === "version" || name.startsWith("lock.sqlite");

const isNew = (dir: string): boolean =>
  existsSync(join(dir, unfinished)) || readdirSync(dir).every(isOfItsOwn);

/** Lays another state into a folder that holds none. Interrupted, it begins again. */
const fill = (dir: string, from: string): void => {
  clear(dir);
  writeFileSync(join(dir, "version"), `${version}\n`);
  writeFileSync(join(dir, unfinished), "");
  for (const name of readdirSync(from).filter((entry) => !isOfItsOwn(entry)))
    cpSync(join(from, name), join(dir, name), { recursive: true });
  rmSync(join(dir, unfinished));
};

export type StateFolder = {
  readonly dir: string;
  /** Throws away what it held. */
  readonly reset: boolean;
  /** The folder of the state that a new one begins with. */
  readonly beginsWith?: string | undefined;
};

/** Makes the folder ready to keep state in, for this process alone. Throws StartFailure with one line for a person. */
export const openStateFolder = ({ dir, reset, beginsWith }: StateFolder): { close(): void } => {
  try {
    mkdirSync(dir, { recursive: true });
    if (readdirSync(dir).length === 0) chmodSync(dir, 0o700);
    if (!reset) checkVersion(dir);
    else readVersion(dir);
    const held = lock(dir);
    if (reset) clear(dir);
    if (beginsWith !== undefined && isNew(dir)) fill(dir, beginsWith);
    writeFileSync(join(dir, "version"), `${version}\n`);
    return { close: () => held.close() };
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`The state folder ${dir} cannot be used: ${explain(error)}`);
  }
};

/** Turns what goes wrong while reading state into one line for a person. */
export const stateFailure = (dir: string, error: unknown): StartFailure =>
  error instanceof StartFailure
    ? error
    : new StartFailure(`The state in ${dir} cannot be read (${explain(error)}): ${startOver}`);

/** A failure of the database that state is kept in, as what it means; any other as it is. */
export const stateOrOther = (dir: string | undefined, error: unknown): unknown => {
  const isUnreadable = error instanceof Error && "code" in error && error.code === "ERR_SQLITE_ERROR";
  return dir !== undefined && isUnreadable ? stateFailure(dir, error) : error;
};
