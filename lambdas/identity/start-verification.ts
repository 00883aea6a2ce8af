import type { EidOrder } from "#contract/identity.ts";
import type { Caller } from "#lambdas/http/caller.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { beginOrder } from "#lambdas/identity/begin-order.ts";
import type { IdentityWorld } from "#lambdas/identity/identity-world.ts";
import { countOrder } from "#lambdas/identity/order-limits.ts";
import { ProfileItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";

export const startVerification = async (
  world: IdentityWorld,
  { userId }: Caller,
  address: string,
): Promise<EidOrder> => {
  const profile = await world.table.get(keys.profile(userId), ProfileItem);
  if (profile?.identityLevel === 2) throw new ProblemError("identity-already-verified");
  await countOrder(world, address, userId);
  const purpose = { kind: "verification" as const, userId };
  return beginOrder(world, { purpose, address, language: profile?.language ?? "sv" });
};
