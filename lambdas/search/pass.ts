import { type Challenge, passSeconds } from "#contract/challenges.ts";
import { type Purpose, type Work, newChallenge, readSolution } from "#lambdas/shared/challenges/challenge.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { networkOf } from "#lambdas/search/network.ts";
import type { System } from "#lambdas/system.ts";

/** A third of a second on a phone, and done while the first word is typed. */
const work: Work = { seconds: passSeconds, fewestKeys: 20, mostKeys: 60 };

const purposeOf = (address: string): Purpose => ({ name: "search", boundTo: networkOf(address) });

type Context = { readonly challengeSecret: string; readonly system: Pick<System, "now" | "bytes"> };

export const giveSearchChallenge = (
  { challengeSecret, system }: Context,
  address: string,
): Promise<Challenge> => newChallenge(challengeSecret, purposeOf(address), work, system);

/** Throws `pass-needed` for a pass that is missing, not ours, out of date or someone else's. Nothing is written down: until it runs out a pass is good for any number of searches from its network. */
export const assertSearchPass = (
  { challengeSecret, system }: { challengeSecret: string; system: Pick<System, "now"> },
  handedIn: string | undefined,
  address: string,
): void => {
  if (!readSolution(challengeSecret, purposeOf(address), handedIn ?? "", system.now()))
    throw new ProblemError("pass-needed");
};
