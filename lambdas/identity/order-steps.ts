import type { IdentityWorld } from "#lambdas/identity/identity-world.ts";
import { type Action, update } from "#lambdas/table/actions.ts";
import { failedWith } from "#lambdas/table/failures.ts";
import type { EidOrderItem } from "#lambdas/table/items/identity.ts";
import { keys } from "#lambdas/table/keys.ts";

type Table = IdentityWorld["table"];

const stillMine = (order: EidOrderItem) =>
  update(keys.eidOrder(order.id))
    .expect("state", order.state, "stale")
    .expect("nextStepAt", order.nextStepAt, "stale");

/** Takes the order's next step for oneself until the given time; undefined where somebody else has. */
export const takeStep = async (
  table: Table,
  order: EidOrderItem,
  until: number,
): Promise<EidOrderItem | undefined> => {
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
