import { expiryOf } from "#contract/privacy/retention.ts";
import * as z from "zod";
import type { UnreadMessage } from "#lambdas/messages/mails/message.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const secondsBetweenMails = 60 * 60;

/** `owed`: the first unread message came within an hour of the last mail, so the next message may trigger one. */
const Rhythm = z.object({ changeId: z.string(), at: z.iso.datetime(), owed: z.boolean().optional() });

/** Allows one mail per unread period and at most one an hour. A retried change gets the same answer. */
export const isMailDue = async (
  { table, now }: { readonly table: Table; readonly now: () => Date },
  changeId: string,
  { userId, threadId, first }: UnreadMessage,
): Promise<boolean> => {
  const key = keys.sentMarker(`${userId}#${threadId}`);
  const last = await table.get(key, Rhythm);
  if (last?.changeId === changeId) return true;
  const at = now();
  const expiresAt = expiryOf("sentMails", at);
  const isTooSoon = last !== undefined && at.getTime() - Date.parse(last.at) < secondsBetweenMails * 1000;
  const isWanted = first || last?.owed === true;
  if (!isWanted) return false;
  await table.transact([
    isTooSoon
      ? update(key).set({ owed: true })
      : update(key).set({ entity: "delivery", changeId, at: at.toISOString(), expiresAt }).remove("owed"),
  ]);
  return !isTooSoon;
};
