import type { EidOrder, EidStart } from "#contract/people/identity.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { beginOrder } from "./begin-order.ts";
import type { IdentityContext } from "./identity-context.ts";
import { countOrder } from "./order-limits.ts";
import { SigningItem } from "#lambdas/ownership/items/signing.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

export const startSignature = async (
  context: IdentityContext,
  { userId }: Caller,
  { signingId, ...start }: EidStart & { readonly signingId: string },
  address: string,
): Promise<EidOrder> => {
  const signing = await context.table.get(keys.signing(signingId), SigningItem);
  if (signing?.userId !== userId) throw new ProblemError("signing-not-found");
  if (signing.state !== "waiting") throw new ProblemError("signing-ended");
  await countOrder(context, address, userId);
  const purpose = { kind: "signature" as const, userId, signingId };
  return beginOrder(context, { ...start, purpose, address, text: signing.text });
};
