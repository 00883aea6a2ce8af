import { expect, inject, it } from "vitest";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { fc } from "#tests/property.ts";
import { Crash } from "./crashes.ts";
import { aWalk, pointsAtFirst } from "#tests/lambdas/ownership/transfers/walk/a-walk.ts";
import { aStep } from "#tests/lambdas/ownership/transfers/walk/steps.ts";
import { take } from "#tests/lambdas/ownership/transfers/walk/take-step.ts";
import { reconcile } from "#lambdas/points/reconcile.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { FrameGuardItem } from "#lambdas/bikes/items/frame-number.ts";
import { ListingItem } from "#lambdas/ads/items/listing.ts";
import { OwnershipReceiptItem, ReceiptEntryItem } from "#lambdas/ownership/items/ownership-receipt.ts";
import { HoldItem } from "#lambdas/people/items/person.ts";
import { TransferRequestItem } from "#lambdas/ownership/items/transfer-request.ts";
import { isOver } from "#lambdas/ads/moves.ts";
import { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { findFault } from "#lambdas/ownership/transfers/receipts/find-fault.ts";
import { aSealer } from "#tests/lambdas/a.ts";
import type { Market } from "./context.ts";

type Row = Record<string, unknown>;

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

/** Ownership periods follow each other without gaps or overlaps. */
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

/** Both parties' lists match each transfer, and each completed one has a matching receipt. */
const proveReceipts = async ({ transfers, entries, receipts }: All, gone: Gone): Promise<void> => {
  const wanted = transfers.flatMap(({ id, state, sellerId, buyerId }) =>
    [sellerId, buyerId].flatMap((userId) =>
      userId === undefined || gone.has(userId) ? [] : [`${userId} ${id} ${state}`],
    ),
  );
  const listed = entries.map(({ userId, transferId, state }) => `${userId} ${transferId} ${state}`);
  expect(listed.toSorted()).toEqual(wanted.toSorted());
  const byId = new Map(transfers.map((transfer) => [transfer.id, transfer]));
  for (const receipt of receipts)
    expect([receipt.number, await findFault(aSealer(), receipt, byId.get(receipt.transferId))]).toEqual([
      receipt.number,
      undefined,
    ]);
  expect(receipts.length).toBe(transfers.filter(({ state }) => state === "completed").length);
};

/** Points are reserved for open transfers and nothing else. */
const proveHolds = ({ holds, transfers }: All): void => {
  const held = holds
    .filter(({ state }) => state === "held")
    .map(({ userId, reference }) => `${userId} ${reference}`);
  const open = transfers.filter(isOpen).map(({ id, sellerId, payerId = sellerId }) => `${payerId} ${id}`);
  expect(held.toSorted()).toEqual(open.toSorted());
};

/** Each open ad is its bike's, its owner's, and of a bike that is neither stolen nor deleted. */
const proveListings = ({ listings, bikes }: All): void => {
  const open = listings.filter(({ state }) => !isOver(state));
  expect(open.map(({ bikeId, id }) => `${bikeId} ${id}`).toSorted()).toEqual(
    bikes
      .flatMap(({ id, openListingId }) => (openListingId === undefined ? [] : [`${id} ${openListingId}`]))
      .toSorted(),
  );
  for (const { bikeId, ownerId, state, price } of open) {
    const bike = bikes.find(({ id }) => id === bikeId);
    expect(bike?.ownerId).toBe(ownerId);
    expect(state === "active" ? ["registered"] : ["registered", "stolen"]).toContain(bike?.status);
    expect(bike?.deletedAt).toBeUndefined();
    expect(bike?.salePrice).toBe(state === "active" ? price : undefined);
  }
};

/** Open requests are in both people's lists; answered ones say how. */
const proveRequests = ({ requests }: All): void => {
  for (const { id, state, isListed, transferId } of requests)
    expect([id, isListed, transferId !== undefined]).toEqual([id, state === "open", state === "approved"]);
};

/** Invariants that must hold at any time. Everyone starts with points that no ledger row explains. */
const proveMarket = async (
  market: Pick<Market, "table" | "everything">,
  pointsAtFirst: number,
  gone: Gone = new Set(),
): Promise<void> => {
  const all = await readAll(market);
  proveHolds(all);
  for (const bike of all.bikes) proveBike(all, bike);
  await proveReceipts(all, gone);
  proveListings(all);
  proveRequests(all);
  const { mismatches } = await reconcile(market.table);
  for (const { points, ledgerSum } of mismatches) expect(points - ledgerSum).toBe(pointsAtFirst);
};

/** The number of steps given, or as many as take a few seconds. */
const steps = Number(process.env["WALK_STEPS"] ?? 150);
/** A walk goes on until it has made at least this many different steps. */
const minDeeds = 11;

it(
  "leaves every bike with one owner, and every point in its place, whatever four people do and whatever breaks",
  async () => {
    const walk = await aWalk();
    const { bazaar, erased } = walk;
    const done = new Map<string, number>();
    const refused = new Map<string, number>();
    for (const [place, step] of fc.sample(aStep, { numRuns: steps * 5, seed: inject("seed") }).entries()) {
      if (place >= steps && done.size >= minDeeds) break;
      bazaar.pass(600_000);
      const came = await problemIn(take(walk, step));
      const outcomes = came === "none" ? done : refused;
      const name = came === "none" ? step.deed : came;
      outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
      // Expected problems have codes; other errors are faults.
      expect([place, step, / /.test(came) ? came : "a problem"]).toEqual([place, step, "a problem"]);
      if (place % Math.ceil(steps / 10) === 0) await proveMarket(bazaar, pointsAtFirst, erased);
    }
    await proveMarket(bazaar, pointsAtFirst, erased);
    // Crashes of the nightly job are reported, and the next run resumes.
    for (const failure of [...bazaar.failures, ...walk.failures]) expect(failure).toBeInstanceOf(Crash);
    expect(done.size).toBeGreaterThanOrEqual(minDeeds);
    if (steps > 1000) console.log(`${steps} steps:`, Object.fromEntries(done), Object.fromEntries(refused));
  },
  Math.max(300_000, steps * 1000),
);
