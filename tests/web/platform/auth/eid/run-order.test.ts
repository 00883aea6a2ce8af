// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EidState } from "#contract/people/identity.ts";
import { NetworkError, ProblemError } from "#web/platform/api/errors.ts";
import { keepOrder, heldOrder } from "#web/platform/auth/eid/kept-order.ts";
import { runOrder } from "#web/platform/auth/eid/run-order.ts";
import { anOrder, complete, failed, identified, pending } from "./an-order.ts";

const client = vi.hoisted(() => ({ collectEidOrder: vi.fn(), cancelEidOrder: vi.fn() }));
vi.mock("#web/platform/auth/eid/eid-client.ts", () => ({ eidClient: client }));

const problem = (status: number, code: string) =>
  new ProblemError({ type: code, title: code, status, code: code as "internal" });

/** Responses to polling, in order; the last one repeats. */
const answers = (...states: (EidState | Error)[]) => {
  let calls = 0;
  client.collectEidOrder.mockImplementation(async () => {
    const state = states[Math.min(calls, states.length - 1)]!;
    calls += 1;
    if (state instanceof Error) throw state;
    return state;
  });
};

let hidden = false;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z") });
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  hidden = false;
  sessionStorage.clear();
  client.collectEidOrder.mockReset();
  client.cancelEidOrder.mockReset().mockResolvedValue({});
});
afterEach(() => vi.useRealTimers());

const look = (seen: boolean) => {
  hidden = !seen;
  document.dispatchEvent(new Event("visibilitychange"));
};

const play = () => {
  const controller = new AbortController();
  const start = vi.fn(async () => anOrder());
  const onWaiting = vi.fn();
  const onOffline = vi.fn();
  const { signal } = controller;
  const end = runOrder({ purpose: "sign-in", way: "other-device", start, signal, onWaiting, onOffline });
  // Awaited later; avoids an unhandled rejection until then.
  end.catch(() => undefined);
  return { end, start, onWaiting, onOffline, cancel: () => controller.abort() };
};

describe("an order", () => {
  it("is polled each second until it ends, each time with a new code", async () => {
    answers(pending("outstandingTransaction", 0), pending("userSign", 1), complete("anna"));
    const { end, onWaiting } = play();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await end).toEqual(complete("anna"));
    expect(client.collectEidOrder).toHaveBeenCalledTimes(3);
    expect(onWaiting.mock.calls.map(([, state]) => state?.qr?.split(".")[2])).toEqual([undefined, "0", "1"]);
    expect(client.collectEidOrder.mock.lastCall?.[0]).toEqual({
      params: { orderId: anOrder().orderId },
      body: { secret: anOrder().secret },
    });
  });

  it("is never polled while a request is pending", async () => {
    let answer = (_state: EidState): void => undefined;
    client.collectEidOrder.mockImplementation(() => new Promise<EidState>((resolve) => (answer = resolve)));
    const { end } = play();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(client.collectEidOrder).toHaveBeenCalledTimes(1);
    answer(failed("userCancel"));
    expect(await end).toEqual(failed("userCancel"));
  });

  it.each([new NetworkError("gone"), problem(503, "eid-unavailable"), problem(429, "too-many-requests")])(
    "continues after a failed request: %s",
    async (error) => {
      answers(pending(), error, error, complete());
      const { end, onOffline } = play();
      await vi.advanceTimersByTimeAsync(4000);
      expect(await end).toEqual(complete());
      expect(onOffline).toHaveBeenCalledTimes(2);
      expect(client.cancelEidOrder).not.toHaveBeenCalled();
    },
  );

  it("is polled at once when the network is back", async () => {
    answers(new NetworkError("gone"), complete());
    const { end } = play();
    await vi.advanceTimersByTimeAsync(0);
    globalThis.dispatchEvent(new Event("online"));
    expect(await end).toEqual(complete());
  });

  it("of an identified person is kept by the tab", async () => {
    answers(pending(), identified("Åsa Öberg"));
    const { end } = play();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await end).toEqual({ ...identified("Åsa Öberg"), order: anOrder() });
    expect(heldOrder("sign-in", new Date())).toEqual(anOrder());
    expect(client.cancelEidOrder).not.toHaveBeenCalled();
  });

  it("throws the API's refusal and is forgotten", async () => {
    answers(pending(), problem(409, "email-taken"));
    const { end } = play();
    await vi.advanceTimersByTimeAsync(1000);
    await expect(end).rejects.toMatchObject({ code: "email-taken" });
    expect(heldOrder("sign-in", new Date())).toBeUndefined();
  });

  it("is cancelled when aborted", async () => {
    answers(pending());
    const { end, cancel } = play();
    await vi.advanceTimersByTimeAsync(500);
    cancel();
    expect(await end).toBeUndefined();
    expect(client.cancelEidOrder).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(5000);
    expect(client.collectEidOrder).toHaveBeenCalledTimes(1);
    expect(heldOrder("sign-in", new Date())).toBeUndefined();
  });

  it("is cancelled even if it started after the abort", async () => {
    const { end, cancel } = play();
    cancel();
    expect(await end).toBeUndefined();
    expect(client.cancelEidOrder).toHaveBeenCalledOnce();
    expect(client.collectEidOrder).not.toHaveBeenCalled();
  });

  it("is resumed after a reload", async () => {
    keepOrder("sign-in", anOrder({ autoStartToken: "kept" }), new Date());
    answers(complete());
    const { end, start, onWaiting } = play();
    expect(await end).toEqual(complete());
    expect(start).not.toHaveBeenCalled();
    expect(onWaiting.mock.calls[0]?.[0]).toMatchObject({ autoStartToken: "kept" });
  });

  it("is not polled while the page has long been hidden, and at once when visible", async () => {
    answers(pending());
    const { cancel } = play();
    await vi.advanceTimersByTimeAsync(0);
    look(false);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    const asked = client.collectEidOrder.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(client.collectEidOrder).toHaveBeenCalledTimes(asked);
    look(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(client.collectEidOrder).toHaveBeenCalledTimes(asked + 1);
    cancel();
  });
});
