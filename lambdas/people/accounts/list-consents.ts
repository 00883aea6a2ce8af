import type { ConsentLine } from "#contract/people/consent-history.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import { showConsent } from "#lambdas/people/consents/show-consent.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { ConsentLineItem } from "#lambdas/people/items/consent.ts";
import { ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Context = { readonly table: Pick<Table, "query">; readonly cursorSecret: string };

export const listConsents = async (
  { table, cursorSecret }: Context,
  userId: string,
  { limit, cursor }: PageQuery,
): Promise<{ items: ConsentLine[]; cursor: string | undefined }> => {
  const partition = userPartition(userId);
  const prefix = ranges.consentLines;
  const list = `${partition}#${prefix}`;
  const after = readCursor(cursorSecret, list, cursor);
  const page = await table.query({
    partition,
    prefix,
    schema: ConsentLineItem,
    limit,
    after,
    newestFirst: true,
  });
  return {
    items: page.items.map(showConsent),
    cursor: writeCursor(cursorSecret, list, page.next),
  };
};
