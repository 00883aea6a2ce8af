import { protectedName } from "#contract/mask-name.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";

export type Named = Pick<ProfileItem, "fullName" | "protectedIdentity">;

/** How someone is called towards whom they do business with. */
export const nameOf = ({ fullName, protectedIdentity }: Named): string =>
  protectedIdentity ? protectedName : fullName;
