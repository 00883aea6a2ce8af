import type { EidOrder } from "#contract/identity.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { beginOrder } from "#lambdas/identity/begin-order.ts";
import type { IdentityContext } from "./identity-context.ts";
import { countOrder } from "#lambdas/identity/order-limits.ts";
import { orderTexts } from "#lambdas/identity/order-texts.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

export const startVerification = async (
  context: IdentityContext,
  { userId }: Caller,
  address: string,
): Promise<EidOrder> => {
  const profile = await context.table.get(keys.profile(userId), ProfileItem);
  if (profile?.identityLevel === 2) throw new ProblemError("identity-already-verified");
  await countOrder(context, address, userId);
  const purpose = { kind: "verification" as const, userId };
  const text = orderTexts[profile?.language ?? "sv"].verification;
  return beginOrder(context, { purpose, address, text });
};
