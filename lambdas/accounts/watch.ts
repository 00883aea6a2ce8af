import type { EventBridgeEvent } from "aws-lambda";
import { AccountWatchEnv } from "#lambdas/accounts/env.ts";
import { endSessionsBefore } from "#lambdas/accounts/end-sessions-before.ts";
import { startOfOwnSession } from "#lambdas/accounts/sign-in-proof.ts";
import { tellOwner } from "#lambdas/accounts/tell-owner.ts";
import { readWatchedCall } from "#lambdas/accounts/watched-call.ts";
import { system } from "#lambdas/system.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import type { SecurityEventItem } from "#lambdas/shared/table/items/security.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { accountOf } from "#lambdas/shared/table/pool-user.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = AccountWatchEnv.parse(process.env);
const table = openTable(env.TABLE_NAME, system);

/** After these nobody is left signed in who was so before by other means. */
const endsOthers: ReadonlySet<SecurityEventItem["kind"]> = new Set(["password-changed", "authenticator-off"]);

/** Hears what people have done to the ways into their accounts, straight in the user pool, where no trigger is asked. Who is not ours belongs to another pool. */
export const handler = async ({ detail }: EventBridgeEvent<string, unknown>): Promise<void> => {
  const call = readWatchedCall(detail);
  if (!call) return;
  const userId = await accountOf(table, call.poolUser);
  if (!(await table.get(keys.profile(userId), ProfileItem))) return;
  if (endsOthers.has(call.kind)) {
    const own = await startOfOwnSession(table, userId, call.at);
    await endSessionsBefore({ ...system, table }, userId, own);
  }
  await tellOwner({ table, now: () => call.at }, userId, call.kind, call.id);
};
