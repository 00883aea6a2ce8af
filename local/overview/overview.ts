import type { SeenAlarm } from "#local/alarms/watch.ts";
import type { MovableClock } from "#local/clock/movable-clock.ts";
import type { RightsOfFunction } from "#local/iam/uses.ts";
import type { FunctionFailure } from "#local/lambda/function-log.ts";
import type { PlannedRun } from "#local/scheduler/scheduler.ts";
import type { DeadLetter } from "#local/streams/dead-letters.ts";

/** Someone to sign in as. */
export type SeededAccount = {
  readonly role: "customer" | "store" | "admin";
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly points: number;
};

/** What runs here and what happened, for people and for tests. */
export type Overview = {
  readonly url: string;
  readonly inbox: string;
  /** Where a person plays the app of BankID. */
  readonly bankId: string;
  /** Where a person pays, and sees what the payment service tells. */
  readonly payments: string;
  readonly clock: { readonly now: string; readonly aheadSeconds: number };
  readonly accounts: readonly SeededAccount[];
  readonly services: readonly string[];
  readonly functions: readonly string[];
  readonly schedules: readonly PlannedRun[];
  readonly deadLetters: readonly DeadLetter[];
  readonly failures: readonly FunctionFailure[];
  readonly alarms: readonly SeenAlarm[];
  /** What functions asked for without having the right to. */
  readonly refusals: readonly string[];
  readonly rights: readonly RightsOfFunction[];
};

export const clockOverview = (clock: MovableClock): Overview["clock"] => ({
  now: new Date(clock.now()).toISOString(),
  aheadSeconds: Math.round(clock.ahead() / 1000),
});
