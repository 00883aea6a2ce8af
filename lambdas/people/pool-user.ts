import * as z from "zod";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const AccountLink = z.object({ userId: z.string() });

/** The account of a pool user. It has the user's own id, unless its owner came back as another user. */
export const accountOf = async (table: Table, poolUser: string): Promise<string> =>
  (await table.get(keys.accountLink(poolUser), AccountLink))?.userId ?? poolUser;

export const poolUserOf = ({ userId, poolUser }: Pick<ProfileItem, "userId" | "poolUser">): string =>
  poolUser ?? userId;

/** Works for accounts without a profile too. */
export const findPoolUser = async (table: Table, userId: string): Promise<string> =>
  poolUserOf((await table.get(keys.profile(userId), ProfileItem)) ?? { userId });
