import type { ProblemCode } from "#contract/problems.ts";
import { ProblemError } from "./problem.ts";

/** What comes of doing something in a state: another state, or the problem that the caller is told. */
export type Outcome<State> = { readonly to: State } | { readonly problem: ProblemCode };

/** A state machine as a table: what can be done, in which state, and what is then. */
export type Moves<Move extends string, State extends string> = Readonly<
  Record<Move, Readonly<Record<State, Outcome<State>>>>
>;

/** The state that a move leads to; throws where there is no such move. */
export const move = <State extends string>(
  outcomes: Readonly<Record<State, Outcome<State>>>,
  from: State,
): State => {
  const outcome = outcomes[from];
  if ("problem" in outcome) throw new ProblemError(outcome.problem);
  return outcome.to;
};
