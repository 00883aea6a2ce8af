import * as z from "zod";
import type { FoundCode } from "#contract/admin-codes.ts";
import type { PageQuery } from "#contract/page.ts";
import { shortCodeOf } from "#contract/short-code.ts";
import { storeNames } from "#lambdas/inventory/store-names.ts";
import type { InventoryContext } from "#lambdas/inventory/inventory-context.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { CodeChunkItem, QrCodeItem } from "#lambdas/shared/table/items/qr-code.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Position, Query, Table } from "#lambdas/shared/table/table.ts";
import { type CodeSearch, codeSearchOf, fits } from "./code-search.ts";

type Context = Pick<InventoryContext, "table" | "cursorSecret">;
type Hits = { readonly codes: readonly QrCodeItem[]; readonly next: Position | undefined };

/** Fifty codes each: at most five thousand are looked through for one answer. */
const chunksAtOnce = 50;
const mostRounds = 2;
const singleAtOnce = 500;
const none: Hits = { codes: [], next: undefined };

/** No more is read of a code that may not be meant. */
const SingleCode = QrCodeItem.pick({ uid: true });
type SingleCode = z.infer<typeof SingleCode>;

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

/** Reads a list from the newest until there are enough, or as much as one answer may cost. */
const lookThrough = async <T extends z.ZodType>(
  table: Table,
  query: Query<T>,
  { limit, uidsOf }: { readonly limit: number; readonly uidsOf: (item: z.output<T>) => readonly string[] },
): Promise<Hits> => {
  const found: string[] = [];
  let next = query.after;
  for (let round = 0; round < mostRounds; round += 1) {
    const page = await table.query({ ...query, after: next, newestFirst: true });
    found.push(...page.items.flatMap(uidsOf));
    next = page.next;
    if (next === undefined || found.length >= limit) break;
  }
  return { codes: await readCodes(table, found), next };
};

type Reading = { readonly limit: number; readonly after: Position | undefined };

/** What is looked through, in this order. */
const parts = ["beginnings", "rolls", "single"] as const;
type Part = (typeof parts)[number];
const isPart = (name: string): name is Part => parts.some((part) => part === name);

const readPart: Readonly<
  Record<Part, (table: Table, search: CodeSearch, reading: Reading) => Promise<Hits>>
> = {
  beginnings: async (table, { beginning }, { limit, after }) =>
    beginning === undefined ? none : readBeginnings(table, beginning, limit, after),
  rolls: (table, search, { limit, after }) => {
    const query = { index: "gsi1", partition: lists.codeChunks(), schema: CodeChunkItem } as const;
    const uidsOf = ({ uids }: CodeChunkItem): string[] => uids.filter((uid) => fits(search, uid));
    return lookThrough(table, { ...query, limit: chunksAtOnce, after }, { limit, uidsOf });
  },
  single: (table, search, { limit, after }) => {
    const query = { index: "gsi2", partition: lists.singleQrCodes(), schema: SingleCode } as const;
    const uidsOf = ({ uid }: SingleCode): string[] => (fits(search, uid) ? [uid] : []);
    return lookThrough(table, { ...query, limit: singleAtOnce, after }, { limit, uidsOf });
  },
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

const hitsOf = async (table: Table, search: CodeSearch, { limit, after }: Reading): Promise<Hits> => {
  if (search.uid !== undefined) return { codes: await readCodes(table, [search.uid]), next: undefined };
  const { part = parts[0], ...position } = after ?? {};
  let start = Object.keys(position).length === 0 ? undefined : position;
  const codes: QrCodeItem[] = [];
  for (const [index, name] of parts.entries()) {
    if (isPart(part) && index < parts.indexOf(part)) continue;
    const hits = await readPart[name](table, search, { limit: limit - codes.length, after: start });
    codes.push(...hits.codes);
    if (hits.next !== undefined) return { codes, next: { ...hits.next, part: name } };
    const following = parts[index + 1];
    if (codes.length >= limit && following !== undefined) return { codes, next: { part: following } };
    start = undefined;
  }
  return { codes, next: undefined };
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
  const { codes, next } = await hitsOf(context.table, search, { limit, after });
  return { items: await show(context, codes), cursor: writeCursor(context.cursorSecret, name, next) };
};
