import { protectedName } from "#contract/mask-name.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";

/** How somebody is called towards whom they do business with. */
export const nameOf = ({ fullName, protectedIdentity }: ProfileItem): string =>
  protectedIdentity ? protectedName : fullName;
