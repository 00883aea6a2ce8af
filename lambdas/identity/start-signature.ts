import type { EidOrder } from "#contract/identity.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { beginOrder } from "#lambdas/identity/begin-order.ts";
import type { IdentityContext } from "./identity-context.ts";
import { countOrder } from "#lambdas/identity/order-limits.ts";
import { SigningItem } from "#lambdas/shared/table/items/signing.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** Begins an order whose app shows the very text that is to be signed. */
export const startSignature = async (
  context: IdentityContext,
  { userId }: Caller,
  signingId: string,
  address: string,
): Promise<EidOrder> => {
  const signing = await context.table.get(keys.signing(signingId), SigningItem);
  if (signing?.userId !== userId) throw new ProblemError("signing-not-found");
  if (signing.state !== "waiting") throw new ProblemError("signing-ended");
  await countOrder(context, address, userId);
  const purpose = { kind: "signature" as const, userId, signingId };
  return beginOrder(context, { purpose, address, text: signing.text });
};
