import { beforeEach, describe, expect, it, vi } from "vitest";
import { problemStatus, type ProblemCode } from "#contract/problems.ts";
import { aChallenge, giveWorker } from "#tests/web/api/challenge-worker.ts";

const fetched = vi.fn<() => Promise<Response>>();
const given = async () => Response.json(await aChallenge());
const problem = (code: ProblemCode) =>
  new errors.ProblemError({ type: code, title: code, status: problemStatus(code), code });
/** Answers by the pass it is called with: refusals first, then the pass itself. */
const answering = (...refusals: Error[]) =>
  vi.fn(async (pass: string) => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    return pass;
  });

let errors: typeof import("#web/api/errors.ts");
let passes: typeof import("#web/api/search-pass.ts");
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset().mockImplementation(given);
  giveWorker();
  errors = await import("#web/api/errors.ts");
  passes = await import("#web/api/search-pass.ts");
});

describe("a pass", () => {
  it("is the work of a challenge, and is used again", async () => {
    const first = await passes.withSearchPass(answering());
    expect(JSON.parse(atob(first))).toMatchObject({ challenge: { signature: expect.any(String) } });
    expect(await passes.withSearchPass(answering())).toBe(first);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("is earned once, however many want it at once or have prepared for it", async () => {
    passes.prepareSearchPass();
    passes.prepareSearchPass();
    const all = await Promise.all([1, 2, 3].map(() => passes.withSearchPass(answering())));
    expect(new Set(all).size).toBe(1);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("is earned again before it runs out", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    const first = await passes.withSearchPass(answering());
    clock.mockReturnValue(569_000);
    expect(await passes.withSearchPass(answering())).toBe(first);
    clock.mockReturnValue(571_000);
    expect(await passes.withSearchPass(answering())).not.toBe(first);
    clock.mockRestore();
  });

  it("that is refused makes way for a new one, without anybody noticing", async () => {
    const first = await passes.withSearchPass(answering());
    const call = answering(problem("pass-needed"));
    const second = await passes.withSearchPass(call);
    expect(second).not.toBe(first);
    expect(call).toHaveBeenCalledTimes(2);
    expect(await passes.withSearchPass(answering())).toBe(second);
  });

  it("that is refused twice is a problem to be told", async () => {
    const call = answering(problem("pass-needed"), problem("pass-needed"));
    await expect(passes.withSearchPass(call)).rejects.toMatchObject({ code: "pass-needed" });
    expect(call).toHaveBeenCalledTimes(2);
  });

  it("is not to blame for anything else", async () => {
    const call = answering(problem("too-many-requests"));
    await expect(passes.withSearchPass(call)).rejects.toMatchObject({ code: "too-many-requests" });
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe("work that fails", () => {
  it("is told by the search, and begun again by the next one", async () => {
    fetched.mockRejectedValueOnce(new TypeError("offline"));
    passes.prepareSearchPass();
    await expect(passes.withSearchPass(answering())).rejects.toBeInstanceOf(errors.NetworkError);
    expect(await passes.withSearchPass(answering())).not.toBe("");
  });

  it("in the worker ends the search", async () => {
    giveWorker({ broken: true });
    await expect(passes.withSearchPass(answering())).rejects.toThrow("The challenge was not solved");
  });
});
