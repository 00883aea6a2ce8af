import type { EidOrder } from "#contract/identity.ts";
import { eidClient } from "./eid-client.ts";
import { type EidEnd, type EidPending, followOrder } from "./follow-order.ts";
import { type EidPurpose, forgetOrder, keepOrder, keptOrder } from "./kept-order.ts";

export type OrderRun = {
  purpose: EidPurpose;
  start: () => Promise<EidOrder>;
  signal: AbortSignal;
  /** `state` is missing until the order has been asked for once. */
  onWaiting: (order: EidOrder, state?: EidPending) => void;
  onOffline: () => void;
};

/** Nobody waits for it any more, so nobody is told when it cannot be ended; it then ends by itself. */
const giveUp = ({ orderId, secret }: EidOrder): void => {
  eidClient.cancelEidOrder({ params: { orderId }, body: { secret } }).catch(() => undefined);
};

const begin = async ({ purpose, start }: OrderRun): Promise<EidOrder> => {
  const kept = keptOrder(purpose, new Date());
  if (kept !== undefined) return kept;
  const order = await start();
  keepOrder(purpose, order, new Date());
  return order;
};

const follow = async (order: EidOrder, run: OrderRun): Promise<EidEnd | undefined> => {
  const { signal, onWaiting, onOffline } = run;
  onWaiting(order);
  return followOrder(order, { signal, onPending: (state) => onWaiting(order, state), onOffline });
};

/** Begins an order, or takes up the one this tab began, and follows it to its end. When `signal` says stop the order itself is cancelled, and nothing is answered. */
export const runOrder = async (run: OrderRun): Promise<EidEnd | undefined> => {
  const order = await begin(run);
  try {
    return run.signal.aborted ? undefined : await follow(order, run);
  } finally {
    forgetOrder();
    if (run.signal.aborted) giveUp(order);
  }
};
