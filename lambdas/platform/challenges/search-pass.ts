import { type Challenge, passSeconds } from "#contract/platform/challenges.ts";
import { networkOf } from "#lambdas/platform/http/network.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Purpose, type Work, newChallenge, readSolution } from "./challenge.ts";

/** A third of a second on a phone, finished while the first word is typed. */
const work: Work = { seconds: passSeconds, minKeys: 20, maxKeys: 60 };

const purposeOf = (address: string): Purpose => ({ name: "search", boundTo: networkOf(address) });

type Gate = { readonly challengeSecret: string; readonly system: Pick<System, "now" | "bytes"> };

export const giveSearchChallenge = ({ challengeSecret, system }: Gate, address: string): Promise<Challenge> =>
  newChallenge(challengeSecret, purposeOf(address), work, system);

/**
 * Throws `pass-needed` for a pass that is missing, forged, expired or from another network. Nothing
 * is stored: a pass is valid for any number of searches until it expires.
 */
export const assertSearchPass = (
  { challengeSecret, system }: { readonly challengeSecret: string; readonly system: Pick<System, "now"> },
  handedIn: string | undefined,
  address: string,
): void => {
  if (!readSolution(challengeSecret, purposeOf(address), handedIn ?? "", system.now()))
    throw new ProblemError("pass-needed");
};
