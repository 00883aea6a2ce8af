import type { PreAuthenticationTriggerEvent } from "aws-lambda";
import * as z from "zod";
import { deviceOf } from "./record-device.ts";
import { recordPurpose } from "#lambdas/accounts/passkey-purpose.ts";
import { strangersOf } from "#lambdas/accounts/strangers.ts";
import { isUnusedBy } from "#lambdas/shared/tokens/sign-in-tickets.ts";
import type { System } from "#lambdas/system.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { DeviceItem } from "#lambdas/shared/table/items/security.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Context = Pick<System, "now" | "random" | "wait"> & { readonly table: Table };

/** The pool locks an account at the fifth wrong password in a row, for everybody, and forgets them after a quarter of an hour: strangers never come that far. */
const most = 4;
const quietSeconds = 15 * 60;

const Strangers = z.object({ spent: z.number().int(), lastAt: z.number().int() });

const count = (context: Context, userId: string): Promise<void> =>
  untilFresh(context, async () => {
    const key = strangersOf(userId);
    const lastAt = Math.floor(context.now().getTime() / 1000);
    const before = await context.table.get(key, Strangers);
    const isQuiet = before === undefined || before.lastAt <= lastAt - quietSeconds;
    if (!isQuiet && before.spent >= most) throw new Error("too-many-sign-ins");
    const spent = isQuiet ? 1 : before.spent + 1;
    const counted = put(key, "rate", { spent, lastAt, expiresAt: lastAt + 2 * quietSeconds });
    await context.table.transact([
      before === undefined
        ? counted.expectAbsent("spent", "stale")
        : counted.expect("spent", before.spent, "stale").expect("lastAt", before.lastAt, "stale"),
    ]);
  });

/**
 * Lets sign-ins begin from browsers that the account knows, and with a ticket of an eID; of all others together only so many
 * in a row. A person who knows an address alone keeps nobody out who has signed in before. Throws for one too many, alike for
 * people who do not exist.
 */
export const limitStrangers = async (
  context: Context,
  userId: string,
  { request }: PreAuthenticationTriggerEvent,
): Promise<void> => {
  const { validationData } = request;
  const device = deviceOf(userId, validationData);
  if (device !== undefined && (await context.table.get(keys.device(userId, device), DeviceItem)))
    return recordPurpose(context, userId, validationData);
  const ticket = validationData?.["ticket"];
  if (ticket !== undefined && (await isUnusedBy(context.table, ticket, userId))) return;
  await count(context, userId);
};
