// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endSessions } from "#web/platform/auth/end-sessions.ts";

const answer = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answering = (status: number, body: object): void => {
  const type = status < 400 ? "application/json" : "application/problem+json";
  answer.mockResolvedValue(new Response(JSON.stringify(body), { status, headers: { "content-type": type } }));
};

it("ending sessions waits for the next second, so that a new sign-in counts as later", async () => {
  answering(200, { endedAt: "2026-11-20T19:00:00.250Z" });
  let done = false;
  const ending = endSessions(async () => "t0ken").then(() => (done = true));
  await vi.advanceTimersByTimeAsync(749);
  expect(done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await ending;
  expect(done).toBe(true);
});

it("a session that has already ended needs no wait", async () => {
  answering(401, { type: "about:blank", title: "x", status: 401, code: "session-ended" });
  await expect(endSessions(async () => "t0ken")).resolves.toBeUndefined();
});
