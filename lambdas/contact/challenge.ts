import { createHmac } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as z from "zod";
import { Challenge } from "#contract/contact.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import type { System } from "#lambdas/system.ts";

/** Time enough to write a long letter. */
const challengeSeconds = 20 * 60;

/** A phone derives about two hundred such keys in a second; a person's computer several times as many. */
const algorithm = "PBKDF2/SHA-256";
const cost = 5000;
const fewestKeys = 100;
const mostKeys = 300;

/** One secret signs the challenge, another the key that solves it: checking a solution then costs us next to nothing. */
const secretsFrom = (secret: string) => ({
  hmacSignatureSecret: secret,
  hmacKeySignatureSecret: createHmac("sha256", secret).update("solution").digest("base64url"),
});

const Solved = z.object({
  challenge: Challenge.extend({
    parameters: Challenge.shape.parameters.extend({
      algorithm: z.literal(algorithm),
      keySignature: z.string(),
    }),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

const jsonOf = (base64: string): unknown => {
  try {
    return JSON.parse(Buffer.from(base64, "base64").toString());
  } catch {
    return undefined;
  }
};

/** Work for a browser: it tries keys one by one until it comes to the one that we picked. */
export const newChallenge = async (
  secret: string,
  { now, bytes }: Pick<System, "now" | "bytes">,
): Promise<Challenge> => {
  const picked = Buffer.from(bytes(4)).readUInt32BE() % (mostKeys - fewestKeys);
  const challenge = await createChallenge({
    algorithm,
    cost,
    counter: fewestKeys + picked,
    expiresAt: Math.floor(now().getTime() / 1000) + challengeSeconds,
    deriveKey,
    ...secretsFrom(secret),
  });
  return Challenge.parse(challenge);
};

/** A challenge that has been solved, named by its signature, until when it must not be taken again. */
export type SolvedChallenge = { readonly signature: string; readonly expiresAt: number };

/** Reads what a browser hands in. Throws `bot-check-failed` for work that is not done, not ours or out of date. */
export const readSolution = async (secret: string, handedIn: string): Promise<SolvedChallenge> => {
  const { data } = Solved.safeParse(jsonOf(handedIn));
  if (!data) throw new ProblemError("bot-check-failed");
  const { challenge, solution } = data;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsFrom(secret) });
  if (!verified) throw new ProblemError("bot-check-failed");
  return { signature: challenge.signature, expiresAt: challenge.parameters.expiresAt };
};
