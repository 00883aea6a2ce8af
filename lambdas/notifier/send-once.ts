import { expiryOf } from "#contract/retention.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Post = { readonly table: Table; readonly now: () => Date };

const marker = (deliveryId: string) => update(keys.sentMarker(deliveryId));

/**
 * Sends a mail or a text message once, as far as can be known. The marker is written before sending, so that nothing goes out while the
 * table cannot remember it, and completed afterwards. If we fail in between, the retry sends again: at least once,
 * because being told twice that a bike is registered is a nuisance, but never being told looks like a lost registration.
 */
export const sendOnce = async (
  { table, now }: Post,
  deliveryId: string,
  send: () => Promise<void>,
): Promise<void> => {
  const at = now();
  const expiresAt = expiryOf("sentMails", at);
  try {
    await table.transact([
      marker(deliveryId).set({ entity: "delivery", expiresAt }).expectAbsent("sentAt", "repeated"),
    ]);
  } catch (error) {
    if (failedWith(error, "repeated")) return;
    throw error;
  }
  await send();
  await table.transact([marker(deliveryId).set({ sentAt: at.toISOString() })]);
};
