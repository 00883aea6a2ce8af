import { expiryOf } from "#contract/retention.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import { MailRefusalItem } from "#lambdas/shared/table/items/mail-refusal.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { nameless } from "#lambdas/shared/table/rate-limit.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export const refusalKey = (email: string): Key => keys.mailRefusal(nameless(email.toLowerCase()));

/** What is known of an address that does not take our mail; undefined for one that does. */
export const readRefusal = async (
  table: Table,
  email: string,
): Promise<(MailRefusalItem & Required<Pick<MailRefusalItem, "reason">>) | undefined> => {
  const item = await table.get(refusalKey(email), MailRefusalItem);
  return item?.reason === undefined ? undefined : { ...item, reason: item.reason };
};

/** Believes in an address again, whatever is still said of earlier mails. `liftedBy` is sent a mail that tells whether it arrives. */
export const liftRefusal = (email: string, now: Date, liftedBy?: string): Action =>
  update(refusalKey(email))
    .set({
      entity: "mailRefusal",
      liftedAt: now.toISOString(),
      liftedBy,
      expiresAt: expiryOf("softMailRefusals", now),
    })
    .remove("reason", "since", "softBounces", ...(liftedBy === undefined ? ["liftedBy"] : []));

/** A code that was mailed there has come back, so mail does arrive. */
export const recordArrival = (table: Table, email: string, now: Date): Promise<void> =>
  table.transact([liftRefusal(email, now)]);
