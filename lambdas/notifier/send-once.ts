import * as z from "zod";
import { expiryOf } from "#contract/retention.ts";
import type { MailRecord } from "./record-of.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Post = { readonly table: Table; readonly now: () => Date };

const Marker = z.object({ at: z.iso.datetime().optional(), sentAt: z.iso.datetime().optional() });

/** When it was first tried: every retry writes at the same place. */
const begin = async ({ table, now }: Post, deliveryId: string) => {
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

/**
 * Sends a mail or a text message once, as far as can be known. The marker is written before sending, so that nothing goes out while the
 * table cannot remember it, and completed afterwards. If we fail in between, the retry sends again: at least once,
 * because being told twice that a bike is registered is a nuisance, but never being told looks like a lost registration.
 */
export const sendOnce = async (
  post: Post,
  deliveryId: string,
  send: (at: Date) => Promise<void>,
  record?: MailRecord,
): Promise<void> => {
  const { table, now } = post;
  const { at, isSent, write } = await begin(post, deliveryId);
  if (isSent) return;
  try {
    await table.transact([
      write.expectAbsent("sentAt", "repeated"),
      // Before it is sent, so that word of its return finds it.
      ...(record ? [record.begun(at)] : []),
    ]);
  } catch (error) {
    if (failedWith(error, "repeated")) return;
    throw error;
  }
  await send(at);
  await table.transact([
    write.set({ sentAt: now().toISOString() }),
    ...(record ? [record.sent(at, now())] : []),
  ]);
};

/** Writes down that a mail was not sent, and why. */
export const holdOnce = async (
  post: Post,
  deliveryId: string,
  why: "declined" | "refused",
  record: MailRecord | undefined,
): Promise<void> => {
  if (!record) return;
  const { at, isSent, write } = await begin(post, deliveryId);
  if (!isSent) await post.table.transact([write, record.held(at, why)]);
};
