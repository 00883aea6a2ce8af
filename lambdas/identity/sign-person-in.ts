import { ProblemError } from "#lambdas/http/problem.ts";
import type { Finish, Proved } from "#lambdas/identity/errand.ts";
import type { IdentityWorld } from "#lambdas/identity/identity-world.ts";
import { GuardItem, type EidOrderItem } from "#lambdas/table/items/identity.ts";
import { keys } from "#lambdas/table/keys.ts";

/** Only a number that was proved leads to an account: anybody can type one. */
export const signPersonIn = async (
  { table }: IdentityWorld,
  { mac }: Proved,
  finish: Finish,
): Promise<EidOrderItem> => {
  const owner = await table.get(keys.personalNumberGuard(mac), GuardItem);
  if (!owner) throw new ProblemError("eid-account-missing");
  return finish(owner.userId, []);
};
