import * as z from "zod";
import { expiryOf } from "#contract/privacy/retention.ts";
import type { MailRecord } from "./record-of.ts";
import type { System } from "#lambdas/platform/system.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retry } from "#lambdas/platform/table/retry.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type SendContext = { readonly table: Table } & Pick<System, "now" | "random" | "wait">;

const Marker = z.object({ at: z.iso.datetime().optional(), sentAt: z.iso.datetime().optional() });

/** Returns the time of the first attempt, so that every retry writes to the same record. */
const begin = async ({ table, now }: SendContext, deliveryId: string) => {
  const marker = await table.get(keys.sentMarker(deliveryId), Marker);
  const at = marker?.at === undefined ? now() : new Date(marker.at);
  const expiresAt = expiryOf("sentMails", now());
  const write = update(keys.sentMarker(deliveryId)).set({
    entity: "delivery",
    at: at.toISOString(),
    expiresAt,
  });
  return { at, isSent: marker?.sentAt !== undefined, write };
};

/** Longer than the notifier's timeout, so that nobody else sends meanwhile. */
const maxSendingMillis = 60_000;

/** Sends a mail or text once, except after a crash between sending and recording: a duplicate is better than a missing mail. */
export const sendOnce = async (
  post: SendContext,
  deliveryId: string,
  send: (at: Date) => Promise<void>,
  record?: MailRecord,
): Promise<void> => {
  const { table, now } = post;
  const { at, isSent, write } = await begin(post, deliveryId);
  if (isSent) return;
  try {
    await table.transact([
      write
        .set({ heldUntil: now().getTime() + maxSendingMillis })
        .expectAbsent("sentAt", "repeated")
        .expectBelow("heldUntil", now().getTime(), "conflict-try-again"),
      // Recorded before sending, so that a bounce finds it.
      ...(record ? [record.begun(at)] : []),
    ]);
  } catch (error) {
    if (failedWith(error, "repeated")) return;
    throw error;
  }
  try {
    await send(at);
  } catch (error) {
    await table.transact([write.set({ heldUntil: 0 })]);
    throw error;
  }
  const sentAt = now();
  // Without a record, the next delivery would send the mail again.
  await retry(post, () =>
    table.transact([
      write.set({ sentAt: sentAt.toISOString() }),
      ...(record ? [record.sent(at, sentAt)] : []),
    ]),
  );
};

export const holdOnce = async (
  post: SendContext,
  deliveryId: string,
  why: "declined" | "refused",
  record: MailRecord | undefined,
): Promise<void> => {
  if (!record) return;
  const { at, isSent, write } = await begin(post, deliveryId);
  if (!isSent) await post.table.transact([write, record.held(at, why)]);
};
