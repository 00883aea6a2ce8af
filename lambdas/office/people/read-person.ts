import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Throws `account-not-found` for deleted accounts too. */
export const readPerson = async (table: Pick<Table, "get">, accountId: string): Promise<ProfileItem> => {
  const profile = await table.get(keys.profile(accountId), ProfileItem);
  if (!profile) throw new ProblemError("account-not-found");
  return profile;
};
