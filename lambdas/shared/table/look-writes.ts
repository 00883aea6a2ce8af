import type { AuditAction } from "#contract/audit-actions.ts";
import type { System } from "#lambdas/system.ts";
import type { Action } from "./actions.ts";
import { auditPartition } from "./audit-keys.ts";
import { auditWrites } from "./audit.ts";
import { AuditItem } from "./items/audit.ts";
import type { Table } from "./table.ts";

/** A page that administrators look at. */
export type Page = {
  readonly opened: AuditAction;
  /** What is done on it, after which it shows what came of it. */
  readonly acts: ReadonlySet<AuditAction>;
};

type Look = {
  readonly by: string;
  /** What the page is of, and the account that it concerns, if it does. */
  readonly subject: string;
  readonly person?: string;
};
type LookContext = {
  readonly table: Pick<Table, "query">;
  readonly system: Pick<System, "newId" | "now">;
};

const [second, hour] = [1000, 60 * 60 * 1000];

/** Long enough for an act to be answered and the page to come again. */
const afterAct = 30 * second;

/** More than one administrator does on one page in an hour. */
const most = 100;

/** Whether this is no new look, but what came of something that the same administrator has just done on a page they had opened. What they did is written down and tells as much. Nothing that is asked decides it, only what is written. */
const isSeenThrough = async (
  { table, system }: LookContext,
  { opened, acts }: Page,
  { by, subject }: Look,
): Promise<boolean> => {
  const now = system.now().getTime();
  const [anHourAgo, until] = [now - hour, now + second].map((time) => new Date(time).toISOString());
  const { items } = await table.query({
    partition: auditPartition(subject),
    between: [anHourAgo ?? "", until ?? ""],
    schema: AuditItem,
    limit: most,
    newestFirst: true,
  });
  const own = items.filter((line) => line.by === by);
  const [newest] = own;
  if (newest === undefined || !acts.has(newest.action)) return false;
  return (
    now - Date.parse(newest.at) <= afterAct &&
    own.some(({ action, at }) => action === opened && at <= newest.at)
  );
};

/** That an administrator looks at a page, to be written before they see anything of it. */
export const lookWrites = async (
  context: LookContext,
  page: Page,
  look: Look,
): Promise<readonly Action[]> => {
  if (await isSeenThrough(context, page, look)) return [];
  const { system } = context;
  return auditWrites(system, { ...look, action: page.opened, at: system.now().toISOString() });
};
