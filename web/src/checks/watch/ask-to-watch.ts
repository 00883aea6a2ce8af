import type { Language } from "#contract/people/accounts.ts";
import type { Challenge } from "#contract/platform/challenges.ts";
import { work } from "#web/platform/api/challenge/work.ts";

export type WatchFailure = "email" | "number" | "often" | "offline" | "failed";

/** The parts of `NewWatch` that a person chooses. */
type Wanted = { readonly frameNumber: string; readonly email: string; readonly language: Language };

const address = "/api/number-watches/new";

const isChallenge = (body: unknown): body is Challenge =>
  typeof body === "object" && body !== null && "parameters" in body && "signature" in body;

const failureOf = async (response: Response): Promise<WatchFailure> => {
  if (response.status === 400) return "email";
  if (response.status === 429) return "often";
  return (await response.text()).includes("personal-number-typed") ? "number" : "failed";
};

const post = async (wanted: Wanted): Promise<WatchFailure | undefined> => {
  const challengeResponse = await fetch(address);
  if (!challengeResponse.ok) return failureOf(challengeResponse);
  const challenge: unknown = await challengeResponse.json();
  if (!isChallenge(challenge)) return "failed";
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...wanted, solution: await work(challenge) }),
  });
  return response.ok ? undefined : failureOf(response);
};

/** Fetches without the typed client, whose schemas are heavier than the page may be. */
export const askToWatch = (wanted: Wanted): Promise<WatchFailure | undefined> =>
  post(wanted).catch(() => (navigator.onLine ? "failed" : "offline"));
