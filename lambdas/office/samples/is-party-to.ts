import type { PersonAccessItem } from "#lambdas/people/items/person-access.ts";

/** Nobody reviews their own access, or an access to their own account. */
export const isPartyTo = ({ adminId, userId }: PersonAccessItem, caller: string): boolean =>
  adminId === caller || userId === caller;
