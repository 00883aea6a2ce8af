import type { AuditAction } from "#contract/platform/audit-actions.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Action } from "./actions.ts";
import { auditPartition } from "./audit-keys.ts";
import { auditWrites } from "./audit.ts";
import { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import type { Table } from "./table.ts";

/** A page of the administration whose views are logged. */
export type AuditedPage = {
  readonly opened: AuditAction;
  /** Acts on the page, after which it reloads. */
  readonly acts: ReadonlySet<AuditAction>;
};

type View = {
  readonly by: string;
  /** The subject of the page, and the account that it concerns, if any. */
  readonly subject: string;
  readonly person?: string;
};
type ViewContext = {
  readonly table: Pick<Table, "query">;
  readonly system: Pick<System, "newId" | "now">;
};

const [second, hour] = [1000, 60 * 60 * 1000];

/** Time for the response to an act and the reload of the page. */
const reloadMs = 30 * second;

/** More than all administrators log on one page in an hour. */
const maxLines = 100;

/**
 * Detects the reload after the administrator's own act on an open page, which needs no second line. It trusts
 * only the log, because anything in a request can be forged.
 */
const isReloadAfterAct = async (
  { table, system }: ViewContext,
  { opened, acts }: AuditedPage,
  { by, subject }: View,
): Promise<boolean> => {
  const now = system.now().getTime();
  const [anHourAgo, until] = [now - hour, now + second].map((time) => new Date(time).toISOString());
  const { items } = await table.query({
    partition: auditPartition(subject),
    between: [anHourAgo ?? "", until ?? ""],
    schema: AuditItem,
    limit: maxLines,
    newestFirst: true,
  });
  const own = items.filter((line) => line.by === by);
  const [newest] = own;
  if (newest === undefined || !acts.has(newest.action)) return false;
  return (
    now - Date.parse(newest.at) <= reloadMs &&
    own.some(({ action, at }) => action === opened && at <= newest.at)
  );
};

/** Logs that an administrator views a page. The caller writes it before the page is shown. */
export const auditViewWrites = async (
  context: ViewContext,
  page: AuditedPage,
  view: View,
): Promise<readonly Action[]> => {
  if (await isReloadAfterAct(context, page, view)) return [];
  const { system } = context;
  return auditWrites(system, { ...view, action: page.opened, at: system.now().toISOString() });
};
