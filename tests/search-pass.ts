import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { Challenge, passHeader, workDone } from "#contract/challenges.ts";

/** Does the work of a challenge, as any client can. */
export const passOf = async (challenge: unknown): Promise<string> => {
  const given = Challenge.parse(challenge);
  const solution = await solveChallenge({ challenge: given, deriveKey });
  return workDone(given, solution);
};

/** The headers of a search without an account, at the API of this origin. They are good for ten minutes. */
export const searchHeaders = async (origin: string): Promise<Record<string, string>> => {
  const challenge = await (await fetch(`${origin}/api/challenges/search`)).json();
  return { [passHeader]: await passOf(challenge) };
};
