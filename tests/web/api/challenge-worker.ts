import { vi } from "vitest";
import type { Challenge } from "#contract/challenges.ts";
import { newChallenge } from "#lambdas/shared/challenges/challenge.ts";
import { aSystem } from "#tests/lambdas/a.ts";
import { solveChallenge } from "#web/api/challenge/solve-challenge.ts";

/** Little work, to be done once. */
export const aChallenge = (): Promise<Challenge> =>
  newChallenge("secret", { name: "test" }, { seconds: 60, fewestKeys: 1, mostKeys: 2 }, aSystem());

/** Works where the page is; the browser of these tests has no workers. */
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
