import type { EidState } from "#contract/identity.ts";
import { askEid } from "#lambdas/identity/ask-eid.ts";
import { carryOut } from "#lambdas/identity/carry-out.ts";
import { completeState } from "#lambdas/identity/complete-state.ts";
import type { ProvedPerson } from "#lambdas/identity/eid.ts";
import type { Finish, Proved } from "#lambdas/identity/errand.ts";
import { identify } from "#lambdas/identity/identify.ts";
import type { IdentityContext } from "./identity-context.ts";
import { againState, orPending, pendingState, refusalOf } from "#lambdas/identity/order-states.ts";
import { takeOrder } from "#lambdas/identity/order-steps.ts";
import { type OwnOrder, openOwnOrder } from "#lambdas/identity/own-order.ts";
import { openProof } from "#lambdas/identity/proof.ts";
import { signDocument } from "#lambdas/identity/sign-document.ts";
import { signPersonIn } from "#lambdas/identity/sign-person-in.ts";
import { verifyPerson } from "#lambdas/identity/verify-person.ts";
import type { EidOrderItem } from "#lambdas/shared/table/items/identity.ts";

/** How an order stands. Asks the eID where that is due, and once it tells who someone is, does what the order is for, once; a registration waits for how to reach its person. */
export const collectOrder = async (context: IdentityContext, own: OwnOrder): Promise<EidState> => {
  const order = await openOwnOrder(context, own);
  switch (order.state) {
    case "waiting":
      return goOn(context, order, own.secret);
    case "proved":
      return order.purpose.kind === "registration"
        ? identifyAgain(context, order)
        : goOn(context, order, own.secret);
    case "complete":
      return againState(context, order, own.secret);
    case "failed":
      return { state: "failed", hint: order.hint };
    case "refused":
    case "cancelled":
      throw refusalOf(order);
  }
};

/** Any number of times, and without taking a step: nothing is written. While the account is being made there is nothing to ask its person. */
const identifyAgain = async (context: IdentityContext, order: EidOrderItem): Promise<EidState> => {
  const now = context.system.now();
  if (order.nextStepAt > now.getTime()) return pendingState(order, now);
  const person = await openProof(context.seal, order);
  return orPending(context, order, () => identify(context, order, person));
};

const goOn = async (context: IdentityContext, order: EidOrderItem, secret: string): Promise<EidState> => {
  const now = context.system.now();
  const taken = await takeOrder(context, order);
  if (!taken) return pendingState(order, now);
  const { order: asked, person } = await askEid(context, taken);
  if (asked.state === "failed") return { state: "failed", hint: asked.hint };
  if (asked.state === "refused") throw refusalOf(asked);
  if (!person) return pendingState(asked, now);
  return orPending(context, asked, () => use(context, asked, person, secret));
};

const use = async (
  context: IdentityContext,
  order: EidOrderItem,
  person: ProvedPerson,
  secret: string,
): Promise<EidState> => {
  const { purpose } = order;
  if (purpose.kind === "registration") return identify(context, order, person);
  const run = (proved: Proved, finish: Finish): Promise<EidOrderItem> => {
    switch (purpose.kind) {
      case "sign-in":
        return signPersonIn(context, order, proved, finish);
      case "verification":
        return verifyPerson(context, purpose.userId, proved, finish);
      case "signature":
        return signDocument(context, { ...purpose, orderId: order.id }, proved, finish);
    }
  };
  return completeState(await carryOut(context, { order, person, secret }, run), secret);
};
