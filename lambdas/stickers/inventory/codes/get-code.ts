import type { CodeEvent, CodeLife } from "#contract/stickers/admin-codes.ts";
import { shortCodeOf } from "#contract/platform/short-code.ts";
import type { InventoryContext } from "#lambdas/stickers/inventory/inventory-context.ts";
import { storeNames } from "#lambdas/stickers/inventory/store-names.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { rollKey } from "#lambdas/stickers/codes/stock-writes.ts";
import { CodeEventItem, QrBatchItem, QrCodeItem, QrRollItem } from "#lambdas/stickers/items/qr-code.ts";
import { QrScansItem } from "#lambdas/stickers/items/qr-scans.ts";
import { keys, ranges } from "#lambdas/platform/table/keys.ts";
import { codePartition } from "#lambdas/platform/table/qr-keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";

type Table = InventoryContext["table"];

/** Exceeds the days of a year and the events of any code. */
const maxItems = 400;

const readEvents = async (table: Table, uid: string): Promise<CodeEventItem[]> => {
  const all: CodeEventItem[] = [];
  const query = { partition: codePartition(uid), prefix: ranges.codeEvents, schema: CodeEventItem };
  for await (const page of pages(table, { ...query, limit: maxItems })) all.push(...page);
  return all;
};

const readScans = async (table: Table, uid: string): Promise<CodeLife["scans"]> => {
  const query = { partition: codePartition(uid), prefix: ranges.codeScans, schema: QrScansItem };
  const { items } = await table.query({ ...query, limit: maxItems, newestFirst: true });
  return items.map(({ day, count }) => ({ day, count }));
};

/** A code made with its bike has no event for its first link. */
const fromTheBeginning = (code: QrCodeItem, lines: readonly CodeEventItem[]): CodeEvent[] => {
  const { linkedAt, bikeId, frameNumber } = code;
  if (linkedAt === undefined || bikeId === undefined || lines.some(({ what }) => what === "linked"))
    return [];
  return [{ what: "linked", at: linkedAt, bikeId, frameNumber }];
};

const showLine = (code: QrCodeItem, line: CodeEventItem): CodeEvent => {
  const { what, at, bikeId, frameNumber, orderNumber, follows, voidReason } = line;
  if (what === "linked") return { what, at, bikeId, frameNumber, orderNumber, follows };
  if (what === "unlinked") return { what, at, bikeId };
  return { what, at, bikeId, reason: voidReason, followedBy: code.followedBy };
};

const eventsOf = (
  code: QrCodeItem,
  lines: readonly CodeEventItem[],
  { run, roll }: { readonly run: QrBatchItem | undefined; readonly roll: QrRollItem | undefined },
): CodeEvent[] => {
  const happened: CodeEvent[] = [
    ...(code.madeAt === undefined ? [] : [{ what: "made" as const, at: code.madeAt }]),
    ...(run?.printedAt === undefined ? [] : [{ what: "printed" as const, at: run.printedAt }]),
    ...(roll?.activeAt === undefined ? [] : [{ what: "taken-out" as const, at: roll.activeAt }]),
    ...fromTheBeginning(code, lines),
    ...lines.map((line) => showLine(code, line)),
  ];
  return happened.toSorted((one, other) => one.at.localeCompare(other.at));
};

export const getCode = async (
  { table }: Pick<InventoryContext, "table">,
  typedUid: string,
): Promise<CodeLife> => {
  const uid = typedUid.toLowerCase();
  const code = await table.get(keys.qr(uid), QrCodeItem);
  if (!code) throw new ProblemError("qr-not-found");
  const { state, batchId, rollId } = code;
  const [run, roll, lines, scans] = await Promise.all([
    batchId === undefined ? undefined : table.get(keys.qrBatch(batchId), QrBatchItem),
    rollId === undefined ? undefined : table.get(rollKey(rollId), QrRollItem),
    readEvents(table, uid),
    readScans(table, uid),
  ]);
  const pool = roll?.pool;
  const names = await storeNames(table, pool === undefined ? [] : [pool]);
  return {
    uid,
    shortCode: shortCodeOf(uid),
    state,
    pool,
    store: pool === undefined ? undefined : names.get(pool),
    run: run && { id: run.id, orderNumber: run.orderNumber },
    roll: roll && { id: roll.id, state: roll.state },
    events: eventsOf(code, lines, { run, roll }),
    scans,
  };
};
