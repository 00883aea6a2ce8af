import * as z from "zod";
import { ProfileItem } from "./items/person.ts";
import { keys } from "./keys.ts";
import type { Table } from "./table.ts";

const AccountLink = z.object({ userId: z.string() });

/** The account that a user of the pool signs in to. It has the user's own id, until its owner has come back as another user. */
export const accountOf = async (table: Table, poolUser: string): Promise<string> =>
  (await table.get(keys.accountLink(poolUser), AccountLink))?.userId ?? poolUser;

/** What the pool calls the user by whom an account is signed in to. */
export const poolUserOf = ({ userId, poolUser }: Pick<ProfileItem, "userId" | "poolUser">): string =>
  poolUser ?? userId;

/** The same of an account that may have no profile yet. */
export const findPoolUser = async (table: Table, userId: string): Promise<string> =>
  poolUserOf((await table.get(keys.profile(userId), ProfileItem)) ?? { userId });
