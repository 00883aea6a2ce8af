import * as z from "zod";

/** Work for the browser, as altcha-lib solves it: nothing for one person, much for a machine that comes thousands of times. */
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

/** Base64 of the JSON `{ challenge, solution }`, of about 900 characters. With the longest letter it stays below the 8,192 bytes that the firewall lets through. */
export const WorkDone = z.string().max(1600);

/** What is handed in for a challenge, as `WorkDone`. */
export const workDone = (challenge: Challenge, solution: unknown): string =>
  btoa(JSON.stringify({ challenge, solution }));

/** Where a route that needs a pass looks for it. */
export const passHeader = "x-search-pass";

/** How long a pass is good. */
export const passSeconds = 10 * 60;
