import type { IdentityContext } from "./identity-context.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { EidOrderItem } from "#lambdas/shared/table/items/identity.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type Table = IdentityContext["table"];

const stillMine = (order: EidOrderItem) =>
  update(keys.eidOrder(order.id))
    .expect("state", order.state, "stale")
    .expect("nextStepAt", order.nextStepAt, "stale");

/** Longer than the function may run: the person who took the step and has not ended it by then never will. */
const longestStep = 30_000;

/** Takes the order's next step for oneself, where it is due; undefined where it is not, or someone else has taken it. */
export const takeOrder = async (
  { table, system }: IdentityContext,
  order: EidOrderItem,
): Promise<EidOrderItem | undefined> => {
  const now = system.now().getTime();
  if (order.nextStepAt > now) return undefined;
  const until = now + longestStep;
  try {
    await table.transact([stillMine(order).set({ nextStepAt: until })]);
    return { ...order, nextStepAt: until };
  } catch (error) {
    if (failedWith(error, "stale")) return undefined;
    throw error;
  }
};

/** Ends a step that was taken, with what came of it, in one transaction with `others`. Fails as `stale` where the order was cancelled meanwhile. */
export const endStep = async (
  table: Table,
  order: EidOrderItem,
  changes: Partial<EidOrderItem>,
  others: readonly Action[] = [],
): Promise<EidOrderItem> => {
  const { sealedProof, ...after } = { ...order, ...changes };
  const isKept = after.state === "proved";
  const ending = stillMine(order).set(changes);
  await table.transact([...others, isKept ? ending : ending.remove("sealedProof")]);
  return isKept && sealedProof !== undefined ? { ...after, sealedProof } : after;
};
