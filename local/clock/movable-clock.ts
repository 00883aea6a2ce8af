import * as z from "zod";

import type { Clock } from "#local/cloud.ts";
import type { Records } from "#local/state/records.ts";

export type MovableClock = Clock & {
  /** Milliseconds by which it runs ahead of the machine's clock. */
  ahead(): number;
  /** Sets it to a time in epoch milliseconds; it runs on from there. */
  moveTo(millis: number): void;
  onMove(listener: () => void): void;
};

// Taken before Date is replaced, so that the clock never reads itself.
const machineNow = Date.now.bind(Date);
const kind = "clock";
const key = "ahead";

/** A clock that can be moved; the move is remembered in `records`. */
export const createClock = (records: Records): MovableClock => {
  let ahead = z.number().catch(0).parse(records.get(kind, key));
  const listeners: (() => void)[] = [];
  return {
    now: () => machineNow() + ahead,
    ahead: () => ahead,
    moveTo: (millis) => {
      ahead = millis - machineNow();
      records.put(kind, key, ahead);
      for (const listener of listeners) listener();
    },
    onMove: (listener) => void listeners.push(listener),
  };
};
