import { createHmac, pbkdf2, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import * as z from "zod";
import { Challenge } from "#contract/challenges.ts";
import type { System } from "#lambdas/system.ts";

/** What work is given for. Done for one purpose, or for another address, it is worth nothing. */
export type Purpose = {
  readonly name: string;
  /** Whom it is for, where it matters. It stands nowhere in the challenge. */
  readonly boundTo?: string;
};

export type Work = {
  readonly seconds: number;
  /** How many keys are tried before the one we picked is found: a number between these. */
  readonly fewestKeys: number;
  readonly mostKeys: number;
};

/** A phone derives about two hundred such keys in a second; a person's computer several times as many. */
const algorithm = "PBKDF2/SHA-256";
const cost = 5000;
const keyLength = 32;
const derive = promisify(pbkdf2);

type Parameters = Challenge["parameters"];

/** One key signs the challenge, another the answer to it: checking a solution then costs us two hashes. */
const sign = (secret: string, { name, boundTo = "" }: Purpose, parameters: Parameters): string => {
  const { nonce, salt, keyPrefix, keySignature, expiresAt } = parameters;
  const signed = [parameters.cost, parameters.keyLength, nonce, salt, keyPrefix, keySignature, expiresAt];
  return createHmac("sha256", secret)
    .update(JSON.stringify(["challenge", name, boundTo, parameters.algorithm, ...signed]))
    .digest("hex");
};

const signKey = (secret: string, key: Uint8Array): string =>
  createHmac("sha256", createHmac("sha256", secret).update("solution").digest()).update(key).digest("hex");

const areEqual = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const Solved = z.object({ challenge: Challenge, solution: z.object({ derivedKey: z.string() }) });

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
  purpose: Purpose,
  { seconds, fewestKeys, mostKeys }: Work,
  { now, bytes }: Pick<System, "now" | "bytes">,
): Promise<Challenge> => {
  const [nonce, salt] = [Buffer.from(bytes(16)), Buffer.from(bytes(16))];
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(fewestKeys + (Buffer.from(bytes(4)).readUInt32BE() % (mostKeys - fewestKeys)));
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

/** A challenge that has been solved, named by its signature, until when it counts. */
export type SolvedChallenge = { readonly signature: string; readonly expiresAt: number };

/** Reads what a browser hands in, base64 of the JSON `{ challenge, solution }`. Undefined for work that is not done, not ours, of another purpose or out of date. */
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
  const isOurs = areEqual(signature, sign(secret, purpose, parameters));
  const isSolved = areEqual(
    parameters.keySignature,
    signKey(secret, Buffer.from(solution.derivedKey, "hex")),
  );
  const isGood = isOurs && isSolved && parameters.expiresAt * 1000 >= now.getTime();
  return isGood ? { signature, expiresAt: parameters.expiresAt } : undefined;
};
