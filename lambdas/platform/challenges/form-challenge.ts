import type { Challenge } from "#contract/platform/challenges.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import {
  type RateLimit,
  countAgainst,
  countTo,
  countUse,
  seconds,
} from "#lambdas/platform/table/rate-limit.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Work, newChallenge, readSolution } from "./challenge.ts";

/** A form that visitors without an account can send after their browser has solved a challenge. */
export type OpenForm = {
  /** A solution for one form is invalid for another. */
  readonly name: string;
  readonly perAddress: RateLimit;
  /** Limits mails to one e-mail address per provider network, because visitors can enter someone else's address. */
  readonly perEmail?: RateLimit;
};

type Context = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "bytes">;
  readonly challengeSecret: string;
};

/** About a second of work on a phone, and twenty minutes to write a long report. */
export const formWork: Work = { seconds: 20 * 60, minKeys: 100, maxKeys: 300 };

/** Limits challenges, because creating one takes the server some work too. */
const challengesPerAddress = (name: string): RateLimit => ({
  what: `${name}-challenges`,
  max: 60,
  window: seconds(60 * 60),
});

export const createFormChallenge = async (
  { table, system, challengeSecret }: Context,
  { name }: OpenForm,
  address: string,
): Promise<Challenge> => {
  await countAgainst(table, challengesPerAddress(name), address, system.now());
  return newChallenge(challengeSecret, { name }, formWork, system);
};

type Sender = { readonly address: string; readonly email?: string | undefined };

/** Spends the solution and counts the sender, in the transaction that stores the form. Throws `bot-check-failed` for an invalid solution. */
export const formWrites = (
  { system, challengeSecret }: Omit<Context, "table">,
  { name, perAddress, perEmail }: OpenForm,
  solution: string,
  { address, email }: Sender,
): Action[] => {
  const now = system.now();
  const solved = readSolution(challengeSecret, { name }, solution, now);
  if (!solved) throw new ProblemError("bot-check-failed");
  return [
    put(keys.solvedChallenge(solved.signature), "solvedChallenge", {
      // Outlives the challenge, so that its solution cannot be used twice.
      expiresAt: solved.expiresAt + 60,
    }).expectNew("bot-check-failed"),
    countUse(perAddress, address, now),
    ...(email === undefined || !perEmail ? [] : countTo(perEmail, email, address, now)),
  ];
};
