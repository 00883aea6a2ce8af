import type { EidState, NewAccount } from "#contract/identity.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { carryOut } from "#lambdas/identity/carry-out.ts";
import { completeState } from "#lambdas/identity/complete-state.ts";
import type { Finish, Proved } from "#lambdas/identity/errand.ts";
import type { IdentityContext } from "./identity-context.ts";
import { countTry } from "#lambdas/identity/order-limits.ts";
import { againState, orPending, pendingState, refusalOf } from "#lambdas/identity/order-states.ts";
import { takeOrder } from "#lambdas/identity/order-steps.ts";
import { type OwnOrder, openOwnOrder } from "#lambdas/identity/own-order.ts";
import { openProof } from "#lambdas/identity/proof.ts";
import { registerPerson } from "#lambdas/identity/register-person.ts";
import type { EidOrderItem } from "#lambdas/shared/table/items/identity.ts";

/** Makes the account of someone who has been identified, now that they have said how to reach them. An address or a phone that is taken can be corrected under the same proof; once there is an account, the first one that was told stays. */
export const createAccount = async (
  context: IdentityContext,
  own: OwnOrder,
  account: NewAccount,
): Promise<EidState> => {
  const order = await openOwnOrder(context, own);
  if (order.purpose.kind !== "registration") throw new ProblemError("eid-order-ended");
  switch (order.state) {
    case "proved":
      return make(context, order, { account, secret: own.secret });
    case "complete":
      return againState(context, order, own.secret);
    case "waiting":
    case "failed":
    case "refused":
    case "cancelled":
      throw refusalOf(order);
  }
};

type Wanted = { readonly account: NewAccount; readonly secret: string };

const make = async (
  context: IdentityContext,
  proved: EidOrderItem,
  { account, secret }: Wanted,
): Promise<EidState> => {
  const order = await takeOrder(context, proved);
  if (!order) return pendingState(proved, context.system.now());
  const run = async (person: Proved, finish: Finish): Promise<EidOrderItem> => {
    await countTry(context, order.id, person.mac);
    return registerPerson(context, { order, account, proved: person, finish });
  };
  return orPending(context, order, async () => {
    const person = await openProof(context.seal, order);
    return completeState(await carryOut(context, { order, person, secret }, run), secret);
  });
};
