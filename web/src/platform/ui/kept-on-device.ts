import * as z from "zod";
import { readStored, removeStored, storedKeys, writeStored } from "./local-store.ts";

const keyPrefix = "cr:kept:";

/**
 * Milliseconds for which an expired entry is kept without its value, so that the page can say that
 * it expired.
 */
const traceTime = 30 * 24 * 60 * 60 * 1000;

const StoredEntry = z.object({ until: z.number(), value: z.unknown().optional() });

type KeptOnDevice = {
  readonly name: string;
  /** Unchecked, so parse it with a schema; missing once expired. */
  readonly value?: unknown;
};

const readEntry = (key: string): z.infer<typeof StoredEntry> | undefined => {
  try {
    return StoredEntry.safeParse(JSON.parse(readStored(key) ?? "null")).data;
  } catch {
    return undefined;
  }
};

/** Stores a value until a time, independent of tab and session. */
export const keepOnDevice = (name: string, value: unknown, until: number): void =>
  writeStored(keyPrefix + name, JSON.stringify({ until, value }));

export const forgetOnDevice = (name: string): void => removeStored(keyPrefix + name);

/** Removes expired values, but remembers their names for a month. */
export const forgetExpired = (now = Date.now()): void => {
  for (const key of storedKeys().filter((each) => each.startsWith(keyPrefix))) {
    const entry = readEntry(key);
    if (entry === undefined || entry.until + traceTime <= now) removeStored(key);
    else if (entry.until <= now && entry.value !== undefined)
      writeStored(key, JSON.stringify({ until: entry.until }));
  }
};

/** All entries whose name starts with `start`. */
export const keptOnDevice = (start: string): readonly KeptOnDevice[] => {
  forgetExpired();
  return storedKeys()
    .filter((key) => key.startsWith(keyPrefix + start))
    .toSorted()
    .map((key) => ({ name: key.slice(keyPrefix.length), value: readEntry(key)?.value }));
};
