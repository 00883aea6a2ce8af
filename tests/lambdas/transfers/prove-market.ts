import { expect } from "vitest";
import { reconcile } from "#lambdas/shared/ledger/reconcile.ts";
import { BikeItem, FrameGuardItem } from "#lambdas/shared/table/items/bike.ts";
import { OwnershipReceiptItem, ReceiptEntryItem } from "#lambdas/shared/table/items/ownership-receipt.ts";
import { HoldItem } from "#lambdas/shared/table/items/person.ts";
import { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { findFault } from "#lambdas/transfers/receipts/find-fault.ts";
import type { Market } from "./context.ts";

type Row = Record<string, unknown>;

/** All that lies in the table, by what it is. */
const readAll = async (market: Market) => {
  const rows: Row[] = await market.everything();
  const of = (entity: string): Row[] => rows.filter((row) => row["entity"] === entity);
  return {
    transfers: of("transfer").map((row) => TransferItem.parse(row)),
    bikes: of("bike").map((row) => BikeItem.parse(row)),
    holds: of("pointsHold").map((row) => HoldItem.parse(row)),
    receipts: of("ownershipReceipt").map((row) => OwnershipReceiptItem.parse(row)),
    entries: of("receiptEntry").map((row) => ReceiptEntryItem.parse(row)),
    guards: of("frameGuard").map((row) => ({ ...FrameGuardItem.parse(row), pk: String(row["pk"]) })),
    events: of("bikeEvent").toSorted((one, other) => String(one["sk"]).localeCompare(String(other["sk"]))),
  };
};
type All = Awaited<ReturnType<typeof readAll>>;

const isOpen = ({ state }: TransferItem): boolean => state === "requested";

/** One owner at a time, from the registration on: each period begins when and with whom the one before ended. */
const proveHistory = ({ transfers, events }: All, bike: BikeItem): void => {
  const periods = events
    .filter(({ bikeId }) => bikeId === bike.id)
    .filter(({ eventType }) => ["registration", "purchase", "transfer"].includes(String(eventType)));
  const sales = transfers
    .filter(({ bikeId, state }) => bikeId === bike.id && state === "completed")
    .toSorted((one, other) => String(one.endedAt).localeCompare(String(other.endedAt)));
  const beginnings = periods.slice(1).map(({ at, ownerId }) => ({ at, ownerId }));
  expect(beginnings).toEqual(sales.map(({ endedAt, buyerId }) => ({ at: endedAt, ownerId: buyerId })));
  const owners = periods.map(({ ownerId }) => ownerId);
  expect(sales.map(({ sellerId }) => sellerId)).toEqual(owners.slice(0, -1));
  expect(owners.at(-1)).toBe(bike.ownerId);
  expect(bike.ownershipReceipt).toBe(sales.at(-1)?.receiptNumber);
};

const proveBike = (all: All, bike: BikeItem): void => {
  const waiting = all.transfers.filter((transfer) => isOpen(transfer) && transfer.bikeId === bike.id);
  expect(waiting.length).toBeLessThanOrEqual(1);
  expect([bike.id, bike.openTransferId]).toEqual([bike.id, waiting[0]?.id]);
  for (const { sellerId } of waiting) expect(sellerId).toBe(bike.ownerId);
  const { pk } = keys.frameGuard(bike.frameNumber);
  const owners = all.guards.filter((guard) => guard.pk === pk && guard.bikeId === bike.id);
  expect(owners.map(({ ownerId }) => ownerId)).toEqual(bike.deletedAt === undefined ? [bike.ownerId] : []);
  proveHistory(all, bike);
};

/** Every transfer stands with each of its two, as it is, and every one that both have signed has a receipt that says so. */
const proveReceipts = ({ transfers, entries, receipts }: All): void => {
  const wanted = transfers.flatMap(({ id, state, sellerId, buyerId }) =>
    [sellerId, buyerId].flatMap((userId) => (userId === undefined ? [] : [`${userId} ${id} ${state}`])),
  );
  const listed = entries.map(({ userId, transferId, state }) => `${userId} ${transferId} ${state}`);
  expect(listed.toSorted()).toEqual(wanted.toSorted());
  const byId = new Map(transfers.map((transfer) => [transfer.id, transfer]));
  for (const receipt of receipts)
    expect([receipt.number, findFault(receipt, byId.get(receipt.transferId))]).toEqual([
      receipt.number,
      undefined,
    ]);
  expect(receipts.length).toBe(transfers.filter(({ state }) => state === "completed").length);
};

/** What must hold at any time, whatever people have done and whatever came of it. Each of them had so many points at first, of which no ledger tells. */
export const proveMarket = async (market: Market, pointsAtFirst: number): Promise<void> => {
  const all = await readAll(market);
  const held = all.holds.filter(({ state }) => state === "held").map(({ reference }) => reference);
  const open = all.transfers.filter(isOpen).map(({ id }) => id);
  expect(held.toSorted()).toEqual(open.toSorted());
  for (const bike of all.bikes) proveBike(all, bike);
  proveReceipts(all);
  const { mismatches } = await reconcile(market.table);
  for (const { points, ledgerSum } of mismatches) expect(points - ledgerSum).toBe(pointsAtFirst);
};
