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
  /** What the machine's clock showed, or stood at, when this one showed a time that has been. */
  machineTimeOf(millis: number): number;
  onMove(listener: () => void): void;
};

const kind = "clock";
const key = "ahead";
const moved = "moves";

/** By how much it has run ahead, and since when by the machine's clock. */
const Moves = z.array(z.object({ at: z.number(), ahead: z.number() }));

/** A clock that can be moved; the move is remembered in `records`. */
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
