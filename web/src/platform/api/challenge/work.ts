import type { Challenge } from "#contract/platform/challenges.ts";

/** Solves a challenge in a worker, so that the page stays responsive. */
export const work = async (challenge: Challenge): Promise<string> => {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => resolve(String(data)));
      worker.addEventListener("error", () => reject(new Error("The challenge was not solved")));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only windows have one.
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
};
