import type { EidOrder, EidState } from "#contract/people/identity.ts";
import { NetworkError, ProblemError } from "#web/platform/api/errors.ts";
import { eidClient } from "./eid-client.ts";
import { isMoved, nonceOf } from "./kept-order.ts";
import { pause, untilVisible } from "./pause.ts";

export type EidPending = Extract<EidState, { state: "pending" }>;
export type EidEnd = Exclude<EidState, EidPending>;

/** Milliseconds; the QR code changes every second. */
const interval = 1000;

/** Milliseconds for which a hidden page keeps polling; by then the order has ended. */
const maxHidden = 5 * 60_000;

type Following = {
  signal: AbortSignal;
  onPending: (state: EidPending) => void;
  /** Called when a request fails; polling continues. */
  onOffline: () => void;
};

/** True if a retry may succeed. */
const isTemporary = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof ProblemError && (error.status >= 500 || error.code === "too-many-requests"));

const collect = async (order: EidOrder, signal: AbortSignal): Promise<EidState | undefined> => {
  const { orderId, secret } = order;
  const body = { secret, nonce: nonceOf(order) };
  try {
    return await eidClient.collectEidOrder({ params: { orderId }, body }, { signal });
  } catch (error) {
    if (isTemporary(error)) return undefined;
    throw error;
  }
};

/**
 * Polls an order until it ends; undefined when `signal` aborts or another tab takes over. Throws
 * the API's refusal.
 */
export const followOrder = async (order: EidOrder, following: Following): Promise<EidEnd | undefined> => {
  const { signal, onPending, onOffline } = following;
  let lastVisible = Date.now();
  while (!signal.aborted && !isMoved(order)) {
    const startedAt = Date.now();
    const state = await collect(order, signal);
    if (signal.aborted) return undefined;
    if (state !== undefined && state.state !== "pending") return state;
    if (state === undefined) onOffline();
    else onPending(state);
    await pause(Math.max(0, startedAt + interval - Date.now()), signal);
    if (!document.hidden) lastVisible = Date.now();
    else if (Date.now() - lastVisible > maxHidden) await untilVisible(signal);
  }
  return undefined;
};
