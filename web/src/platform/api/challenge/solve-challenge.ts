import { solveChallenge as solve } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { type Challenge, encodeSolution } from "#contract/platform/challenges.ts";

/** Returns the solution for the API; throws if none is found in time. */
export const solveChallenge = async (challenge: Challenge): Promise<string> => {
  const solution = await solve({ challenge, deriveKey });
  if (solution === null) throw new Error("The challenge was not solved");
  return encodeSolution(challenge, solution);
};
