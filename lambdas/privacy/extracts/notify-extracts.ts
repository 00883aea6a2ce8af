import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import type { ExtractContext } from "./extract-context.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { type Action, type ActionBuilder, update } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { ExtractItem } from "#lambdas/people/items/extract.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

type Context = Pick<ExtractContext, "table" | "system">;

const maxPerRun = 25;

/** True once secrecy has ended; its last day still counts as secret. */
export const mayNotify = ({ secretUntil }: ExtractItem, now: Date): boolean =>
  secretUntil === undefined || secretUntil < isoDate(swedishDate(now));

/** Notifies the person; the mail follows from `toldAt`. */
export const notifyWrites = (
  { system }: Pick<Context, "system">,
  item: ExtractItem,
  write: ActionBuilder,
): readonly Action[] => {
  const { userId, id, decidedBy = "", authority, caseNumber } = item;
  const now = system.now();
  const at = now.toISOString();
  const notification = {
    userId,
    type: "system",
    params: { what: "extract-made" },
    link: "/settings#my-data",
  } as const;
  return [
    write.set({ toldAt: at }).expectAbsent("toldAt", "repeated"),
    notificationWrite(notification, system.newId("notification"), now),
    ...auditWrites(system, {
      subject: id,
      person: userId,
      by: decidedBy,
      action: "extract-told",
      at,
      reason: `${authority}, ${caseNumber}`,
    }),
  ];
};

/** Notifies the people whose extracts are no longer secret. */
export const notifyExtracts = async (context: Context): Promise<void> => {
  const { table, system } = context;
  const partition = lists.secretExtracts();
  const query = { index: "gsi2", partition, schema: ExtractItem, limit: maxPerRun } as const;
  const { items } = await table.query(query);
  for (const item of items) {
    if (!mayNotify(item, system.now())) return;
    const write = update(keys.extract(item.userId, item.id))
      .expect("id", item.id, "stale")
      .remove("gsi2pk", "gsi2sk");
    try {
      await table.transact(notifyWrites(context, item, write));
    } catch (error) {
      // Already notified, or erased.
      if (!failedWith(error, "repeated") && !failedWith(error, "stale")) throw error;
    }
  }
};
