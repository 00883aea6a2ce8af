import { ProblemError } from "#lambdas/http/problem.ts";
import type { IdentityWorld } from "#lambdas/identity/identity-world.ts";
import type { KnownUser, NewUser } from "#lambdas/identity/people.ts";
import { ProfileItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";

/**
 * Nobody's account: a sign-up that was never confirmed, or what a registration that died half-way left behind.
 * Invited stores and administrators have no profile before their first visit either, but they are in a group.
 */
const isLeftOver = async ({ table }: IdentityWorld, user: KnownUser): Promise<boolean> => {
  if (!user.confirmed) return true;
  return !user.inGroup && !(await table.get(keys.profile(user.userId), ProfileItem));
};

/** Makes the user whose address is reserved, in the place of one that is left over. An address with an account is the problem `email-taken`. */
export const makeUser = async (world: IdentityWorld, user: NewUser): Promise<string> => {
  const { people } = world;
  const userId = await people.create(user);
  if (userId !== undefined) return userId;
  const known = await people.find(user.email);
  if (known) {
    if (!(await isLeftOver(world, known))) throw new ProblemError("email-taken");
    await people.remove(known.userId);
  }
  const second = await people.create(user);
  if (second === undefined) throw new ProblemError("email-taken");
  return second;
};
