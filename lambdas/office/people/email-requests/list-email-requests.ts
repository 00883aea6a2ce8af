import type { EmailRequest } from "#contract/office/email-requests.ts";
import { maskEmail } from "#contract/platform/mask-address.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import { showEmailRequests } from "./show-email-requests.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { EmailRequestItem } from "#lambdas/people/items/email-request.ts";
import { lists } from "#lambdas/platform/table/keys.ts";

const masked = (request: EmailRequest): EmailRequest => ({
  ...request,
  email: maskEmail(request.email),
  former: maskEmail(request.former),
});

/** Open and unfinished requests, oldest first; lapsed ones are left out. */
export const listEmailRequests = async (
  { table, system, cursorSecret }: Pick<PeopleAdminContext, "table" | "system" | "cursorSecret">,
  adminId: string,
  { limit, cursor }: PageQuery,
): Promise<{ items: EmailRequest[]; cursor: string | undefined }> => {
  const partition = lists.openEmailRequests();
  const after = readCursor(cursorSecret, partition, cursor);
  const page = await table.query({ index: "gsi1", partition, schema: EmailRequestItem, limit, after });
  const shown = await showEmailRequests(table, page.items, { adminId, now: system.now() });
  return {
    items: shown.filter(({ state, unfinished }) => state === "asked" || unfinished).map(masked),
    cursor: writeCursor(cursorSecret, partition, page.next),
  };
};
