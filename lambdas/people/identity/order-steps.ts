import type { IdentityContext } from "./identity-context.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { EidOrderItem } from "#lambdas/people/items/identity.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type Table = IdentityContext["table"];

const updateIfMine = (order: EidOrderItem) =>
  update(keys.eidOrder(order.id))
    .expect("state", order.state, "stale")
    .expect("nextStepAt", order.nextStepAt, "stale");

/** Longer than the function may run, in milliseconds: an unfinished step has died by then. */
const stepTimeout = 30_000;

/** Takes the order's next step; undefined if it is not due or already taken. */
export const takeStep = async (
  { table, system }: IdentityContext,
  order: EidOrderItem,
): Promise<EidOrderItem | undefined> => {
  const now = system.now().getTime();
  if (order.nextStepAt > now) return undefined;
  const until = now + stepTimeout;
  try {
    await table.transact([updateIfMine(order).set({ nextStepAt: until })]);
    return { ...order, nextStepAt: until };
  } catch (error) {
    if (failedWith(error, "stale")) return undefined;
    throw error;
  }
};

/** Ends a taken step, in one transaction with `others`. Fails as `stale` if the order was cancelled. */
export const endStep = async (
  table: Table,
  order: EidOrderItem,
  changes: Partial<EidOrderItem>,
  others: readonly Action[] = [],
): Promise<EidOrderItem> => {
  const { sealedProof, ...after } = { ...order, ...changes };
  const isKept = after.state === "proved";
  const ending = updateIfMine(order).set(changes);
  await table.transact([...others, isKept ? ending : ending.remove("sealedProof")]);
  return isKept && sealedProof !== undefined ? { ...after, sealedProof } : after;
};
