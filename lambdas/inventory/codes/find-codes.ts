import type { FoundCode } from "#contract/admin-codes.ts";
import type { PageQuery } from "#contract/page.ts";
import { shortCodeOf } from "#contract/short-code.ts";
import { storeNames } from "#lambdas/inventory/store-names.ts";
import type { InventoryContext } from "#lambdas/inventory/inventory-context.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { CodeChunkItem, QrCodeItem } from "#lambdas/shared/table/items/qr-code.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Position, Table } from "#lambdas/shared/table/table.ts";
import { type CodeSearch, codeSearchOf, fits } from "./code-search.ts";

type Context = Pick<InventoryContext, "table" | "cursorSecret">;
type Hits = { readonly codes: readonly QrCodeItem[]; readonly next: Position | undefined };

/** Fifty codes each: at most five thousand are looked through for one answer. */
const chunksAtOnce = 50;
const mostRounds = 2;

/** Codes whose short code begins so. */
const readBeginnings = async (
  table: Table,
  beginning: string,
  limit: number,
  after: Position | undefined,
): Promise<Hits> => {
  const partition = lists.qrCodesByShortCode(beginning);
  const query = { index: "gsi1", partition, prefix: beginning, schema: QrCodeItem, limit, after } as const;
  const { items, next } = await table.query(query);
  return { codes: items, next };
};

const readCodes = (table: Table, uids: readonly string[]): Promise<QrCodeItem[]> =>
  uids.length === 0
    ? Promise.resolve([])
    : table.batchGet(
        uids.map((uid) => keys.qr(uid)),
        QrCodeItem,
      );

/** Codes from rolls that have it anywhere else, the newest first, until there are enough. */
const readWithin = async (
  table: Table,
  search: CodeSearch,
  limit: number,
  after: Position | undefined,
): Promise<Hits> => {
  const found: string[] = [];
  let next = after;
  for (let round = 0; round < mostRounds; round += 1) {
    const partition = lists.codeChunks();
    const query = { index: "gsi1", partition, schema: CodeChunkItem, limit: chunksAtOnce } as const;
    const page = await table.query({ ...query, after: next, newestFirst: true });
    found.push(...page.items.flatMap(({ uids }) => uids.filter((uid) => fits(search, uid))));
    next = page.next;
    if (next === undefined || found.length >= limit) break;
  }
  return { codes: await readCodes(table, found), next };
};

const byShortCode = (one: FoundCode, other: FoundCode): number =>
  one.shortCode.localeCompare(other.shortCode) || one.uid.localeCompare(other.uid);

const show = async ({ table }: Context, codes: readonly QrCodeItem[]): Promise<FoundCode[]> => {
  const names = await storeNames(
    table,
    codes.flatMap(({ pool = [] }) => pool),
  );
  return codes
    .map(({ uid, state, pool }) => ({
      uid,
      shortCode: shortCodeOf(uid),
      state,
      pool,
      store: pool === undefined ? undefined : names.get(pool),
    }))
    .toSorted(byShortCode);
};

const hitsOf = async (
  table: Table,
  search: CodeSearch,
  limit: number,
  after: Position | undefined,
): Promise<Hits> => {
  if (search.uid !== undefined) return { codes: await readCodes(table, [search.uid]), next: undefined };
  const { within, ...position } = after ?? {};
  const start = Object.keys(position).length === 0 ? undefined : position;
  if (search.beginning !== undefined && within === undefined) {
    const { codes, next } = await readBeginnings(table, search.beginning, limit, start);
    if (next !== undefined || codes.length >= limit) return { codes, next: next ?? { within: "start" } };
    const more = await readWithin(table, search, limit - codes.length, undefined);
    return { codes: [...codes, ...more.codes], next: more.next && { ...more.next, within: "on" } };
  }
  const { codes, next } = await readWithin(table, search, limit, start);
  return { codes, next: next && { ...next, within: "on" } };
};

/** Codes of which a part was typed, a page at a time. A page can be empty and still have another after it. */
export const findCodes = async (
  context: Context,
  { part, limit, cursor }: PageQuery & { readonly part: string },
): Promise<{ items: FoundCode[]; cursor: string | undefined }> => {
  const search = codeSearchOf(part);
  if (search === undefined) return { items: [], cursor: undefined };
  const name = `qr-codes#${part}`;
  const after = readCursor(context.cursorSecret, name, cursor);
  const { codes, next } = await hitsOf(context.table, search, limit, after);
  return { items: await show(context, codes), cursor: writeCursor(context.cursorSecret, name, next) };
};
