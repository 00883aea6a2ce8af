import { EmailGuardItem } from "#lambdas/shared/table/items/identity.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** The account that has an address, if its owner has proved that it is theirs. The seller never learns whether there is one. */
export const findBuyer = async (table: Pick<Table, "get">, email: string): Promise<string | undefined> => {
  const guard = await table.get(keys.emailGuard(email), EmailGuardItem);
  if (guard?.userId === undefined) return undefined;
  const profile = await table.get(keys.profile(guard.userId), ProfileItem);
  return profile === undefined || profile.emailUnproved === true ? undefined : profile.userId;
};
