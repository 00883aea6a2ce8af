import { describe, expect, it } from "vitest";
import type { Challenge } from "#contract/platform/challenges.ts";
import { newChallenge, readSolution, type Work } from "#lambdas/platform/challenges/challenge.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";
import { passOf } from "#tests/search-pass.ts";

const secret = "challenge secret";
const purpose = { name: "search", boundTo: "192.0.2.1" };
const work: Work = { seconds: 600, minKeys: 5, maxKeys: 10 };
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

const given = (over: Partial<Work> = {}) => newChallenge(secret, purpose, { ...work, ...over }, aSystem());
const packed = (solved: unknown): string => Buffer.from(JSON.stringify(solved)).toString("base64");
const unpacked = (handedIn: string): { challenge: Challenge; solution: { derivedKey: string } } =>
  JSON.parse(Buffer.from(handedIn, "base64").toString());
const read = (handedIn: string, over: Partial<typeof purpose> = {}, now = noon) =>
  readSolution(secret, { ...purpose, ...over }, handedIn, now);

describe("the solution of a challenge", () => {
  it("is accepted until it expires, and each has its own signature", async () => {
    const challenge = await given();
    const pass = await passOf(challenge);
    const { expiresAt } = challenge.parameters;
    expect(expiresAt).toBe(noon.getTime() / 1000 + 600);
    expect(read(pass)).toEqual({ signature: challenge.signature, expiresAt });
    expect(read(pass, {}, after(600))).toBeDefined();
    expect(read(pass, {}, after(601))).toBeUndefined();
    expect((await given()).signature).not.toBe(challenge.signature);
  });

  it("is accepted only for its purpose and address", async () => {
    const pass = await passOf(await given());
    expect(read(pass, { boundTo: "192.0.2.2" })).toBeUndefined();
    expect(read(pass, { boundTo: "" })).toBeUndefined();
    expect(read(pass, { name: "contact" })).toBeUndefined();
    expect(Buffer.from(pass, "base64").toString()).not.toContain("192.0.2.1");
  });

  it("takes a number of attempts within the chosen range", async () => {
    for (let round = 0; round < 20; round += 1) {
      const { solution } = JSON.parse(Buffer.from(await passOf(await given()), "base64").toString());
      expect(solution.counter).toBeGreaterThanOrEqual(5);
      expect(solution.counter).toBeLessThan(10);
    }
  });
});

describe("a forged solution", () => {
  it.each([
    ["nothing", ""],
    ["no base64", "%%%"],
    ["no JSON", Buffer.from("hej").toString("base64")],
    ["something else", packed({ challenge: {}, solution: {} })],
    ["a list", packed([])],
    ["null", packed(null)],
  ])("is refused if it is %s", (_, handedIn) => {
    expect(read(handedIn)).toBeUndefined();
  });

  it("cannot be derived from the challenge itself", async () => {
    const { challenge } = unpacked(await passOf(await given()));
    const { keyPrefix, keySignature } = challenge.parameters;
    for (const derivedKey of [keyPrefix, keyPrefix.padEnd(64, "0"), keySignature, "", "å"])
      expect(read(packed({ challenge, solution: { derivedKey } }))).toBeUndefined();
  });

  it("is refused if the challenge was made easier, prolonged or swapped", async () => {
    const { challenge, solution } = unpacked(await passOf(await given()));
    const { parameters, signature } = challenge;
    const other = unpacked(await passOf(await given()));
    const changed = (over: Partial<Challenge["parameters"]>) => ({
      challenge: { signature, parameters: { ...parameters, ...over } },
      solution,
    });
    for (const forged of [
      changed({ algorithm: "SHA-256" }),
      changed({ cost: 1 }),
      changed({ keyLength: 1 }),
      changed({ nonce: "00" }),
      changed({ salt: "00" }),
      changed({ keyPrefix: "00" }),
      changed({ expiresAt: parameters.expiresAt + 1 }),
      changed({ keySignature: other.challenge.parameters.keySignature }),
      { challenge: { parameters, signature: "" }, solution },
      { challenge: { parameters, signature: "å".repeat(64) }, solution },
      { challenge: { parameters, signature: other.challenge.signature }, solution },
      { challenge, solution: other.solution },
    ])
      expect(read(packed(forged))).toBeUndefined();
    expect(read(packed({ challenge, solution }))).toBeDefined();
  });

  it("is refused if another key signed the challenge", async () => {
    const theirs = await newChallenge("another secret", purpose, work, aSystem());
    expect(read(await passOf(theirs))).toBeUndefined();
  });
});
