import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { assertOfAge } from "#lambdas/identity/age.ts";
import type { Finish, Proved } from "#lambdas/identity/errand.ts";
import type { IdentityContext } from "./identity-context.ts";
import { provedIdentity } from "#lambdas/identity/proved-identity.ts";
import { put, update } from "#lambdas/shared/table/actions.ts";
import { GuardItem, type EidOrderItem } from "#lambdas/shared/table/items/identity.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** Raises an account to level 2. A number that was only typed gives way to the proved one; one that was proved before must be the same. */
export const verifyPerson = async (
  context: IdentityContext,
  userId: string,
  proved: Proved,
  finish: Finish,
): Promise<EidOrderItem> => {
  const { table, system } = context;
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (!profile) throw new ProblemError("eid-account-missing");
  if (profile.identityLevel === 2) {
    if (profile.personalNumberMac !== proved.mac) throw new ProblemError("eid-other-person");
    return finish(userId, []);
  }
  assertOfAge(proved.number, system.now());
  const holder = await table.get(keys.personalNumberGuard(proved.mac), GuardItem);
  if (holder && holder.userId !== userId) throw new ProblemError("personal-number-taken");
  const guard = put(keys.personalNumberGuard(proved.mac), "personalNumberGuard", { userId });
  return finish(userId, [
    ...(holder ? [] : [guard.expectNew("personal-number-taken")]),
    update(keys.profile(userId))
      .set(await provedIdentity(context, userId, proved))
      .set({ identityProvedAt: system.now().toISOString() })
      .expectExists("stale")
      .expectBelow("identityLevel", 2, "stale"),
  ]);
};
