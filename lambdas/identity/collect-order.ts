import type { EidState } from "#contract/identity.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { askEid } from "#lambdas/identity/ask-eid.ts";
import { carryOut } from "#lambdas/identity/carry-out.ts";
import { completeState } from "#lambdas/identity/complete-state.ts";
import type { IdentityWorld } from "#lambdas/identity/identity-world.ts";
import { takeStep } from "#lambdas/identity/order-steps.ts";
import { type OwnOrder, openOwnOrder } from "#lambdas/identity/own-order.ts";
import { qrContent, secondsSince } from "#lambdas/identity/qr.ts";
import { isUnused, ticketOf } from "#lambdas/secrets/sign-in-tickets.ts";
import type { EidOrderItem } from "#lambdas/table/items/identity.ts";

/** Longer than the function may run: whoever took the step and has not ended it by then never will. */
const longestStep = 30_000;

const pendingState = (order: EidOrderItem, now: Date): EidState => ({
  state: "pending",
  hint: order.hint,
  qr: qrContent(order, secondsSince(order.startedAt, now)),
});

/** How an order stands. Asks the eID where that is due, and once it tells who somebody is, does what the order is for, once. */
export const collectOrder = async (world: IdentityWorld, own: OwnOrder): Promise<EidState> => {
  const order = await openOwnOrder(world, own);
  switch (order.state) {
    case "waiting":
    case "proved":
      return goOn(world, order, own.secret);
    case "complete":
      return again(world, order, own.secret);
    case "failed":
      return { state: "failed", hint: order.hint };
    case "refused":
      throw new ProblemError(
        order.refusal ?? "eid-order-ended",
        order.age === undefined ? {} : { params: { age: order.age } },
      );
    case "cancelled":
      throw new ProblemError("eid-order-ended");
  }
};

const goOn = async (world: IdentityWorld, order: EidOrderItem, secret: string): Promise<EidState> => {
  const now = world.system.now();
  const due = order.nextStepAt <= now.getTime();
  const taken = due ? await takeStep(world.table, order, now.getTime() + longestStep) : undefined;
  if (!taken) return pendingState(order, now);
  const { order: asked, person } = await askEid(world, taken);
  if (asked.state === "failed") return { state: "failed", hint: asked.hint };
  if (!person) return pendingState(asked, now);
  return completeState(world, await carryOut(world, asked, person, secret), secret);
};

/** The answer to a completion may be lost on its way. It is given again while its ticket waits to be used; a ticket that was used or has run out is never replaced. */
const again = async (world: IdentityWorld, order: EidOrderItem, secret: string): Promise<EidState> => {
  const endedWell =
    order.purpose.kind === "verification" || (await isUnused(world.table, ticketOf(order.id, secret)));
  if (!endedWell) throw new ProblemError("eid-order-ended");
  return completeState(world, order, secret);
};
