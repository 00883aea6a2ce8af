import { expiryOf } from "#contract/privacy/retention.ts";
import { createHash } from "node:crypto";
import type { PreTokenGenerationV2TriggerEvent } from "aws-lambda";
import * as z from "zod";
import { notifyOwner } from "./notify-owner.ts";
import { lastUseWrites } from "#lambdas/people/sessions/last-use.ts";
import { isServerTicket } from "#lambdas/people/sign-in-tickets.ts";
import type { System } from "#lambdas/platform/system.ts";
import { resetStrangers } from "./strangers.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import { DeviceItem } from "#lambdas/people/items/security.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Context = Pick<System, "now" | "newId"> & { readonly table: Table };

/** More browsers than anyone uses. */
const maxDevices = 100;

/** Passkey sign-ins and browsers that send no name all count as one device. */
const unnamed = "unnamed";

const StoredDevice = DeviceItem.extend({ sk: z.string() });

/** Hashed per account, so that the table does not show who shares a browser. */
export const deviceOf = (
  userId: string,
  metadata: Readonly<Record<string, string>> | undefined,
): string | undefined => {
  const name = metadata?.["device"];
  if (name === undefined || !/^[\w-]{20,64}$/.test(name)) return undefined;
  return createHash("sha256").update(`${userId}\n${name}`).digest("base64url");
};

const rememberDevice = (userId: string, hash: string, at: Date): Action => {
  const device: Omit<DeviceItem, "entity"> = {
    userId,
    lastAt: at.toISOString(),
    expiresAt: expiryOf("devices", at),
  };
  return put(keys.device(userId, hash), "device", device);
};

/** Remembers the browser in which a password was reset: the next sign-in comes from there. */
export const welcomeDevice = async (
  { table, now }: Pick<Context, "table" | "now">,
  userId: string,
  metadata: Readonly<Record<string, string>> | undefined,
): Promise<void> => {
  const hash = deviceOf(userId, metadata);
  await table.transact([
    resetStrangers(userId),
    ...(hash === undefined ? [] : [rememberDevice(userId, hash, now())]),
  ]);
};

/** Remembers the browser and the day of a sign-in. Notifies the owner of a new browser, except the account's first. */
export const recordDevice = async (
  context: Context,
  userId: string,
  event: PreTokenGenerationV2TriggerEvent,
): Promise<void> => {
  if (event.triggerSource === "TokenGeneration_RefreshTokens") return;
  const { table, now, newId } = context;
  const ticket = event.request.clientMetadata?.["ticket"];
  if (ticket !== undefined && (await isServerTicket(table, ticket))) return;
  const hash = deviceOf(userId, event.request.clientMetadata) ?? unnamed;
  const key = keys.device(userId, hash);
  const at = now();
  const [{ items }, use] = await Promise.all([
    table.query({
      schema: StoredDevice,
      partition: userPartition(userId),
      prefix: ranges.devices,
      limit: maxDevices,
    }),
    lastUseWrites(table, userId, at),
  ]);
  await table.transact([rememberDevice(userId, hash, at), resetStrangers(userId), ...use]);
  const isKnown = items.some(({ sk }) => sk === key.sk);
  if (!isKnown && items.length > 0) await notifyOwner(context, userId, "new-device", newId("security"));
};
