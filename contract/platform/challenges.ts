import * as z from "zod";

/** A proof-of-work challenge of altcha-lib. It costs one visitor about a second, and a bot with thousands of requests a lot. */
export const Challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.number(),
  }),
  signature: z.string(),
});
export type Challenge = z.infer<typeof Challenge>;

/** Base64 of the JSON `{ challenge, solution }`, about 900 characters. Even with the longest message, a request stays below the firewall's 8,192 bytes. */
export const EncodedSolution = z.string().max(1600);

export const encodeSolution = (challenge: Challenge, solution: unknown): string =>
  btoa(JSON.stringify({ challenge, solution }));

export const passHeader = "x-search-pass";

export const passSeconds = 10 * 60;
