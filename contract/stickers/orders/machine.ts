import * as z from "zod";

export const OrderState = z.enum([
  "pending",
  "approved",
  "qr_linked",
  "in_progress",
  "packed",
  "sent",
  "delivered",
  "completed",
  "cancelled",
]);
export type OrderState = z.infer<typeof OrderState>;

/** The states before an order is posted. */
export const unsentStates: readonly OrderState[] = [
  "pending",
  "approved",
  "qr_linked",
  "in_progress",
  "packed",
];

/** Stickers for a customer's bike, codes for a store's customers to register with, or goods without codes. */
export const OrderKind = z.enum(["customer", "qr_order", "inventory_order"]);
export type OrderKind = z.infer<typeof OrderKind>;
export type OrderStep =
  | "approve"
  | "link"
  | "unlink"
  | "pack"
  | "unpack"
  | "send"
  | "deliver"
  | "complete"
  | "cancel";
/** `customer`: the person or store that ordered. */
export type OrderActor = "customer" | "admin";

export type OrderFacts = {
  readonly kind: OrderKind;
  readonly state: OrderState;
  /** The number of codes ordered; none for goods. */
  readonly wanted: number;
  readonly linked: number;
  readonly frameNumber?: string | undefined;
};

type OrderRefusal =
  | "wrong-state"
  | "frame-number-missing"
  | "no-code-linked"
  | "no-codes-made"
  | "reason-missing";

export type OrderOutcome =
  | { readonly ok: true; readonly to: OrderState }
  | { readonly ok: false; readonly why: OrderRefusal };

type From = readonly OrderState[];
type Steps = Partial<Record<OrderStep, From>>;

export const hasEnded = (state: OrderState): boolean => state === "completed" || state === "cancelled";

const untilCompleted: From = OrderState.options.filter((state) => !hasEnded(state));
const onTheWay: Steps = {
  // Undoes a packing made by mistake.
  unpack: ["packed"],
  send: ["packed"],
  deliver: ["sent"],
  complete: ["sent", "delivered"],
  cancel: untilCompleted,
};

/** The states from which an administrator can take each step. `missing` also requires codes before packing. */
const ofAdmin: Readonly<Record<OrderKind, Steps>> = {
  customer: {
    ...onTheWay,
    link: ["pending"],
    unlink: ["pending", "qr_linked"],
    pack: ["pending", "qr_linked"],
  },
  // Making the codes approves the order.
  qr_order: {
    ...onTheWay,
    approve: ["pending"],
    link: ["pending", "approved"],
    pack: ["pending", "approved", "qr_linked"],
  },
  inventory_order: { ...onTheWay, approve: ["pending"], pack: ["approved"] },
};

/** Customers and stores can cancel their own order until it is packed, and confirm that it arrived. */
const ofCustomer: Steps = { cancel: ["pending", "approved", "qr_linked"], complete: ["sent", "delivered"] };

const hasAllCodes = ({ wanted, linked }: OrderFacts): boolean => linked > 0 && linked >= wanted;

const missing = (order: OrderFacts, step: OrderStep): OrderRefusal | undefined => {
  const { kind } = order;
  if (step === "link" && kind === "customer" && !order.frameNumber?.trim()) return "frame-number-missing";
  if (step !== "pack" || kind === "inventory_order" || hasAllCodes(order)) return undefined;
  return kind === "customer" ? "no-code-linked" : "no-codes-made";
};

const after: Readonly<Record<Exclude<OrderStep, "link" | "unpack">, OrderState>> = {
  unlink: "pending",
  approve: "approved",
  pack: "packed",
  send: "sent",
  deliver: "delivered",
  complete: "completed",
  cancel: "cancelled",
};

/** The state after linking: `qr_linked` once all codes are there. */
const afterLinking = (order: OrderFacts): OrderState => {
  if (hasAllCodes(order)) return "qr_linked";
  return order.kind === "customer" ? "pending" : "approved";
};

/** Returns the state after a step, or why it is refused. For `link`, `linked` includes the new codes. Writes must be conditional on the state passed in. */
export const takeStep = (order: OrderFacts, step: OrderStep, by: OrderActor): OrderOutcome => {
  const from = (by === "admin" ? ofAdmin[order.kind] : ofCustomer)[step];
  if (!from?.includes(order.state)) return { ok: false, why: "wrong-state" };
  const why = missing(order, step);
  if (why !== undefined) return { ok: false, why };
  if (step === "link") return { ok: true, to: afterLinking(order) };
  if (step === "unpack") return { ok: true, to: order.kind === "inventory_order" ? "approved" : "qr_linked" };
  return { ok: true, to: after[step] };
};

/** Lets an administrator set a state by hand, with a reason; only this leads to `in_progress`. Cancelling is a separate step, because it refunds points. */
export const overrideState = (order: OrderFacts, to: OrderState, reason: string): OrderOutcome => {
  if (reason.trim() === "") return { ok: false, why: "reason-missing" };
  const may = untilCompleted.includes(order.state) && to !== "cancelled" && to !== order.state;
  return may ? { ok: true, to } : { ok: false, why: "wrong-state" };
};

const percents: Partial<Record<OrderState, number>> = {
  pending: 20,
  qr_linked: 40,
  approved: 40,
  in_progress: 60,
  packed: 80,
  sent: 100,
  delivered: 100,
  completed: 100,
};

/** Progress in percent; 0 for a cancelled order. */
export const progressOf = (state: OrderState): number => percents[state] ?? 0;
