import * as z from "zod";
import type { FoundCode } from "#contract/stickers/admin-codes.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import { shortCodeOf } from "#contract/platform/short-code.ts";
import { storeNames } from "#lambdas/stickers/inventory/store-names.ts";
import type { InventoryContext } from "#lambdas/stickers/inventory/inventory-context.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { CodeChunkItem, QrCodeItem, QrRollItem } from "#lambdas/stickers/items/qr-code.ts";
import { rollKey } from "#lambdas/stickers/codes/stock-writes.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Position, Query, Table } from "#lambdas/platform/table/table.ts";
import { type CodeSearch, codeSearchOf, fits } from "./code-search.ts";

type Context = Pick<InventoryContext, "table" | "cursorSecret">;
type Hits = { readonly codes: readonly QrCodeItem[]; readonly next: Position | undefined };

/** A chunk lists fifty codes, so one answer scans at most five thousand. */
const chunksAtOnce = 50;
const maxRounds = 2;
const singleAtOnce = 500;
const none: Hits = { codes: [], next: undefined };

/** Reads only the uid while scanning. */
const SingleCode = QrCodeItem.pick({ uid: true });
type SingleCode = z.infer<typeof SingleCode>;

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
  table.batchGet(
    uids.map((uid) => keys.qr(uid)),
    QrCodeItem,
  );

/** Scans a list, newest first, until there are enough hits or the limit of one answer is reached. */
const lookThrough = async <T extends z.ZodType>(
  table: Table,
  query: Query<T>,
  { limit, uidsOf }: { readonly limit: number; readonly uidsOf: (item: z.output<T>) => readonly string[] },
): Promise<Hits> => {
  const uids: string[] = [];
  let next = query.after;
  for (let round = 0; round < maxRounds; round += 1) {
    const page = await table.query({ ...query, after: next, newestFirst: true });
    uids.push(...page.items.flatMap(uidsOf));
    next = page.next;
    if (next === undefined || uids.length >= limit) break;
  }
  return { codes: await readCodes(table, uids), next };
};

type Reading = { readonly limit: number; readonly after: Position | undefined };

/** The sources, searched in this order. */
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
  const rollIds = codes.flatMap(({ rollId = [] }) => rollId);
  const rolls = await table.batchGet(rollIds.map(rollKey), QrRollItem);
  const pools = new Map(rolls.map(({ id, pool }) => [id, pool]));
  const names = await storeNames(table, [...pools.values()]);
  return codes
    .map(({ uid, state, rollId = "" }) => {
      const pool = pools.get(rollId);
      const store = pool === undefined ? undefined : names.get(pool);
      return { uid, shortCode: shortCodeOf(uid), state, pool, store };
    })
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

/** Finds codes by a typed part. A page can be empty and still have a next one. */
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
