import { EmailGuardItem } from "#lambdas/people/items/identity.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Only an account with a verified address counts. The seller never learns if there is one. */
export const findBuyer = async (table: Pick<Table, "get">, email: string): Promise<string | undefined> => {
  const guard = await table.get(keys.emailGuard(email), EmailGuardItem);
  if (guard?.userId === undefined) return undefined;
  const profile = await table.get(keys.profile(guard.userId), ProfileItem);
  return profile === undefined || profile.emailUnproved === true ? undefined : profile.userId;
};
