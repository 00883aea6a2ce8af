import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** The accounts with these ids, as far as they are still there. */
export const readOwners = async (
  table: Pick<Table, "batchGet">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProfileItem>> => {
  const profiles = await table.batchGet(
    [...new Set(ids)].map((id) => keys.profile(id)),
    ProfileItem,
  );
  return new Map(profiles.map((profile) => [profile.userId, profile]));
};

export const showOwner = (owner: ProfileItem | undefined) =>
  owner && { fullName: owner.fullName, email: owner.email };
