import { Challenge } from "#contract/challenges.ts";
import { solveChallenge } from "./solve-challenge.ts";

const answer = async (challenge: unknown): Promise<void> => {
  try {
    postMessage(await solveChallenge(Challenge.parse(challenge)));
  } catch (error) {
    // What fails in a promise does not reach the page by itself.
    reportError(error);
  }
};

addEventListener("message", ({ data }: MessageEvent<unknown>) => void answer(data));
