import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { timeOrderedId } from "./shared/table/ids.ts";

/** Time, ids and randomness. Only this file reads them; rules and use cases get them as arguments. */
export type System = {
  now(): Date;
  /** A new time-ordered id with its prefix, `bike_01K…`. */
  newId(prefix: string): string;
  /** Evenly from 0 up to 1. */
  random(): number;
  /** So many random bytes that nobody can foretell, for codes and secrets. */
  bytes(length: number): Uint8Array;
  /** Resolves after so many milliseconds. */
  wait(milliseconds: number): Promise<void>;
};

export const system: System = {
  now: () => new Date(),
  newId: (prefix) => timeOrderedId(prefix, new Date(), randomBytes(10)),
  random: Math.random,
  bytes: (length) => randomBytes(length),
  wait: (milliseconds) => sleep(milliseconds),
};
