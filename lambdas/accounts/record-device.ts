import { expiryOf } from "#contract/retention.ts";
import { createHash } from "node:crypto";
import type { PreTokenGenerationV2TriggerEvent } from "aws-lambda";
import * as z from "zod";
import { tellOwner } from "./tell-owner.ts";
import { isOurs } from "#lambdas/shared/tokens/sign-in-tickets.ts";
import type { System } from "#lambdas/system.ts";
import { forgetStrangers } from "./strangers.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import { DeviceItem } from "#lambdas/shared/table/items/security.ts";
import { keys, ranges, userPartition } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Context = Pick<System, "now" | "newId"> & { readonly table: Table };

/** More browsers than anybody has. */
const most = 100;

/** A passkey's sign-in cannot say which browser it comes from, and neither does the person who wants to be unknown: all of these are one device. */
const unnamed = "unnamed";

const Known = DeviceItem.extend({ sk: z.string() });

/** Another hash for each account, so that nobody can tell from the table who shares a browser. */
export const deviceOf = (
  userId: string,
  metadata: Readonly<Record<string, string>> | undefined,
): string | undefined => {
  const name = metadata?.["device"];
  if (name === undefined || !/^[\w-]{20,64}$/.test(name)) return undefined;
  return createHash("sha256").update(`${userId}\n${name}`).digest("base64url");
};

const known = (userId: string, hash: string, at: Date): Action => {
  const device: Omit<DeviceItem, "entity"> = {
    userId,
    lastAt: at.toISOString(),
    expiresAt: expiryOf("devices", at),
  };
  return put(keys.device(userId, hash), "device", device);
};

/** Knows the browser in which someone has chosen a new password with the code of a mail: there they sign in next. */
export const welcomeDevice = async (
  { table, now }: Pick<Context, "table" | "now">,
  userId: string,
  metadata: Readonly<Record<string, string>> | undefined,
): Promise<void> => {
  const hash = deviceOf(userId, metadata);
  await table.transact([
    forgetStrangers(userId),
    ...(hash === undefined ? [] : [known(userId, hash, now())]),
  ]);
};

/** Remembers the browser of a sign-in, and tells its owner of one that is new to the account. The first of an account is no news. */
export const recordDevice = async (
  context: Context,
  userId: string,
  event: PreTokenGenerationV2TriggerEvent,
): Promise<void> => {
  if (event.triggerSource === "TokenGeneration_RefreshTokens") return;
  const { table, now, newId } = context;
  const ticket = event.request.clientMetadata?.["ticket"];
  if (ticket !== undefined && (await isOurs(table, ticket))) return;
  const hash = deviceOf(userId, event.request.clientMetadata) ?? unnamed;
  const key = keys.device(userId, hash);
  const { items } = await table.query({
    schema: Known,
    partition: userPartition(userId),
    prefix: ranges.devices,
    limit: most,
  });
  await table.transact([known(userId, hash, now()), forgetStrangers(userId)]);
  const isKnown = items.some(({ sk }) => sk === key.sk);
  if (!isKnown && items.length > 0) await tellOwner(context, userId, "new-device", newId("security"));
};
