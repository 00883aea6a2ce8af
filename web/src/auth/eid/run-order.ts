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

/** Who the eID has told it is, and the order that waits for how to reach them. */
export type Identified = { readonly order: EidOrder; readonly name: string };

type RunEnd = Exclude<EidEnd, { state: "identified" }> | ({ readonly state: "identified" } & Identified);

/** Nobody waits for it any more, so nobody is told when it cannot be ended; it then ends by itself. */
export const giveUp = ({ orderId, secret }: EidOrder): void => {
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

/** Begins an order, or takes up the one this tab began, and follows it to its end. When `signal` says stop the order itself is cancelled, and nothing is answered. The tab keeps an order that waits for its person. */
export const runOrder = async (run: OrderRun): Promise<RunEnd | undefined> => {
  const order = await begin(run);
  let isKept = false;
  try {
    const end = run.signal.aborted ? undefined : await follow(order, run);
    if (end?.state !== "identified") return end;
    isKept = true;
    return { ...end, order };
  } finally {
    if (!isKept) forgetOrder();
    if (run.signal.aborted) giveUp(order);
  }
};
