import type { Challenge } from "#contract/challenges.ts";
import { solveChallenge } from "./solve-challenge.ts";

const answer = async (challenge: Challenge): Promise<void> => {
  try {
    postMessage(await solveChallenge(challenge));
  } catch (error) {
    // What fails in a promise does not reach the page by itself.
    reportError(error);
  }
};

// The page has parsed it: doing so again would bring zod along, which is twenty times all the rest.
addEventListener("message", ({ data }: MessageEvent<Challenge>) => void answer(data));
