import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { comeBack, findAbandoned } from "#lambdas/identity/come-back.ts";
import type { Finish, Proved } from "#lambdas/identity/errand.ts";
import type { IdentityContext } from "./identity-context.ts";
import { GuardItem, type EidOrderItem } from "#lambdas/shared/table/items/identity.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { findPoolUser } from "#lambdas/shared/table/pool-user.ts";

/** Only a number that was proved leads to an account: anybody can type one. */
export const signPersonIn = async (
  context: IdentityContext,
  order: EidOrderItem,
  { mac }: Proved,
  finish: Finish,
): Promise<EidOrderItem> => {
  const { table } = context;
  const owner = await table.get(keys.personalNumberGuard(mac), GuardItem);
  if (!owner) throw new ProblemError("eid-account-missing");
  const profile = await findAbandoned(context, owner.userId, mac);
  if (profile) return comeBack(context, { order, profile, mac, email: profile.email, finish });
  return finish(owner.userId, [], { poolUser: await findPoolUser(table, owner.userId) });
};
