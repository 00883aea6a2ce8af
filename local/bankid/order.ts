import type { Person } from "./person.ts";

type FailureHint = "startFailed" | "expiredTransaction" | "userCancel" | "certificateErr" | "cancelled";

type Stage =
  | { readonly at: "outstanding" }
  | { readonly at: "started" }
  | { readonly at: "chosen"; readonly person: Person }
  | { readonly at: "complete"; readonly person: Person; readonly since: number; readonly address: string }
  | { readonly at: "failed"; readonly hint: FailureHint; readonly since: number };

/** What a relying party asks of someone whom it does not know yet. */
export type Wish = {
  readonly endUserIp: string;
  /** Nobody else can complete the order. */
  readonly personalNumber: string | undefined;
  /** What the app shows of the purpose, or what is signed. */
  readonly text: string | undefined;
  readonly signs: boolean;
};

export type Order = Wish & {
  readonly orderRef: string;
  readonly autoStartToken: string;
  readonly qrStartToken: string;
  readonly qrStartSecret: string;
  readonly createdAt: number;
  readonly stage: Stage;
};

/** How the order stands, as `collect` says it. */
export type Standing = {
  readonly status: "pending" | "failed" | "complete";
  readonly hintCode?: FailureHint | "outstandingTransaction" | "started" | "userSign";
};

// The times of BankID's own documentation.
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

/** The order as it is at this time; undefined once nobody can ask about it any more. */
export const orderAt = (order: Order, now: number): Order | undefined => {
  const current = expired(order, now);
  return now >= forgottenAt(current) ? undefined : current;
};

/** Ends an order as if its time were over. */
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
