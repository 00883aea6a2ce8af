import type { ContactCasesQuery, ListedContactCase } from "#contract/office/contact-cases.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { ContactCaseItem } from "#lambdas/office/items/contact.ts";
import { isWaiting } from "#lambdas/office/letters/change-case.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import { showCases } from "./show-cases.ts";

/** Waiting cases in the order in which they are due, the others newest first. */
export const listContactCases = async (
  { table, system, cursorSecret }: Pick<PeopleAdminContext, "table" | "system" | "cursorSecret">,
  adminId: string,
  { state, limit, cursor }: ContactCasesQuery,
): Promise<{ items: ListedContactCase[]; cursor: string | undefined }> => {
  const partition = lists.contactCases(state);
  const { items, next } = await table.query({
    index: "gsi1",
    partition,
    schema: ContactCaseItem,
    limit,
    newestFirst: !isWaiting({ state }),
    after: readCursor(cursorSecret, partition, cursor),
  });
  return {
    items: await showCases(table, items, { adminId, now: system.now() }),
    cursor: writeCursor(cursorSecret, partition, next),
  };
};
