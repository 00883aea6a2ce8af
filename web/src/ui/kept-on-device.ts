import * as z from "zod";
import { readStored, removeStored, storedKeys, writeStored } from "./local-store.ts";

const beginning = "cr:kept:";

/** How long it is known, in milliseconds, that there was something whose time has passed. */
const remembered = 30 * 24 * 60 * 60 * 1000;

const Kept = z.object({ until: z.number(), value: z.unknown().optional() });

type KeptOnDevice = {
  readonly name: string;
  /** For a schema to read; missing where its time has passed. */
  readonly value?: unknown;
};

const readKept = (key: string): z.infer<typeof Kept> | undefined => {
  try {
    return Kept.safeParse(JSON.parse(readStored(key) ?? "null")).data;
  } catch {
    return undefined;
  }
};

/** Keeps something in this browser until a moment, whatever becomes of tab and session. */
export const keepOnDevice = (name: string, value: unknown, until: number): void =>
  writeStored(beginning + name, JSON.stringify({ until, value }));

export const forgetOnDevice = (name: string): void => removeStored(beginning + name);

/** Takes away everything whose time has passed. That there was something stays for a month, so that it can be told. */
export const forgetLapsed = (now = Date.now()): void => {
  for (const key of storedKeys().filter((each) => each.startsWith(beginning))) {
    const kept = readKept(key);
    if (kept === undefined || kept.until + remembered <= now) removeStored(key);
    else if (kept.until <= now && kept.value !== undefined)
      writeStored(key, JSON.stringify({ until: kept.until }));
  }
};

/** What is kept under names that begin so. */
export const keptOnDevice = (start: string): readonly KeptOnDevice[] => {
  forgetLapsed();
  return storedKeys()
    .filter((key) => key.startsWith(beginning + start))
    .toSorted()
    .map((key) => ({ name: key.slice(beginning.length), value: readKept(key)?.value }));
};
