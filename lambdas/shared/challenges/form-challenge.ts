import type { Challenge } from "#contract/challenges.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, countAgainst, counted, seconds } from "#lambdas/shared/table/rate-limit.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import type { System } from "#lambdas/system.ts";
import { type Work, newChallenge, readSolution } from "./challenge.ts";

/** A form that someone without an account may send, after their browser has worked for it. */
export type OpenForm = {
  /** A solution for one form is worth nothing for another. */
  readonly name: string;
  /** How often one address may send it. */
  readonly perAddress: RateLimit;
  /** Anybody can write anybody's e-mail address, and mails go there. */
  readonly perEmail: RateLimit;
};

type Context = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "bytes">;
  readonly challengeSecret: string;
};

/** About a second on a phone, and time enough to write a long report. */
export const formWork: Work = { seconds: 20 * 60, fewestKeys: 100, mostKeys: 300 };

/** Making a challenge costs us a little work too. */
const challengesPerAddress = (name: string): RateLimit => ({
  what: `${name}-challenges`,
  most: 60,
  window: seconds(60 * 60),
  failure: "too-many-requests",
});

export const giveFormChallenge = async (
  { table, system, challengeSecret }: Context,
  { name }: OpenForm,
  address: string,
): Promise<Challenge> => {
  await countAgainst(table, challengesPerAddress(name), address, system.now());
  return newChallenge(challengeSecret, { name }, formWork, system);
};

type Sender = { readonly address: string; readonly email?: string | undefined };

/** What is written beside a form that is sent: its solution is spent and its sender counted. Throws `bot-check-failed` for work that is not done. */
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
      // Gone only when the challenge is certainly out of date.
      expiresAt: solved.expiresAt + 60,
    }).expectNew("bot-check-failed"),
    counted(perAddress, address, now),
    ...(email === undefined ? [] : [counted(perEmail, email, now)]),
  ];
};
