import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { Challenge, passHeader, encodeSolution } from "#contract/platform/challenges.ts";

/** Solves a challenge as any client can. */
export const passOf = async (challenge: unknown): Promise<string> => {
  const given = Challenge.parse(challenge);
  const solution = await solveChallenge({ challenge: given, deriveKey });
  return encodeSolution(given, solution);
};

/** The headers of an anonymous search through this origin's API, valid for ten minutes. */
export const searchHeaders = async (origin: string): Promise<Record<string, string>> => {
  const challenge = await (await fetch(`${origin}/api/search/challenge`)).json();
  return { [passHeader]: await passOf(challenge) };
};
