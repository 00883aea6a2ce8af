import { expiryOf } from "#contract/retention.ts";
import * as z from "zod";
import type { UnreadMessage } from "#lambdas/shared/mail/templates/message.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

const secondsBetween = 60 * 60;

/** `owed`: the first unread message came too soon after the last mail, so the next may be told instead. */
const Rhythm = z.object({ changeId: z.string(), at: z.iso.datetime(), owed: z.boolean().optional() });

/** Whether a mail is due: one from the first unread message until all are read, and at most one an hour. The same change is given the same answer, however often it comes. */
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
  const isTooSoon = last !== undefined && at.getTime() - Date.parse(last.at) < secondsBetween * 1000;
  const isWanted = first || last?.owed === true;
  if (!isWanted) return false;
  await table.transact([
    isTooSoon
      ? update(key).set({ owed: true })
      : update(key).set({ entity: "delivery", changeId, at: at.toISOString(), expiresAt }).remove("owed"),
  ]);
  return !isTooSoon;
};
