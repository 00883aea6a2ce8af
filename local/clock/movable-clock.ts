import * as z from "zod";

import type { Clock } from "#local/cloud.ts";
import type { Records } from "#local/state/records.ts";
import { sharedNumber } from "#local/thread/shared-number.ts";

import { clockAhead } from "./clock-ahead.ts";

export type MovableClock = Clock & {
  /** How far it runs ahead, for other threads to go by. */
  readonly memory: SharedArrayBuffer;
  /** Milliseconds by which it runs ahead of the machine's clock. */
  ahead(): number;
  /** Sets it to a time in epoch milliseconds; it runs on from there. */
  moveTo(millis: number): void;
  onMove(listener: () => void): void;
};

const kind = "clock";
const key = "ahead";

/** A clock that can be moved; the move is remembered in `records`. */
export const createClock = (records: Records): MovableClock => {
  const ahead = sharedNumber();
  ahead.set(Math.round(z.number().catch(0).parse(records.get(kind, key))));
  const clock = clockAhead(ahead);
  const listeners: (() => void)[] = [];
  return {
    ...clock,
    memory: ahead.memory,
    ahead: ahead.get,
    moveTo: (millis) => {
      ahead.set(Math.round(millis - clock.now() + ahead.get()));
      records.put(kind, key, ahead.get());
      for (const listener of listeners) listener();
    },
    onMove: (listener) => void listeners.push(listener),
  };
};
