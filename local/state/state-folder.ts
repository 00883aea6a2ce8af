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

/** Raise it when older programs cannot read the new state. */
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
  const storedVersion = readVersion(dir);
  if (storedVersion === undefined) return writeFileSync(join(dir, "version"), `${version}\n`);
  if (!Number.isInteger(storedVersion) || storedVersion < 1)
    throw new StartFailure(`The state in ${dir} is broken (no readable version): ${startOver}`);
  if (storedVersion > version)
    throw new StartFailure(
      `The state in ${dir} was written by a newer version (${storedVersion}, this one knows ${version}): update, or ${startOver}`,
    );
};

// The operating system releases this lock when the process ends, even after a crash.
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

/** This file exists while a state is being copied; finding it means that the copy is incomplete. */
const unfinished = "unfinished";

const isOfItsOwn = (name: string): boolean => name === "version" || name.startsWith("lock.sqlite");

export const isUnfilled = (dir: string): boolean =>
  existsSync(join(dir, unfinished)) || readdirSync(dir).every(isOfItsOwn);

/** Copies a state into an empty folder; starts again after an interruption. */
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
  readonly reset: boolean;
  /** A new state starts as a copy of this folder. */
  readonly beginsWith?: string | undefined;
};

/** Locks and prepares the folder for this process. Throws StartFailure. */
export const openStateFolder = ({ dir, reset, beginsWith }: StateFolder): { close(): void } => {
  try {
    mkdirSync(dir, { recursive: true });
    if (readdirSync(dir).length === 0) chmodSync(dir, 0o700);
    if (!reset) checkVersion(dir);
    else readVersion(dir);
    const held = lock(dir);
    if (reset) clear(dir);
    if (beginsWith !== undefined && isUnfilled(dir)) fill(dir, beginsWith);
    writeFileSync(join(dir, "version"), `${version}\n`);
    return { close: () => held.close() };
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`The state folder ${dir} cannot be used: ${explain(error)}`);
  }
};

export const stateFailure = (dir: string, error: unknown): StartFailure =>
  error instanceof StartFailure
    ? error
    : new StartFailure(`The state in ${dir} cannot be read (${explain(error)}): ${startOver}`);

/** Turns a SQLite error into a StartFailure; returns other errors unchanged. */
export const stateOrOther = (dir: string | undefined, error: unknown): unknown => {
  const isUnreadable = error instanceof Error && "code" in error && error.code === "ERR_SQLITE_ERROR";
  return dir !== undefined && isUnreadable ? stateFailure(dir, error) : error;
};
