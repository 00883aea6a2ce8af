import type { BikeStatus } from "#contract/bike-types.ts";
import type { ProblemCode } from "#contract/problems.ts";
import { ProblemError } from "#lambdas/http/problem.ts";

type Outcome<State> = { readonly to: State } | { readonly problem: ProblemCode };
type Moves<Move extends string, State extends string> = Readonly<
  Record<Move, Readonly<Record<State, Outcome<State>>>>
>;

/** What an owner can do about a bike in each of its states, and what it is then. */
export const bikeMoves = {
  reportStolen: {
    registered: { to: "stolen" },
    stolen: { problem: "bike-already-stolen" },
    pending_review: { problem: "bike-under-review" },
  },
  changeTheft: {
    registered: { problem: "bike-not-stolen" },
    stolen: { to: "stolen" },
    pending_review: { problem: "bike-not-stolen" },
  },
  markRecovered: {
    registered: { problem: "bike-not-stolen" },
    stolen: { to: "registered" },
    pending_review: { problem: "bike-not-stolen" },
  },
} as const satisfies Moves<"reportStolen" | "changeTheft" | "markRecovered", BikeStatus>;

/** `unknown`: nobody has told its serial number. The bike itself may be stolen or not. */
export type BatteryState = "unknown" | "safe" | "stolen";

export const batteryMoves = {
  reportBatteryStolen: {
    unknown: { problem: "battery-serial-number-missing" },
    safe: { to: "stolen" },
    stolen: { problem: "battery-already-stolen" },
  },
  markBatteryRecovered: {
    unknown: { problem: "battery-not-stolen" },
    safe: { problem: "battery-not-stolen" },
    stolen: { to: "safe" },
  },
} as const satisfies Moves<"reportBatteryStolen" | "markBatteryRecovered", BatteryState>;

/** The state that a move leads to; throws where there is no such move. */
export const move = <State extends string>(
  outcomes: Readonly<Record<State, Outcome<State>>>,
  from: State,
): State => {
  const outcome = outcomes[from];
  if ("problem" in outcome) throw new ProblemError(outcome.problem);
  return outcome.to;
};
