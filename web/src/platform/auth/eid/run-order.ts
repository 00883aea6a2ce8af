import type { EidOrder, EidStart, EidWay } from "#contract/people/identity.ts";
import { deviceName } from "../device.ts";
import { eidClient } from "./eid-client.ts";
import { startOn } from "./eid-device.ts";
import { type EidEnd, type EidPending, followOrder } from "./follow-order.ts";
import { type EidPurpose, forgetOrder, type HeldOrder, keepOrder, heldOrder, nonceOf } from "./kept-order.ts";

export type OrderRun = {
  purpose: EidPurpose;
  way: EidWay;
  start: (from: EidStart) => Promise<EidOrder>;
  signal: AbortSignal;
  /** `state` is missing until the first poll. */
  onWaiting: (order: EidOrder, state?: EidPending) => void;
  onOffline: () => void;
};

/** A person identified for registration, whose order waits for their contact details. */
export type Identified = { readonly order: HeldOrder; readonly name: string };

type RunEnd = Exclude<EidEnd, { state: "identified" }> | ({ readonly state: "identified" } & Identified);

/** Cancels the order. Ignores a failure, because the order expires anyway. */
export const cancelOrder = ({ orderId, secret }: EidOrder): void => {
  eidClient.cancelEidOrder({ params: { orderId }, body: { secret } }).catch(() => undefined);
};

const begin = async ({ purpose, way, start }: OrderRun): Promise<EidOrder> => {
  const stored = heldOrder(purpose, new Date());
  if (stored !== undefined) return stored;
  const order = await start(startOn(way, { device: deviceName(), userAgent: navigator.userAgent }, location));
  keepOrder(purpose, order, new Date());
  return order;
};

const follow = async (order: EidOrder, run: OrderRun): Promise<EidEnd | undefined> => {
  const { signal, onWaiting, onOffline } = run;
  onWaiting(order);
  return followOrder(order, { signal, onPending: (state) => onWaiting(order, state), onOffline });
};

/**
 * Starts or resumes this tab's order and follows it to its end. Returns undefined when `signal`
 * aborts, which cancels the order, or when another tab takes over. An identified order stays stored
 * until registration is complete.
 */
export const runOrder = async (run: OrderRun): Promise<RunEnd | undefined> => {
  const order = await begin(run);
  let isKept = false;
  try {
    const end = run.signal.aborted ? undefined : await follow(order, run);
    if (end?.state !== "identified") return end;
    isKept = true;
    return { ...end, order: { ...order, nonce: nonceOf(order) } };
  } finally {
    if (!isKept) forgetOrder(order);
    if (run.signal.aborted) cancelOrder(order);
  }
};
