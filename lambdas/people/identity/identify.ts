import type { EidState } from "#contract/people/identity.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { assertOfAge } from "./age.ts";
import { identityOf } from "./carry-out.ts";
import { assertNotErasing, ifAbandoned } from "./restore-access.ts";
import type { ProvedPerson } from "./eid.ts";
import type { Proved } from "./order-types.ts";
import { failOrder } from "./fail-order.ts";
import type { IdentityContext } from "./identity-context.ts";
import { type EidOrderItem, GuardItem } from "#lambdas/people/items/identity.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** Throws if the person is too young or has an account. Returns the profile of an account nobody can sign in to. */
export const assertMayRegister = async (
  context: IdentityContext,
  { number, mac }: Proved,
): Promise<ProfileItem | undefined> => {
  assertOfAge(number, context.system.now());
  const owner = await context.table.get(keys.personalNumberGuard(mac), GuardItem);
  if (!owner) return undefined;
  const profile = await context.table.get(keys.profile(owner.userId), ProfileItem);
  const abandoned = await ifAbandoned(context, profile, mac);
  if (!abandoned) throw new ProblemError("personal-number-taken");
  await assertNotErasing(context, owner.userId);
  return abandoned;
};

/** Returns the identified person's name. Refuses people who may not register before they enter contact details. */
export const identify = async (
  context: IdentityContext,
  order: EidOrderItem,
  person: ProvedPerson,
): Promise<EidState> => {
  try {
    await assertMayRegister(context, await identityOf(context, person));
    return { state: "identified", name: person.name };
  } catch (error) {
    return failOrder(context, order, error);
  }
};
