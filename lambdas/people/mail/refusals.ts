import { expiryOf } from "#contract/privacy/retention.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { MailRefusalItem } from "#lambdas/people/items/mail-refusal.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { pseudonymOf } from "#lambdas/platform/table/rate-limit.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export const refusalKey = (email: string): Key => keys.mailRefusal(pseudonymOf(email.toLowerCase()));

/** Undefined for an address that takes mail. */
export const readRefusal = async (
  table: Table,
  email: string,
): Promise<(MailRefusalItem & Required<Pick<MailRefusalItem, "reason">>) | undefined> => {
  const item = await table.get(refusalKey(email), MailRefusalItem);
  return item?.reason === undefined ? undefined : { ...item, reason: item.reason };
};

/** Allows mail to an address again, ignoring feedback about earlier mails. `liftedBy` gets a test mail. */
export const liftRefusal = (email: string, now: Date, liftedBy?: string): Action =>
  update(refusalKey(email))
    .set({
      entity: "mailRefusal",
      liftedAt: now.toISOString(),
      liftedBy,
      expiresAt: expiryOf("softMailRefusals", now),
    })
    .remove("reason", "since", "softBounces", ...(liftedBy === undefined ? ["liftedBy"] : []));

/** A mailed code came back, so mail arrives. */
export const recordArrival = (table: Table, email: string, now: Date): Promise<void> =>
  table.transact([liftRefusal(email, now)]);
