import { expect } from "vitest";
import { reconcile } from "#lambdas/shared/ledger/reconcile.ts";
import { BikeItem, FrameGuardItem } from "#lambdas/shared/table/items/bike.ts";
import { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { OwnershipReceiptItem, ReceiptEntryItem } from "#lambdas/shared/table/items/ownership-receipt.ts";
import { HoldItem } from "#lambdas/shared/table/items/person.ts";
import { TransferRequestItem } from "#lambdas/shared/table/items/transfer-request.ts";
import { isOver } from "#lambdas/shared/listings/moves.ts";
import { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { findFault } from "#lambdas/transfers/receipts/find-fault.ts";
import type { Market } from "./context.ts";

type Row = Record<string, unknown>;

/** All that lies in the table, by what it is. */
const readAll = async (market: Pick<Market, "everything">) => {
  const rows: Row[] = await market.everything();
  const of = (entity: string): Row[] => rows.filter((row) => row["entity"] === entity);
  return {
    transfers: of("transfer").map((row) => TransferItem.parse(row)),
    bikes: of("bike").map((row) => BikeItem.parse(row)),
    holds: of("pointsHold").map((row) => HoldItem.parse(row)),
    listings: of("listing").map((row) => ListingItem.parse(row)),
    requests: of("transferRequest").map((row) => ({
      ...TransferRequestItem.parse(row),
      isListed: row["gsi1pk"] !== undefined && row["gsi2pk"] !== undefined,
    })),
    receipts: of("ownershipReceipt").map((row) => OwnershipReceiptItem.parse(row)),
    entries: of("receiptEntry").map((row) => ReceiptEntryItem.parse(row)),
    guards: of("frameGuard").map((row) => ({ ...FrameGuardItem.parse(row), pk: String(row["pk"]) })),
    events: of("bikeEvent").toSorted((one, other) => String(one["sk"]).localeCompare(String(other["sk"]))),
  };
};
type All = Awaited<ReturnType<typeof readAll>>;

type Gone = ReadonlySet<string>;

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

/** Every transfer stands with each of its two who is still there, as it is, and every one that both have signed has a receipt that says so. */
const proveReceipts = ({ transfers, entries, receipts }: All, gone: Gone): void => {
  const wanted = transfers.flatMap(({ id, state, sellerId, buyerId }) =>
    [sellerId, buyerId].flatMap((userId) =>
      userId === undefined || gone.has(userId) ? [] : [`${userId} ${id} ${state}`],
    ),
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

/** A person who pays for an open transfer has points set aside for it, and nobody for anything else. */
const proveHolds = ({ holds, transfers }: All): void => {
  const held = holds
    .filter(({ state }) => state === "held")
    .map(({ userId, reference }) => `${userId} ${reference}`);
  const open = transfers.filter(isOpen).map(({ id, sellerId, payerId = sellerId }) => `${payerId} ${id}`);
  expect(held.toSorted()).toEqual(open.toSorted());
};

/** An ad that is not over is the one that its bike knows, of its owner, and of no bike that is missed or gone. */
const proveListings = ({ listings, bikes }: All): void => {
  const open = listings.filter(({ state }) => !isOver(state));
  expect(open.map(({ bikeId, id }) => `${bikeId} ${id}`).toSorted()).toEqual(
    bikes
      .flatMap(({ id, openListingId }) => (openListingId === undefined ? [] : [`${id} ${openListingId}`]))
      .toSorted(),
  );
  for (const { bikeId, ownerId, state, price } of open) {
    const bike = bikes.find(({ id }) => id === bikeId);
    expect(bike).toMatchObject({ ownerId, status: "registered" });
    expect(bike?.deletedAt).toBeUndefined();
    expect(bike?.salePrice).toBe(state === "active" ? price : undefined);
  }
};

/** What is asked stands in the lists of both as long as it is open, and says what came of it. */
const proveRequests = ({ requests }: All): void => {
  for (const { id, state, isListed, transferId } of requests)
    expect([id, isListed, transferId !== undefined]).toEqual([id, state === "open", state === "approved"]);
};

/** What must hold at any time, whatever people have done and whatever came of it. Each of them had so many points at first, of which no ledger tells. */
export const proveMarket = async (
  market: Pick<Market, "table" | "everything">,
  pointsAtFirst: number,
  gone: Gone = new Set(),
): Promise<void> => {
  const all = await readAll(market);
  proveHolds(all);
  for (const bike of all.bikes) proveBike(all, bike);
  proveReceipts(all, gone);
  proveListings(all);
  proveRequests(all);
  const { mismatches } = await reconcile(market.table);
  for (const { points, ledgerSum } of mismatches) expect(points - ledgerSum).toBe(pointsAtFirst);
};
