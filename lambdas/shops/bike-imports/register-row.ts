import type { ImportRow } from "#contract/shops/bike-imports/imports.ts";
import type { Verdict } from "#contract/shops/bike-imports/rows.ts";
import type { ImportedBike } from "#contract/shops/bike-imports/read-row.ts";
import { prices } from "#contract/points/prices.ts";
import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import type { ImportsContext } from "./imports-context.ts";
import { readBike } from "./row-cells.ts";
import { judgeNumber } from "#lambdas/bikes/judge-number.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import { problemOf } from "#lambdas/platform/http/problem.ts";
import { type Spending, planSpending } from "#lambdas/points/plan-spending.ts";
import { type SaleDetails, dayMilliseconds, newSale } from "#lambdas/shops/new-sale.ts";
import { newSaleWrites } from "#lambdas/shops/sale-writes.ts";
import { requireMember } from "#lambdas/shops/members/require-member.ts";
import { type Action, type ActionBuilder, put, update } from "#lambdas/platform/table/actions.ts";
import type { BikeImportItem } from "#lambdas/shops/items/bike-import.ts";
import type { SaleItem } from "#lambdas/shops/items/sale.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { notifyingAttempts } from "#lambdas/thefts/matches/notify-of-attempt.ts";

/** Days that an imported sale waits if its buyer is never invited. */
const daysUninvited = 365;

/** Noon keeps the Swedish date in summer and winter time. */
const noonOf = (day: string): Date => new Date(`${day}T11:00:00.000Z`);

type ImportFacts = Pick<
  SaleDetails,
  "saleId" | "bikeId" | "storeId" | "store" | "soldBy" | "importId" | "salt"
> & {
  readonly now: Date;
};

/** Costs the same as at the till, but does not invite the buyer yet. */
const importedSale = (
  { frameNumber: frameNumberTyped, email, phone, soldOn, ...details }: ImportedBike,
  { now, ...given }: ImportFacts,
): SaleItem => {
  const sale = newSale({
    ...details,
    ...given,
    at: soldOn === undefined ? now : noonOf(soldOn),
    buyer: { email, phone },
    frameNumberTyped: frameNumberTyped.trim(),
    payment: "points",
    points: prices.registration,
    uninvited: true,
  });
  return {
    ...sale,
    claimableUntil: new Date(now.getTime() + daysUninvited * dayMilliseconds).toISOString(),
  };
};

/** The row to register. `done`: the number of rows processed before. */
export type Turn = {
  readonly item: BikeImportItem;
  readonly store: string;
  readonly chunk: number;
  readonly place: number;
  readonly row: ImportRow;
  readonly done: number;
};

/** Advances the import by this row; a parallel run fails with `stale`. */
const advance = ({ item, done }: Turn, next: number): ActionBuilder =>
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
  const [{ review }, { actions }] = await Promise.all([
    judgeNumber(table, sale.frameNumber, { registrant: storeId, now }),
    planSpending(table, spendingFor(sale, now)),
  ]);
  await table.transact([
    advance(turn, next)
      .add("registered", 1)
      .add("toReview", review ? 1 : 0),
    ...requireMember(storeId, soldBy),
    ...newSaleWrites(review ? { ...sale, needsReview: true } : sale),
    ...invitationWrites(sale),
    ...actions,
  ]);
};

const refuse = ({ table }: ImportsContext, turn: Turn, next: number, is: Verdict): Promise<void> => {
  const { item, chunk, place } = turn;
  const refusal = { chunk, place, is, expiresAt: item.expiresAt };
  return table.transact([
    advance(turn, next).add("refused", 1),
    put(keys.importRefusal(item.importId, chunk, place), "importRefusal", refusal),
  ]);
};

/** Failures that refuse a row although its check passed. */
const refusals: Readonly<Partial<Record<string, Verdict>>> = {
  "frame-number-taken": "taken",
  "frame-number-resembles-stolen": "resembles-stolen",
  "frame-number-returned": "known",
};

/** Registers the row or records its refusal, exactly once, and returns the number of rows processed. Throws failures that concern the whole import. */
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
    await notifyingAttempts(context, attempt, () => register(context, turn, { bike, next }));
  } catch (error) {
    const is = refusals[problemOf(error).code];
    if (is === undefined) throw error;
    await refuse(context, turn, next, is);
  }
  return next;
};
