import type { EventBridgeEvent } from "aws-lambda";
import { AccountWatchEnv } from "#lambdas/accounts/env.ts";
import { tellOwner } from "#lambdas/accounts/tell-owner.ts";
import { readWatchedCall } from "#lambdas/accounts/watched-call.ts";
import { system } from "#lambdas/system.ts";
import { ProfileItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = AccountWatchEnv.parse(process.env);
const table = openTable(env.TABLE_NAME, system);

/** Hears what people have done to the ways into their accounts, straight in the user pool, where no trigger is asked. Who is not ours belongs to another pool. */
export const handler = async ({ detail }: EventBridgeEvent<string, unknown>): Promise<void> => {
  const call = readWatchedCall(detail);
  if (!call || !(await table.get(keys.profile(call.userId), ProfileItem))) return;
  await tellOwner({ table, now: () => call.at }, call.userId, call.kind, call.id);
};
