import type { Challenge } from "#contract/platform/challenges.ts";
import { solveChallenge } from "./solve-challenge.ts";

const answer = async (challenge: Challenge): Promise<void> => {
  try {
    postMessage(await solveChallenge(challenge));
  } catch (error) {
    // A rejected promise does not reach the page by itself.
    reportError(error);
  }
};

// Already parsed by the page; parsing here would bring zod into the worker, twenty times its size.
addEventListener("message", ({ data }: MessageEvent<Challenge>) => void answer(data));
