import type { EidOrder, EidState } from "#contract/identity.ts";
import { NetworkError, ProblemError } from "#web/api/errors.ts";
import { eidClient } from "./eid-client.ts";
import { pause, seen } from "./pause.ts";

export type EidPending = Extract<EidState, { state: "pending" }>;
export type EidEnd = Exclude<EidState, EidPending>;

/** The code changes every second. */
const interval = 1000;

/** How long a page nobody sees goes on asking, in milliseconds; by then the order has ended one way or the other. */
const longestUnseen = 5 * 60_000;

type Following = {
  signal: AbortSignal;
  onPending: (state: EidPending) => void;
  /** Nothing came back. The order is kept and asked for again. */
  onOffline: () => void;
};

/** Worth asking again: the order may well go on at the other end. */
const mayPass = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof ProblemError && (error.status >= 500 || error.code === "too-many-requests"));

const collect = async ({ orderId, secret }: EidOrder, signal: AbortSignal): Promise<EidState | undefined> => {
  try {
    return await eidClient.collectEidOrder({ params: { orderId }, body: { secret } }, { signal });
  } catch (error) {
    if (mayPass(error)) return undefined;
    throw error;
  }
};

/** Asks how an order stands, one question at a time, until it has ended or `signal` says stop; undefined in that case. Throws what the API refuses it with. */
export const followOrder = async (order: EidOrder, following: Following): Promise<EidEnd | undefined> => {
  const { signal, onPending, onOffline } = following;
  let lastSeen = Date.now();
  while (!signal.aborted) {
    const asked = Date.now();
    const state = await collect(order, signal);
    if (signal.aborted) return undefined;
    if (state !== undefined && state.state !== "pending") return state;
    if (state === undefined) onOffline();
    else onPending(state);
    await pause(Math.max(0, asked + interval - Date.now()), signal);
    if (!document.hidden) lastSeen = Date.now();
    else if (Date.now() - lastSeen > longestUnseen) await seen(signal);
  }
  return undefined;
};
