import { protectedName } from "#contract/platform/mask-name.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";

export type Named = Pick<ProfileItem, "fullName" | "protectedIdentity">;

/** The name shown to the other party. */
export const nameOf = ({ fullName, protectedIdentity }: Named): string =>
  protectedIdentity ? protectedName : fullName;
