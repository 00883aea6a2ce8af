import { createHmac, pbkdf2 } from "node:crypto";
import { promisify } from "node:util";
import * as z from "zod";
import { Challenge } from "#contract/platform/challenges.ts";
import type { System } from "#lambdas/platform/system.ts";
import { isSameSecret } from "#lambdas/platform/tokens/is-same-secret.ts";

/** The form or page that a challenge is for. Its solution is invalid for any other. */
export type Purpose = {
  readonly name: string;
  /** Binds the challenge to one visitor's address, which the challenge itself does not contain. */
  readonly boundTo?: string;
};

export type Work = {
  readonly seconds: number;
  /** The browser tries a random number of keys in this range. */
  readonly minKeys: number;
  readonly maxKeys: number;
};

/** At this cost a phone derives about two hundred keys a second, and a computer several times as many. */
const algorithm = "PBKDF2/SHA-256";
const cost = 5000;
const keyLength = 32;
const derive = promisify(pbkdf2);

type Parameters = Challenge["parameters"];

/** One key signs the challenge and another its solution, so that the server checks a solution with two hashes. */
const sign = (secret: string, { name, boundTo = "" }: Purpose, parameters: Parameters): string => {
  const { nonce, salt, keyPrefix, keySignature, expiresAt } = parameters;
  const signed = [parameters.cost, parameters.keyLength, nonce, salt, keyPrefix, keySignature, expiresAt];
  return createHmac("sha256", secret)
    .update(JSON.stringify(["challenge", name, boundTo, parameters.algorithm, ...signed]))
    .digest("hex");
};

const signKey = (secret: string, key: Uint8Array): string =>
  createHmac("sha256", createHmac("sha256", secret).update("solution").digest()).update(key).digest("hex");

const Solved = z.object({ challenge: Challenge, solution: z.object({ derivedKey: z.string() }) });

const jsonOf = (base64: string): unknown => {
  try {
    return JSON.parse(Buffer.from(base64, "base64").toString());
  } catch {
    return undefined;
  }
};

/** Creates a challenge: the browser tries keys one by one until it reaches the chosen one. */
export const newChallenge = async (
  secret: string,
  purpose: Purpose,
  { seconds, minKeys, maxKeys }: Work,
  { now, bytes }: Pick<System, "now" | "bytes">,
): Promise<Challenge> => {
  const [nonce, salt] = [Buffer.from(bytes(16)), Buffer.from(bytes(16))];
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(minKeys + (Buffer.from(bytes(4)).readUInt32BE() % (maxKeys - minKeys)));
  const key = await derive(Buffer.concat([nonce, counter]), salt, cost, keyLength, "sha256");
  const parameters = {
    algorithm,
    nonce: nonce.toString("hex"),
    salt: salt.toString("hex"),
    cost,
    keyLength,
    keyPrefix: key.subarray(0, keyLength / 2).toString("hex"),
    keySignature: signKey(secret, key),
    expiresAt: Math.floor(now().getTime() / 1000) + seconds,
  };
  return { parameters, signature: sign(secret, purpose, parameters) };
};

/** Identifies a solved challenge by its signature. `expiresAt` is in epoch seconds. */
export type SolvedChallenge = { readonly signature: string; readonly expiresAt: number };

/** Reads a browser's solution, base64 of the JSON `{ challenge, solution }`. Undefined if it is wrong, forged, expired or for another purpose. */
export const readSolution = (
  secret: string,
  purpose: Purpose,
  handedIn: string,
  now: Date,
): SolvedChallenge | undefined => {
  const { data } = Solved.safeParse(jsonOf(handedIn));
  if (!data) return undefined;
  const { challenge, solution } = data;
  const { parameters, signature } = challenge;
  const isOurs = isSameSecret(signature, sign(secret, purpose, parameters));
  const isSolved = isSameSecret(
    parameters.keySignature,
    signKey(secret, Buffer.from(solution.derivedKey, "hex")),
  );
  const isGood = isOurs && isSolved && parameters.expiresAt * 1000 >= now.getTime();
  return isGood ? { signature, expiresAt: parameters.expiresAt } : undefined;
};
