import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NetworkError } from "#web/platform/api/errors.ts";
import { makePublicly } from "#web/checks/certificate/certificate-api.ts";

vi.mock("#web/platform/api/challenge/work.ts", () => ({
  work: async ({ signature }: { signature: string }) => `work for ${signature}`,
}));

const place = { number: "I-261130-7Q2M9X", code: "7Q4MK2XP01AB23CD" };
const minute = 60_000;
const begun = Date.parse("2026-11-30T12:00:00Z");

/** The solutions sent so far. The first request gets no response. */
let sent: string[];

const challenge = () => ({
  parameters: {
    algorithm: "PBKDF2/SHA-256",
    nonce: "n",
    salt: "s",
    cost: 1,
    keyLength: 32,
    keyPrefix: "00",
    keySignature: "k",
    expiresAt: (Date.now() + 20 * minute) / 1000,
  },
  signature: String(Date.now()),
});

beforeEach(() => {
  sent = [];
  vi.useFakeTimers({ now: begun, toFake: ["Date"] });
  vi.stubGlobal("fetch", async (_address: string, init?: RequestInit) => {
    if (init?.method !== "POST") return Response.json(challenge());
    const { solution }: { solution: string } = JSON.parse(typeof init.body === "string" ? init.body : "");
    sent.push(solution);
    if (sent.length === 1) throw new TypeError("Failed to fetch");
    return Response.json(place, { status: 201 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ["the same work", 19, true],
  ["new work once its challenge has ended", 21, false],
])("a certificate whose answer was lost is asked for again with %s", async (_with, minutes, isSame) => {
  await expect(makePublicly("WTU204K8861")).rejects.toBeInstanceOf(NetworkError);
  vi.setSystemTime(begun + minutes * minute);
  expect(await makePublicly("WTU204K8861")).toEqual(place);
  expect(sent[1] === sent[0]).toBe(isSame);
});
