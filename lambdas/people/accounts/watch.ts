import type { EventBridgeEvent } from "aws-lambda";
import { AccountWatchEnv } from "./env.ts";
import { endSessionsBefore } from "./end-sessions-before.ts";
import { startOfOwnSession } from "./sign-in-proof.ts";
import { notifyOwner } from "./notify-owner.ts";
import { readWatchedCall } from "./watched-call.ts";
import { system } from "#lambdas/platform/system.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import type { SecurityEventItem } from "#lambdas/people/items/security.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { accountOf } from "#lambdas/people/pool-user.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const env = AccountWatchEnv.parse(process.env);
const table = openTable(env.TABLE_NAME, system);

const endsOthers: ReadonlySet<SecurityEventItem["kind"]> = new Set(["password-changed", "authenticator-off"]);

/** Handles CloudTrail events of calls that people make straight to the user pool, where no trigger runs. Users without a profile belong to another pool. */
export const handler = async ({ detail }: EventBridgeEvent<string, unknown>): Promise<void> => {
  const call = readWatchedCall(detail);
  if (!call) return;
  const userId = await accountOf(table, call.poolUser);
  if (!(await table.get(keys.profile(userId), ProfileItem))) return;
  if (endsOthers.has(call.kind)) {
    const own = await startOfOwnSession(table, userId, call.at);
    await endSessionsBefore({ ...system, table }, userId, own);
  }
  await notifyOwner({ table, now: () => call.at }, userId, call.kind, call.id);
};
