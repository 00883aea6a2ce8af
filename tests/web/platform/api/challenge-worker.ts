import { vi } from "vitest";
import type { Challenge } from "#contract/platform/challenges.ts";
import { newChallenge } from "#lambdas/platform/challenges/challenge.ts";
import { aSystem } from "#tests/lambdas/a.ts";
import { solveChallenge } from "#web/platform/api/challenge/solve-challenge.ts";

/** A small challenge, solved once. */
export const aChallenge = (): Promise<Challenge> =>
  newChallenge("secret", { name: "test" }, { seconds: 60, minKeys: 1, maxKeys: 2 }, aSystem());

/** Solves on the main thread, as the test browser has no workers. */
class PageWorker extends EventTarget {
  static broken = false;
  postMessage(challenge: Challenge): void {
    if (PageWorker.broken) {
      queueMicrotask(() => this.dispatchEvent(new Event("error")));
      return;
    }
    void solveChallenge(challenge).then((data) => this.dispatchEvent(new MessageEvent("message", { data })));
  }
  terminate(): void {}
}

export const giveWorker = ({ broken = false } = {}): void => {
  PageWorker.broken = broken;
  vi.stubGlobal("Worker", PageWorker);
};
