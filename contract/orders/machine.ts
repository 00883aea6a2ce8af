import * as z from "zod";

/** Where an order stands, of a customer or of a store. */
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

/** Those of an order that has not been posted. */
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
/** Who takes the step. */
export type OrderParty = "customer" | "admin";

/** As much of an order as decides what may become of it. */
export type OrderFacts = {
  readonly kind: OrderKind;
  readonly state: OrderState;
  /** How many codes it is for; goods have none. */
  readonly wanted: number;
  /** How many codes it has. */
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

/** Nothing more becomes of it. */
export const hasEnded = (state: OrderState): boolean => state === "completed" || state === "cancelled";

const untilCompleted: From = OrderState.options.filter((state) => !hasEnded(state));
const onTheWay: Steps = {
  // What was packed a moment ago by mistake.
  unpack: ["packed"],
  send: ["packed"],
  deliver: ["sent"],
  complete: ["sent", "delivered"],
  cancel: untilCompleted,
};

/** What an administrator takes each step from. Nothing is packed before it has its codes, see `missing`. */
const ofAdmin: Readonly<Record<OrderKind, Steps>> = {
  customer: {
    ...onTheWay,
    link: ["pending"],
    unlink: ["pending", "qr_linked"],
    pack: ["pending", "qr_linked"],
  },
  // To make the codes is to approve the order.
  qr_order: {
    ...onTheWay,
    approve: ["pending"],
    link: ["pending", "approved"],
    pack: ["pending", "approved", "qr_linked"],
  },
  inventory_order: { ...onTheWay, approve: ["pending"], pack: ["approved"] },
};

/** Customers call their own order off until it is packed, and say that it has come. */
const ofCustomer: Steps = { cancel: ["pending", "qr_linked"], complete: ["sent", "delivered"] };

const stepsOf = (kind: OrderKind, by: OrderParty): Steps => {
  if (by === "admin") return ofAdmin[kind];
  return kind === "customer" ? ofCustomer : {};
};

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

/** The state that an order has with the codes it has got: linked when it has them all. */
const afterLinking = (order: OrderFacts): OrderState => {
  if (hasAllCodes(order)) return "qr_linked";
  return order.kind === "customer" ? "pending" : "approved";
};

/**
 * Where a step leads, or why it may not be taken. For `link`, `linked` counts the new codes too.
 * What is written must be conditional on the state that was asked about.
 */
export const takeStep = (order: OrderFacts, step: OrderStep, by: OrderParty): OrderOutcome => {
  const from = stepsOf(order.kind, by)[step];
  if (!from?.includes(order.state)) return { ok: false, why: "wrong-state" };
  const why = missing(order, step);
  if (why !== undefined) return { ok: false, why };
  if (step === "link") return { ok: true, to: afterLinking(order) };
  if (step === "unpack") return { ok: true, to: order.kind === "inventory_order" ? "approved" : "qr_linked" };
  return { ok: true, to: after[step] };
};

/**
 * An administrator sets the state by hand, for a reason that is kept: nothing else leads to `in_progress`.
 * Ended orders stay ended, and cancelling is a step of its own, as it gives points back.
 */
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

/** How far an order has come, in percent. One that is cancelled is nowhere. */
export const progressOf = (state: OrderState): number => percents[state] ?? 0;
