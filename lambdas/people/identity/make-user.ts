import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { IdentityContext } from "./identity-context.ts";
import type { KnownUser, NewUser } from "./people.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { accountOf } from "#lambdas/people/pool-user.ts";

/** True for a pool user without an account: an unconfirmed sign-up, or a registration that died half-way. Invited stores and administrators have no profile yet either, but they are in a group. */
export const isLeftOver = async ({ table }: IdentityContext, user: KnownUser): Promise<boolean> => {
  if (!user.confirmed) return true;
  if (user.inGroup) return false;
  return !(await table.get(keys.profile(await accountOf(table, user.poolUser)), ProfileItem));
};

/** Creates the pool user of a reserved address, replacing a left-over one. Throws `email-taken` if the address has an account. */
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
