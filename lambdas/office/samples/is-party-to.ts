import type { PersonAccessItem } from "#lambdas/people/items/person-access.ts";

/** Nobody looks at their own access, or at one to their own account. */
export const isPartyTo = ({ adminId, userId }: PersonAccessItem, caller: string): boolean =>
  adminId === caller || userId === caller;
