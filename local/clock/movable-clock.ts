import * as z from "zod";
import type { Clock } from "#local/cloud.ts";
import type { Records } from "#local/state/records.ts";
import { sharedNumber } from "#local/thread/shared-number.ts";
import { clockAhead } from "./clock-ahead.ts";

export type MovableClock = Clock & {
  /** Shares the offset with other threads. */
  readonly memory: SharedArrayBuffer;
  /** Milliseconds ahead of the machine's clock. */
  ahead(): number;
  /** Takes epoch milliseconds; the clock runs on from there. */
  moveTo(millis: number): void;
  /** Converts a past time of this clock to the machine's time. */
  machineTimeOf(millis: number): number;
  onMove(listener: () => void): void;
};

const kind = "clock";
const key = "ahead";
const moved = "moves";

/** Each move with the machine's time of it. */
const Moves = z.array(z.object({ at: z.number(), ahead: z.number() }));

/** Stores its moves in `records`, so that they survive a restart. */
export const createClock = (records: Records): MovableClock => {
  const ahead = sharedNumber();
  ahead.set(Math.round(z.number().catch(0).parse(records.get(kind, key))));
  const clock = clockAhead(ahead);
  const listeners: (() => void)[] = [];
  const moves = Moves.catch([{ at: 0, ahead: ahead.get() }]).parse(records.get(kind, moved));
  return {
    ...clock,
    memory: ahead.memory,
    ahead: ahead.get,
    moveTo: (millis) => {
      ahead.set(Math.round(millis - clock.now() + ahead.get()));
      records.put(kind, key, ahead.get());
      moves.push({ at: clock.now() - ahead.get(), ahead: ahead.get() });
      records.put(kind, moved, moves);
      for (const listener of listeners) listener();
    },
    machineTimeOf: (millis) => {
      const place = moves.findLastIndex((move) => move.at + move.ahead <= millis);
      const next = moves[place + 1]?.at ?? Infinity;
      return Math.min(millis - (moves[place]?.ahead ?? 0), next);
    },
    onMove: (listener) => void listeners.push(listener),
  };
};
