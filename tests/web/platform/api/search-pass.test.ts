import { beforeEach, describe, expect, it, vi } from "vitest";
import { problemStatus, type ProblemCode } from "#contract/platform/problems.ts";
import { aChallenge, giveWorker } from "./challenge-worker.ts";

const fetched = vi.fn<() => Promise<Response>>();
const given = async () => Response.json(await aChallenge());
const problem = (code: ProblemCode) =>
  new errors.ProblemError({ type: code, title: code, status: problemStatus(code), code });
/** Responds per pass: refusals first, then the pass itself. */
const answering = (...refusals: Error[]) =>
  vi.fn(async (pass: string) => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    return pass;
  });

let errors: typeof import("#web/platform/api/errors.ts");
let passes: typeof import("#web/platform/api/search-pass.ts");
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset().mockImplementation(given);
  giveWorker();
  errors = await import("#web/platform/api/errors.ts");
  passes = await import("#web/platform/api/search-pass.ts");
});

describe("a pass", () => {
  it("is the solution of a challenge, and is reused", async () => {
    const first = await passes.withSearchPass(answering());
    expect(JSON.parse(atob(first))).toMatchObject({ challenge: { signature: expect.any(String) } });
    expect(await passes.withSearchPass(answering())).toBe(first);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("is earned once for concurrent searches", async () => {
    passes.prepareSearchPass();
    passes.prepareSearchPass();
    const all = await Promise.all([1, 2, 3].map(() => passes.withSearchPass(answering())));
    expect(new Set(all).size).toBe(1);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("is renewed before it expires", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    const first = await passes.withSearchPass(answering());
    clock.mockReturnValue(569_000);
    expect(await passes.withSearchPass(answering())).toBe(first);
    clock.mockReturnValue(571_000);
    expect(await passes.withSearchPass(answering())).not.toBe(first);
    clock.mockRestore();
  });

  it("that is refused is replaced silently", async () => {
    const first = await passes.withSearchPass(answering());
    const call = answering(problem("pass-needed"));
    const second = await passes.withSearchPass(call);
    expect(second).not.toBe(first);
    expect(call).toHaveBeenCalledTimes(2);
    expect(await passes.withSearchPass(answering())).toBe(second);
  });

  it("that is refused twice is an error", async () => {
    const call = answering(problem("pass-needed"), problem("pass-needed"));
    await expect(passes.withSearchPass(call)).rejects.toMatchObject({ code: "pass-needed" });
    expect(call).toHaveBeenCalledTimes(2);
  });

  it("is kept after other errors", async () => {
    const call = answering(problem("too-many-requests"));
    await expect(passes.withSearchPass(call)).rejects.toMatchObject({ code: "too-many-requests" });
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe("work that fails", () => {
  it("fails the search, and is retried by the next one", async () => {
    fetched.mockRejectedValueOnce(new TypeError("offline"));
    passes.prepareSearchPass();
    await expect(passes.withSearchPass(answering())).rejects.toBeInstanceOf(errors.NetworkError);
    expect(await passes.withSearchPass(answering())).not.toBe("");
  });

  it("in the worker fails the search", async () => {
    giveWorker({ broken: true });
    await expect(passes.withSearchPass(answering())).rejects.toThrow("The challenge was not solved");
  });
});
