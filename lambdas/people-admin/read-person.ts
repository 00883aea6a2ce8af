import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Throws for whom there is no account, any more or at all. */
export const readPerson = async (table: Pick<Table, "get">, accountId: string): Promise<ProfileItem> => {
  const profile = await table.get(keys.profile(accountId), ProfileItem);
  if (!profile) throw new ProblemError("account-not-found");
  return profile;
};
