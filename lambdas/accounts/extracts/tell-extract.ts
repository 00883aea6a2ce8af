import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import type { ExtractContext } from "./extract-context.ts";
import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import { type Action, type ActionBuilder, update } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { ExtractItem } from "#lambdas/shared/table/items/extract.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

type Context = Pick<ExtractContext, "table" | "system">;

const atOnce = 25;

/** Whether the law lets the person know. Its last day is one on which it does not. */
export const mayBeTold = ({ secretUntil }: ExtractItem, now: Date): boolean =>
  secretUntil === undefined || secretUntil < isoDate(swedishDate(now));

/** Tells the person, in the bell and by a mail that follows from `toldAt`. */
export const tellingWrites = (
  { system }: Pick<Context, "system">,
  item: ExtractItem,
  write: ActionBuilder,
): readonly Action[] => {
  const { userId, id, decidedBy = "", authority, caseNumber } = item;
  const now = system.now();
  const at = now.toISOString();
  const told = {
    userId,
    type: "system",
    params: { what: "extract-made" },
    link: "/settings#my-data",
  } as const;
  return [
    write.set({ toldAt: at }).expectAbsent("toldAt", "repeated"),
    notificationWrite(told, system.newId("notification"), now),
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

/** Tells everybody whom the law has forbidden to tell, and does not any more. */
export const tellExtracts = async (context: Context): Promise<void> => {
  const { table, system } = context;
  const partition = lists.secretExtracts();
  const query = { index: "gsi2", partition, schema: ExtractItem, limit: atOnce } as const;
  const { items } = await table.query(query);
  for (const item of items) {
    if (!mayBeTold(item, system.now())) return;
    const write = update(keys.extract(item.userId, item.id))
      .expect("id", item.id, "stale")
      .remove("gsi2pk", "gsi2sk");
    try {
      await table.transact(tellingWrites(context, item, write));
    } catch (error) {
      // Told already, or erased with the person.
      if (!failedWith(error, "repeated") && !failedWith(error, "stale")) throw error;
    }
  }
};
