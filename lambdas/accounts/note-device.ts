import { createHash } from "node:crypto";
import type { PreTokenGenerationV2TriggerEvent } from "aws-lambda";
import * as z from "zod";
import { tellOwner } from "#lambdas/accounts/tell-owner.ts";
import type { System } from "#lambdas/system.ts";
import { put } from "#lambdas/table/actions.ts";
import { DeviceItem } from "#lambdas/table/items/security.ts";
import { keys, ranges, userPartition } from "#lambdas/table/keys.ts";
import type { Table } from "#lambdas/table/table.ts";

type World = Pick<System, "now" | "newId"> & { readonly table: Table };

/** A browser that has not been used for so long is new again. */
const secondsKnown = 400 * 86_400;
/** More browsers than anybody has. */
const most = 100;

/** A passkey's sign-in cannot say which browser it comes from, and neither does whoever wants to be unknown: all of these are one device. */
const unnamed = "unnamed";

const Known = DeviceItem.extend({ sk: z.string() });

/** Another hash for each account, so that nobody can tell from the table who shares a browser. */
const deviceOf = (
  userId: string,
  { clientMetadata }: PreTokenGenerationV2TriggerEvent["request"],
): string => {
  const name = clientMetadata?.["device"];
  if (name === undefined || !/^[\w-]{20,64}$/.test(name)) return unnamed;
  return createHash("sha256").update(`${userId}\n${name}`).digest("base64url");
};

/** Remembers the browser of a sign-in, and tells its owner of one that is new to the account. The first of an account is no news. */
export const noteDevice = async (world: World, event: PreTokenGenerationV2TriggerEvent): Promise<void> => {
  const userId = event.request.userAttributes["sub"];
  if (event.triggerSource === "TokenGeneration_RefreshTokens" || userId === undefined) return;
  const { table, now, newId } = world;
  const hash = deviceOf(userId, event.request);
  const key = keys.device(userId, hash);
  const { items } = await table.query({
    schema: Known,
    partition: userPartition(userId),
    prefix: ranges.devices,
    limit: most,
  });
  const at = now();
  const device: Omit<DeviceItem, "entity"> = {
    userId,
    lastAt: at.toISOString(),
    expiresAt: Math.floor(at.getTime() / 1000) + secondsKnown,
  };
  await table.transact([put(key, "device", device)]);
  const isKnown = items.some(({ sk }) => sk === key.sk);
  if (!isKnown && items.length > 0) await tellOwner(world, userId, "new-device", newId("security"));
};
