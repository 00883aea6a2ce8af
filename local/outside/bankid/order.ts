import * as z from "zod";
import { Person } from "./person.ts";

const FailureHint = z.enum([
  "startFailed",
  "expiredTransaction",
  "userCancel",
  "certificateErr",
  "cancelled",
]);
type FailureHint = z.infer<typeof FailureHint>;

export const Risk = z.enum(["low", "moderate", "high"]);

const Stage = z.discriminatedUnion("at", [
  z.object({ at: z.literal("outstanding") }),
  z.object({ at: z.literal("started") }),
  z.object({ at: z.literal("chosen"), person: Person }),
  z.object({
    at: z.literal("complete"),
    person: Person,
    since: z.number(),
    address: z.string(),
    risk: Risk.optional(),
  }),
  z.object({ at: z.literal("failed"), hint: FailureHint, since: z.number() }),
]);

const Wish = z.object({
  endUserIp: z.string(),
  /** Only this person can complete the order. */
  personalNumber: z.string().optional(),
  /** The purpose that the app shows, or the text to sign. */
  text: z.string().optional(),
  signs: z.boolean(),
  /** The app opens it after approval on the same device. */
  returnUrl: z.string().optional(),
  returnRisk: z.boolean().optional(),
});
export type Wish = Readonly<z.infer<typeof Wish>>;

/** An order as stored, so that a person can still sign after a restart of the cloud. */
export const Order = Wish.extend({
  orderRef: z.string(),
  autoStartToken: z.string(),
  qrStartToken: z.string(),
  qrStartSecret: z.string(),
  createdAt: z.number(),
  /** A running number, assigned when the order is stored. */
  turn: z.number().int().optional(),
  stage: Stage,
});
export type Order = Readonly<z.infer<typeof Order>>;

export type Standing = {
  readonly status: "pending" | "failed" | "complete";
  readonly hintCode?: FailureHint | "outstandingTransaction" | "started" | "userSign";
};

// Milliseconds, from the documentation of BankID.
const startWithin = 30_000;
const completeWithin = 180_000;
const completeKept = 180_000;
const failedKept = 300_000;
const neverStartedKept = 190_000;

export const isPending = ({ stage }: Order): boolean => stage.at !== "complete" && stage.at !== "failed";

export const fail = (order: Order, hint: FailureHint, since: number): Order => ({
  ...order,
  stage: { at: "failed", hint, since },
});

const expired = (order: Order, now: number): Order => {
  const { createdAt, stage } = order;
  if (stage.at === "outstanding" && now >= createdAt + startWithin)
    return fail(order, "startFailed", createdAt + startWithin);
  if (isPending(order) && now >= createdAt + completeWithin)
    return fail(order, "expiredTransaction", createdAt + completeWithin);
  return order;
};

const forgottenAt = ({ createdAt, stage }: Order): number => {
  if (stage.at === "complete") return stage.since + completeKept;
  if (stage.at !== "failed") return Infinity;
  return stage.hint === "startFailed" ? createdAt + neverStartedKept : stage.since + failedKept;
};

/** Returns the order with its state at `now`, or undefined once BankID has forgotten it. */
export const orderAt = (order: Order, now: number): Order | undefined => {
  const current = expired(order, now);
  return now >= forgottenAt(current) ? undefined : current;
};

export const runOut = (order: Order, now: number): Order =>
  fail(order, order.stage.at === "outstanding" ? "startFailed" : "expiredTransaction", now);

export const standingOf = ({ stage }: Order): Standing => {
  switch (stage.at) {
    case "outstanding":
      return { status: "pending", hintCode: "outstandingTransaction" };
    case "started":
      return { status: "pending", hintCode: "started" };
    case "chosen":
      return { status: "pending", hintCode: "userSign" };
    case "failed":
      return { status: "failed", hintCode: stage.hint };
    case "complete":
      return { status: "complete" };
  }
};
