import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { IdentityContext } from "./identity-context.ts";
import type { KnownUser, NewUser } from "#lambdas/identity/people.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { accountOf } from "#lambdas/shared/table/pool-user.ts";

/**
 * Nobody's account: a sign-up that was never confirmed, or what a registration that died half-way left behind.
 * Invited stores and administrators have no profile before their first visit either, but they are in a group.
 */
export const isLeftOver = async ({ table }: IdentityContext, user: KnownUser): Promise<boolean> => {
  if (!user.confirmed) return true;
  if (user.inGroup) return false;
  return !(await table.get(keys.profile(await accountOf(table, user.poolUser)), ProfileItem));
};

/** Makes the user whose address is reserved, in the place of one that is left over. An address with an account is the problem `email-taken`. */
export const makeUser = async (context: IdentityContext, user: NewUser): Promise<string> => {
  const { people } = context;
  const first = await people.create(user);
  if (first !== undefined) return first;
  const known = await people.find(user.email);
  if (known) {
    if (!(await isLeftOver(context, known))) throw new ProblemError("email-taken");
    await people.remove(known.poolUser);
  }
  const second = await people.create(user);
  if (second === undefined) throw new ProblemError("email-taken");
  return second;
};
