import type { EidState, NewAccount } from "#contract/people/identity.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { carryOut } from "./carry-out.ts";
import { completeState } from "./complete-state.ts";
import type { FinishOrder, Proved } from "./order-types.ts";
import type { IdentityContext } from "./identity-context.ts";
import { countAttempt } from "./order-limits.ts";
import { repeatedState, pendingOnConflict, pendingState, refusalOf } from "./order-states.ts";
import { takeStep } from "./order-steps.ts";
import { isBack, type OwnOrder, openOwnOrder } from "./own-order.ts";
import { openProof } from "./proof.ts";
import { registerPerson } from "./register-person.ts";
import type { EidOrderItem } from "#lambdas/people/items/identity.ts";

/** Creates the account of an identified person from their contact details. A taken address or phone can be corrected with the same proof; later calls return the first account. */
export const createAccount = async (
  context: IdentityContext,
  own: OwnOrder,
  account: NewAccount,
): Promise<EidState> => {
  const order = await openOwnOrder(context, own);
  if (order.purpose.kind !== "registration") throw new ProblemError("eid-order-ended");
  if (!isBack(order, own)) throw new ProblemError("eid-order-not-found");
  switch (order.state) {
    case "proved":
      return createFromProof(context, order, { account, secret: own.secret });
    case "complete":
      return repeatedState(context, order, own.secret);
    case "waiting":
    case "failed":
    case "refused":
    case "cancelled":
      throw refusalOf(order);
  }
};

type Submission = { readonly account: NewAccount; readonly secret: string };

const createFromProof = async (
  context: IdentityContext,
  proved: EidOrderItem,
  { account, secret }: Submission,
): Promise<EidState> => {
  const order = await takeStep(context, proved);
  if (!order) return pendingState(proved, context.system.now());
  const run = async (person: Proved, finish: FinishOrder): Promise<EidOrderItem> => {
    await countAttempt(context, order.id, person.mac);
    return registerPerson(context, { order, account, proved: person, finish });
  };
  return pendingOnConflict(context, order, async () => {
    const person = await openProof(context.seal, order);
    return completeState(await carryOut(context, { order, person, secret }, run), secret);
  });
};
