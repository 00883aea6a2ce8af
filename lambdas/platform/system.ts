import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { timeOrderedId } from "#lambdas/platform/table/ids.ts";

/** Time, ids and randomness. Rules and use cases get them as arguments, so that tests control them. */
export type System = {
  now(): Date;
  /** Returns a new time-ordered id, `bike_01K…`. */
  newId(prefix: string): string;
  /** Returns a number from 0 up to 1. */
  random(): number;
  /** Returns cryptographically secure random bytes. */
  bytes(length: number): Uint8Array;
  wait(milliseconds: number): Promise<void>;
};

export const system: System = {
  now: () => new Date(),
  newId: (prefix) => timeOrderedId(prefix, new Date(), randomBytes(10)),
  random: Math.random,
  bytes: (length) => randomBytes(length),
  wait: (milliseconds) => sleep(milliseconds),
};
