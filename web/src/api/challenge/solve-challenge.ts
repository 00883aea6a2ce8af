import { solveChallenge as solve } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { type Challenge, workDone } from "#contract/challenges.ts";

/** What the API wants to be handed in. Throws where no solution is found in time. */
export const solveChallenge = async (challenge: Challenge): Promise<string> => {
  const solution = await solve({ challenge, deriveKey });
  if (solution === null) throw new Error("The challenge was not solved");
  return workDone(challenge, solution);
};
