import { type Action, update } from "#lambdas/table/actions.ts";
import { failedWith } from "#lambdas/table/failures.ts";
import { MailRefusalItem } from "#lambdas/table/items/mail-refusal.ts";
import type { Key } from "#lambdas/table/key.ts";
import { keys } from "#lambdas/table/keys.ts";
import { nameless } from "#lambdas/table/rate-limit.ts";
import type { Table } from "#lambdas/table/table.ts";

export const refusalKey = (email: string): Key => keys.mailRefusal(nameless(email.toLowerCase()));

/** What is known of an address that does not take our mail; undefined for one that does. */
export const readRefusal = async (
  table: Table,
  email: string,
): Promise<(MailRefusalItem & Required<Pick<MailRefusalItem, "reason">>) | undefined> => {
  const item = await table.get(refusalKey(email), MailRefusalItem);
  return item?.reason === undefined ? undefined : { ...item, reason: item.reason };
};

/** Believes in an address again. `liftedBy` is sent a mail that tells whether it arrives. */
export const liftRefusal = (email: string, now: Date, liftedBy?: string): Action =>
  update(refusalKey(email))
    .set({ liftedAt: now.toISOString(), liftedBy })
    .remove("reason", "since", "softBounces", ...(liftedBy === undefined ? ["liftedBy"] : []))
    .expectExists("repeated");

/** A code that was mailed there has come back, so mail does arrive. */
export const noteArrival = async (table: Table, email: string, now: Date): Promise<void> => {
  try {
    await table.transact([liftRefusal(email, now)]);
  } catch (error) {
    // Nothing was ever heard of most addresses.
    if (!failedWith(error, "repeated")) throw error;
  }
};
