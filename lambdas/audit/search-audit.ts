import type { AuditLine, AuditSearch } from "#contract/audit.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import type { AuditContext } from "./audit-context.ts";
import { readLines } from "./read-lines.ts";
import { showLines } from "./show-lines.ts";
import { type Sought, soughtIn } from "./sought.ts";

type Filters = Pick<AuditSearch, "action" | "from" | "to">;

/** Those who look stand in what they look at. A further page belongs to the look that its cursor comes from. */
const recordLook = async (
  { table, system }: AuditContext,
  adminId: string,
  { person, bike, administrator }: Sought,
  filters: Filters,
): Promise<void> => {
  const at = system.now().toISOString();
  const given = Object.entries({ ...filters, administrator }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const subject = person ?? bike ?? administrator ?? adminId;
  const search = given.length === 0 ? undefined : Object.fromEntries(given);
  const line = { subject, person, bike, by: adminId, action: "audit-searched", at, search } as const;
  await table.transact(auditWrites(system, line));
};

/** Who looked at or changed what, the newest first. */
export const searchAudit = async (
  context: AuditContext,
  adminId: string,
  { limit, cursor, ...typed }: AuditSearch,
): Promise<{ items: AuditLine[]; cursor: string | undefined }> => {
  const { table, cursorSecret } = context;
  const { action, from, to } = typed;
  const sought = await soughtIn(table, typed);
  const list = JSON.stringify(["audit", adminId, sought, action, from, to]);
  const after = readCursor(cursorSecret, list, cursor);
  const { items, next } = await readLines(table, { ...sought, action, from, to, limit }, after);
  if (cursor === undefined) await recordLook(context, adminId, sought, { action, from, to });
  return { items: await showLines(table, items), cursor: writeCursor(cursorSecret, list, next) };
};
