import type { EidState } from "#contract/identity.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { assertOfAge } from "#lambdas/identity/age.ts";
import { understand } from "#lambdas/identity/carry-out.ts";
import { assertNotErasing, findAbandoned } from "#lambdas/identity/come-back.ts";
import type { ProvedPerson } from "#lambdas/identity/eid.ts";
import type { Proved } from "#lambdas/identity/errand.ts";
import { giveUp } from "#lambdas/identity/give-up.ts";
import type { IdentityContext } from "./identity-context.ts";
import { type EidOrderItem, GuardItem } from "#lambdas/shared/table/items/identity.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** Refuses the person who is too young or has an account, unless it is one that nobody can sign in to: that is answered. */
export const assertMayRegister = async (
  context: IdentityContext,
  { number, mac }: Proved,
): Promise<ProfileItem | undefined> => {
  assertOfAge(number, context.system.now());
  const owner = await context.table.get(keys.personalNumberGuard(mac), GuardItem);
  if (!owner) return undefined;
  const abandoned = await findAbandoned(context, owner.userId, mac);
  if (!abandoned) throw new ProblemError("personal-number-taken");
  await assertNotErasing(context, owner.userId);
  return abandoned;
};

/** Tells the browser of a registration who has been identified. A person who may not have an account hears so before they say how to reach them. */
export const identify = async (
  context: IdentityContext,
  order: EidOrderItem,
  person: ProvedPerson,
): Promise<EidState> => {
  try {
    await assertMayRegister(context, await understand(context, person));
    return { state: "identified", name: person.name };
  } catch (error) {
    return giveUp(context, order, error);
  }
};
