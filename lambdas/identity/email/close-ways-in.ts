import type { IdentityContext } from "#lambdas/identity/identity-context.ts";
import { issueTicket } from "#lambdas/shared/tokens/sign-in-tickets.ts";
import { findPoolUser } from "#lambdas/shared/table/pool-user.ts";

/** Ends every way into an account but what proves its owner again, a mailed code or an eID: the person who had a session may have added ways of their own. */
export const closeWaysIn = async (
  { table, system, people }: Pick<IdentityContext, "table" | "system" | "people">,
  userId: string,
): Promise<void> => {
  // Tokens that are about add nothing any more before what was added is removed.
  const poolUser = await findPoolUser(table, userId);
  await people.lockOut(poolUser);
  const ticket = Buffer.from(system.bytes(32)).toString("base64url");
  await table.transact([issueTicket(ticket, userId, system.now(), { ours: true })]);
  await people.removeFactors(poolUser, ticket);
  await people.signOut(poolUser);
};
