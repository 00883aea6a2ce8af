import { solveChallenge as solve } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "#contract/contact.ts";

/** Works for about a second, beside the page. Throws where no solution is found in time. */
export const solveChallenge = async (challenge: Challenge): Promise<string> => {
  const { keySignature, ...parameters } = challenge.parameters;
  const given = { ...parameters, ...(keySignature === undefined ? {} : { keySignature }) };
  const solution = await solve({ challenge: { ...challenge, parameters: given }, deriveKey });
  if (solution === null) throw new Error("The challenge was not solved");
  return btoa(JSON.stringify({ challenge, solution }));
};
