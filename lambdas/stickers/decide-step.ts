import {
  type OrderFacts,
  type OrderOutcome,
  type OrderActor,
  type OrderState,
  type OrderStep,
  takeStep,
} from "#contract/stickers/orders/machine.ts";
import type { ProblemCode } from "#contract/platform/problems.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { OrderItem } from "#lambdas/stickers/items/order.ts";

export const factsOf = (order: OrderItem): OrderFacts =>
  order.entity === "stickerOrder"
    ? {
        kind: "customer",
        state: order.state,
        wanted: order.count,
        linked: order.linkedCodes.length,
        frameNumber: order.frameNumber,
      }
    : { kind: order.kind, state: order.state, wanted: order.count, linked: order.made };

const problems = {
  "wrong-state": "order-moved",
  "frame-number-missing": "frame-number-missing",
  "no-code-linked": "no-code-linked",
  "no-codes-made": "no-codes-made",
  "reason-missing": "invalid-request",
} as const satisfies Record<string, ProblemCode>;

export const stateAfter = (outcome: OrderOutcome): OrderState => {
  if (!outcome.ok) throw new ProblemError(problems[outcome.why]);
  return outcome.to;
};

export const decideStep = (order: OrderItem, step: OrderStep, by: OrderActor): OrderState =>
  stateAfter(takeStep(factsOf(order), step, by));
