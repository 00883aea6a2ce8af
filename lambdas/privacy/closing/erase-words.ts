import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import type { ErasureContext } from "./erasure-context.ts";
import type { Hide, Leaver } from "./hide-person.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import type { Item } from "#lambdas/platform/table/expectations.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { auditPartition, auditTexts } from "#lambdas/platform/table/audit-keys.ts";
import { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { LedgerItem } from "#lambdas/people/items/person.ts";
import { StoreItem, StoreLogItem } from "#lambdas/shops/items/store.ts";
import { keys, ranges, storePartition, userPartition } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const limit = 100;

const LedgerRow = LedgerItem.pick({ text: true }).extend({ sk: z.string() });

/** Masks the person in administrators' notes on points; the ledger itself stays. */
const hideInLedger = async (
  table: Table,
  { userId, hide }: Pick<Leaver, "userId" | "hide">,
): Promise<void> => {
  const partition = userPartition(userId);
  for await (const rows of pages(table, { schema: LedgerRow, partition, prefix: ranges.ledger, limit }))
    for (const { sk, text = "" } of rows)
      if (hide(text) !== text)
        await table.transact([
          update({ pk: partition, sk })
            .set({ text: hide(text) })
            .expectExists("stale"),
        ]);
};

const Logged = StoreLogItem.pick({ logId: true, about: true });
const Decided = StoreItem.pick({ decision: true, version: true });

/** Masks the person in what a store reads of an administrator's reason. */
const hideFromStore = async (
  table: Table,
  { subject: storeId, at }: AuditItem,
  hide: Hide,
): Promise<void> => {
  const log = {
    schema: Logged,
    partition: storePartition(storeId),
    prefix: `${ranges.storeLog}${at}`,
    limit,
  };
  for await (const rows of pages(table, log))
    for (const { logId, about = "" } of rows)
      if (hide(about) !== about)
        await table.transact([
          update(keys.storeLog(storeId, at, logId))
            .set({ about: hide(about) })
            .expectExists("stale"),
        ]);
  const { decision, version = 0 } = (await table.get(keys.store(storeId), Decided)) ?? {};
  if (decision === undefined || hide(decision.reason) === decision.reason) return;
  await table.transact([
    update(keys.store(storeId))
      .set({ decision: { ...decision, reason: hide(decision.reason) } })
      .expect("version", version, "stale"),
  ]);
};

/** Filters with fixed values or places. Their words stay, although some are also names, such as the colour rosa. */
const neverNames = new Set(["action", "administrator", "city", "color", "from", "status", "to", "type"]);

const hideIn = (search: Readonly<Record<string, string>>, hide: Hide): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).map(([as, sought]) => [as, neverNames.has(as) ? sought : hide(sought)]),
  );

/** Returns the masked fields, or undefined if nothing changes. */
const withoutPerson = ({ reason, search }: AuditItem, hide: Hide): Item | undefined => {
  const hidden = { reason: reason && hide(reason), search: search && hideIn(search, hide) };
  return isDeepStrictEqual(hidden, { reason, search }) ? undefined : hidden;
};

/** Changes the line and its copies. One of them may have expired before the others. */
const changeLine = async (
  table: Table,
  { subject, person, bike, at, id }: AuditItem,
  hidden: Item,
): Promise<void> => {
  for (const place of new Set([subject, person, bike, auditTexts].filter((each) => each !== undefined)))
    try {
      await table.transact([
        update(keys.audit(place, at, id))
          .set(hidden)
          .expectExists("stale"),
      ]);
    } catch (error) {
      if (!failedWith(error, "stale")) throw error;
    }
};

/** Masks the person in all reasons and searches of administrators. Notes on other people's points are in those people's ledgers too. */
const hideInAudit = async (table: Table, { hide }: Leaver): Promise<void> => {
  const noted = new Set<string>();
  const lines = { schema: AuditItem, partition: auditPartition(auditTexts), limit: 1000 } as const;
  for await (const page of pages(table, lines))
    for (const line of page) {
      const hidden = withoutPerson(line, hide);
      if (hidden === undefined) continue;
      if (line.action === "points-adjusted" || line.action === "reward-taken-back")
        noted.add(line.person ?? line.subject);
      if (line.subject.startsWith("store_")) await hideFromStore(table, line, hide);
      await changeLine(table, line, hidden);
    }
  for (const userId of noted) await hideInLedger(table, { userId, hide });
};

/** Masks the person's names, addresses and numbers in administrators' texts, which stay. */
export const eraseWords = async ({ table }: ErasureContext, leaver: Leaver): Promise<void> => {
  await hideInLedger(table, leaver);
  await hideInAudit(table, leaver);
};
