import type { PreAuthenticationTriggerEvent } from "aws-lambda";
import * as z from "zod";
import { deviceOf } from "./record-device.ts";
import { recordPurpose } from "./passkey-purpose.ts";
import { strangerCounter } from "./strangers.ts";
import { isUnusedBy } from "#lambdas/people/sign-in-tickets.ts";
import type { System } from "#lambdas/platform/system.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { DeviceItem } from "#lambdas/people/items/security.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Context = Pick<System, "now" | "random" | "wait"> & { readonly table: Table };

/** The pool locks an account for everybody at the fifth wrong password in a row, and resets after 15 minutes. Unknown browsers stop before that. */
const maxInARow = 4;
const quietSeconds = 15 * 60;

const Strangers = z.object({ spent: z.number().int(), lastAt: z.number().int() });

const count = (context: Context, userId: string): Promise<void> =>
  retryOnConflict(context, async () => {
    const key = strangerCounter(userId);
    const lastAt = Math.floor(context.now().getTime() / 1000);
    const before = await context.table.get(key, Strangers);
    const isQuiet = before === undefined || before.lastAt <= lastAt - quietSeconds;
    if (!isQuiet && before.spent >= maxInARow) throw new Error("too-many-sign-ins");
    const spent = isQuiet ? 1 : before.spent + 1;
    const counted = put(key, "rate", { spent, lastAt, expiresAt: lastAt + 2 * quietSeconds });
    await context.table.transact([
      before === undefined
        ? counted.expectAbsent("spent", "stale")
        : counted.expect("spent", before.spent, "stale").expect("lastAt", before.lastAt, "stale"),
    ]);
  });

/** Allows sign-ins from known browsers and with an eID ticket, and a few in a row from unknown ones. Knowing an address is not enough to lock its owner out. Throws for one too many, also for users who do not exist. */
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
