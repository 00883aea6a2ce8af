import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Leaves out deleted accounts. */
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
