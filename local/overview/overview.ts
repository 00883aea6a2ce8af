import type { SeenAlarm } from "#local/aws/alarms/watch.ts";
import type { MovableClock } from "#local/clock/movable-clock.ts";
import type { RightsOfFunction } from "#local/aws/iam/uses.ts";
import type { FunctionFailure } from "#local/aws/lambda/function-log.ts";
import type { PlannedRun } from "#local/aws/scheduler/scheduler.ts";
import type { DeadLetter } from "#local/aws/streams/dead-letters.ts";

export type SeededAccount = {
  readonly role: "customer" | "store" | "admin";
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly points: number;
};

export type Overview = {
  readonly url: string;
  readonly inbox: string;
  readonly bankId: string;
  readonly payments: string;
  readonly clock: { readonly now: string; readonly aheadSeconds: number };
  readonly accounts: readonly SeededAccount[];
  readonly services: readonly string[];
  readonly functions: readonly string[];
  readonly schedules: readonly PlannedRun[];
  readonly deadLetters: readonly DeadLetter[];
  readonly failures: readonly FunctionFailure[];
  readonly alarms: readonly SeenAlarm[];
  /** Requests that a missing right refused. */
  readonly refusals: readonly string[];
  readonly rights: readonly RightsOfFunction[];
};

export const clockOverview = (clock: MovableClock): Overview["clock"] => ({
  now: new Date(clock.now()).toISOString(),
  aheadSeconds: Math.round(clock.ahead() / 1000),
});
