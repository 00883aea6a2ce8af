import type { ProblemCode } from "#contract/platform/problems.ts";
import { ProblemError } from "./problem.ts";

/** The result of a move in one state: the next state, or the problem in the response. */
export type Outcome<State> = { readonly to: State } | { readonly problem: ProblemCode };

export type Moves<Move extends string, State extends string> = Readonly<
  Record<Move, Readonly<Record<State, Outcome<State>>>>
>;

/** Returns the next state, or throws the problem of the table. */
export const move = <State extends string>(
  outcomes: Readonly<Record<State, Outcome<State>>>,
  from: State,
): State => {
  const outcome = outcomes[from];
  if ("problem" in outcome) throw new ProblemError(outcome.problem);
  return outcome.to;
};
