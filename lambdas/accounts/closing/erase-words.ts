import * as z from "zod";
import type { ErasureContext } from "./erasure-context.ts";
import type { Hide, Leaver } from "./hide-person.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { searchesOfPeople } from "#lambdas/shared/table/audit.ts";
import { auditPartition } from "#lambdas/shared/table/audit-keys.ts";
import { AuditItem } from "#lambdas/shared/table/items/audit.ts";
import { LedgerItem } from "#lambdas/shared/table/items/person.ts";
import { keys, ranges, userPartition } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

const limit = 100;

const Row = LedgerItem.pick({ text: true }).extend({ sk: z.string() });

/** What an administrator has said of points is told in the ledger, which stays. */
const hideInLedger = async (table: Table, { userId, hide }: Leaver): Promise<void> => {
  const partition = userPartition(userId);
  for await (const rows of pages(table, { schema: Row, partition, prefix: ranges.ledger, limit }))
    for (const { sk, text = "" } of rows)
      if (hide(text) !== text)
        await table.transact([
          update({ pk: partition, sk })
            .set({ text: hide(text) })
            .expectExists("stale"),
        ]);
};

/** Why administrators did something, wherever the line lies. */
const hideInReasons = async (table: Table, { userId, hide }: Leaver): Promise<void> => {
  const lines = { schema: AuditItem, partition: auditPartition(userId), limit };
  for await (const page of pages(table, lines))
    for (const { subject, person, bike, at, id, reason = "" } of page) {
      if (hide(reason) === reason) continue;
      const places = new Set([subject, person, bike].filter((place) => place !== undefined));
      await table.transact(
        [...places].map((place) =>
          update(keys.audit(place, at, id))
            .set({ reason: hide(reason) })
            .expectExists("stale"),
        ),
      );
    }
};

const hideIn = (search: Readonly<Record<string, string>>, hide: Hide): Record<string, string> =>
  Object.fromEntries(Object.entries(search).map(([as, sought]) => [as, hide(sought)]));

/** For whom administrators have looked. A search lies at no person, so all are gone through. */
const hideInSearches = async (table: Table, { hide }: Leaver): Promise<void> => {
  const lines = { schema: AuditItem, partition: auditPartition(searchesOfPeople), limit };
  for await (const page of pages(table, lines))
    for (const { at, id, search = {} } of page) {
      const hidden = hideIn(search, hide);
      if (Object.entries(hidden).every(([as, sought]) => search[as] === sought)) continue;
      await table.transact([
        update(keys.audit(searchesOfPeople, at, id))
          .set({ search: hidden })
          .expectExists("stale"),
      ]);
    }
};

/** Takes someone's name and addresses out of what administrators have written, which stays. */
export const eraseWords = async ({ table }: ErasureContext, leaver: Leaver): Promise<void> => {
  await hideInLedger(table, leaver);
  await hideInReasons(table, leaver);
  await hideInSearches(table, leaver);
};
