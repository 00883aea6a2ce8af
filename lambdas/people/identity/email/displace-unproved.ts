import { expiryOf } from "#contract/privacy/retention.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { IdentityContext } from "#lambdas/people/identity/identity-context.ts";
import { refusalKey } from "#lambdas/people/mail/refusals.ts";
import { put, remove, update } from "#lambdas/platform/table/actions.ts";
import { EmailGuardItem } from "#lambdas/people/items/identity.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { findPoolUser } from "#lambdas/people/pool-user.ts";

/** No mailbox has such an address. */
const missingAddress = (userId: string): string => `${userId}@missing.invalid`;

/**
 * Takes an unverified address from the account that typed it, for the person who has just verified it. That
 * account's owner still signs in with an eID and must enter another address. Changes the pool first, so that
 * a crash half-way can be repeated.
 */
export const displaceUnproved = async (
  { table, system, setPoolEmail }: Pick<IdentityContext, "table" | "system" | "setPoolEmail">,
  email: string,
): Promise<void> => {
  const guard = await table.get(keys.emailGuard(email), EmailGuardItem);
  if (guard?.userId === undefined || guard.unproved !== true) return;
  const { userId } = guard;
  const missing = missingAddress(userId);
  if (!(await setPoolEmail(await findPoolUser(table, userId), missing)))
    throw new ProblemError("conflict-try-again");
  const now = system.now();
  const [since, expiresAt] = [now.toISOString(), expiryOf("mailRefusals", now)];
  await table.transact([
    remove(keys.emailGuard(email)).expect("unproved", true, "stale").expect("userId", userId, "stale"),
    put(keys.emailGuard(missing), "emailGuard", { userId }),
    update(keys.profile(userId)).set({ email: missing }).expect("email", email, "stale"),
    update(refusalKey(missing)).set({ entity: "mailRefusal", reason: "bounced", since, expiresAt }),
  ]);
};
