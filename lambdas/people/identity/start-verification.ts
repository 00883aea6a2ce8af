import type { EidOrder, EidStart } from "#contract/people/identity.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { beginOrder } from "./begin-order.ts";
import type { IdentityContext } from "./identity-context.ts";
import { countOrder } from "./order-limits.ts";
import { orderTexts } from "./order-texts.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

export const startVerification = async (
  context: IdentityContext,
  { userId }: Caller,
  start: EidStart,
  address: string,
): Promise<EidOrder> => {
  const profile = await context.table.get(keys.profile(userId), ProfileItem);
  if (profile?.identityLevel === 2) throw new ProblemError("identity-already-verified");
  await countOrder(context, address, userId);
  const purpose = { kind: "verification" as const, userId };
  const text = orderTexts[profile?.language ?? "sv"].verification;
  return beginOrder(context, { ...start, purpose, address, text });
};
