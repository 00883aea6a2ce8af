import type { ImportRow } from "#contract/bike-imports/imports.ts";
import type { Verdict } from "#contract/bike-imports/rows.ts";
import type { ImportedBike } from "#contract/bike-imports/read-row.ts";
import { canonicalFrameNumber } from "#contract/frame-number.ts";
import { importedSale } from "./imported-sale.ts";
import type { ImportsContext } from "./imports-context.ts";
import { readBike } from "./row-cells.ts";
import { readLookalikes } from "#lambdas/shared/bikes/number-claims.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";
import { problemOf } from "#lambdas/shared/http/problem.ts";
import { type Spending, planSpending } from "#lambdas/shared/ledger/plan-spending.ts";
import { newSaleWrites } from "#lambdas/shared/sales/sale-writes.ts";
import { whileMember } from "#lambdas/shared/stores/while-member.ts";
import { type Action, type ActionBuilder, put, update } from "#lambdas/shared/table/actions.ts";
import type { BikeImportItem } from "#lambdas/shared/table/items/bike-import.ts";
import type { SaleItem } from "#lambdas/shared/table/items/sale.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { tellingOfAttempts } from "#lambdas/shared/theft-matches/tell-of-attempt.ts";

/** The row whose turn it is. `done`: how many rows were gone through before. */
export type Turn = {
  readonly item: BikeImportItem;
  readonly store: string;
  readonly chunk: number;
  readonly place: number;
  readonly row: ImportRow;
  readonly done: number;
};

/** Moves the list on by this row: the one who comes second writes nothing. */
const moveOn = ({ item, done }: Turn, next: number): ActionBuilder =>
  update(keys.bikeImport(item.importId))
    .set({ done: next })
    .expect("state", "registering", "stale")
    .expect("done", done, "stale");

const invitationWrites = ({ storeId, saleId, buyer: { email, phone } }: SaleItem): Action[] =>
  email === undefined && phone === undefined
    ? []
    : [put(keys.saleInvitation(storeId, saleId), "saleInvitation", { saleId })];

const spendingFor = (sale: SaleItem, at: Date): Spending => ({
  userId: sale.storeId,
  points: sale.points,
  reason: "registration",
  reference: sale.saleId,
  text: titleOf(sale),
  at,
});

const register = async (
  { table, system }: ImportsContext,
  turn: Turn,
  { bike, next }: { readonly bike: ImportedBike; readonly next: number },
): Promise<void> => {
  const { importId, storeId, by: soldBy } = turn.item;
  const now = system.now();
  const [saleId, bikeId] = [system.newId("sale"), system.newId("bike")];
  const salt = Buffer.from(system.bytes(16)).toString("base64url");
  const sale = importedSale(bike, {
    saleId,
    bikeId,
    storeId,
    store: turn.store,
    soldBy,
    importId,
    salt,
    now,
  });
  const [, { actions }] = await Promise.all([
    readLookalikes(table, sale.frameNumber),
    planSpending(table, spendingFor(sale, now)),
  ]);
  await table.transact([
    moveOn(turn, next).add("registered", 1),
    ...whileMember(storeId, soldBy),
    ...newSaleWrites(sale),
    ...invitationWrites(sale),
    ...actions,
  ]);
};

const refuse = ({ table }: ImportsContext, turn: Turn, next: number, is: Verdict): Promise<void> => {
  const { item, chunk, place } = turn;
  const refusal = { chunk, place, is, expiresAt: item.expiresAt };
  return table.transact([
    moveOn(turn, next).add("refused", 1),
    put(keys.importRefusal(item.importId, chunk, place), "importRefusal", refusal),
  ]);
};

/** What speaks against a number when its turn comes, though nothing did when it was checked. */
const refusals: Readonly<Partial<Record<string, Verdict>>> = {
  "frame-number-taken": "taken",
  "frame-number-resembles-stolen": "resembles-stolen",
};

/** Registers the bike of a row, as the till would, or writes down why not; once, no matter who else is at it. Throws what stops the whole list. Answers with how many rows were gone through. */
export const registerRow = async (context: ImportsContext, turn: Turn, next: number): Promise<number> => {
  const read = readBike(turn.item, turn.row, context.system.now());
  if ("fault" in read) {
    await refuse(context, turn, next, "faulty");
    return next;
  }
  const { bike } = read;
  const { storeId: userId } = turn.item;
  const attempt = { userId, frameNumber: canonicalFrameNumber(bike.frameNumber) };
  try {
    await tellingOfAttempts(context, attempt, () => register(context, turn, { bike, next }));
  } catch (error) {
    const is = refusals[problemOf(error).code];
    if (is === undefined) throw error;
    await refuse(context, turn, next, is);
  }
  return next;
};
