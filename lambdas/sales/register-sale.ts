import * as z from "zod";
import { canonicalFrameNumber } from "#contract/frame-number.ts";
import { prices } from "#contract/points/prices.ts";
import type { NewSale } from "#contract/sales/new-sale.ts";
import type { Sale } from "#contract/sales/sales.ts";
import { shortCodeOf } from "#contract/short-code.ts";
import { drawNumber, triesToDraw } from "./receipts/draw-number.ts";
import { receiptOfSale } from "./receipts/receipt-of-sale.ts";
import { receiptWrites } from "./receipts/receipt-writes.ts";
import type { SalesContext } from "./sales-context.ts";
import { readSale } from "./read-sale.ts";
import { showSale, showSales } from "./show-sale.ts";
import { cleanDetails } from "#lambdas/shared/bikes/clean-details.ts";
import { readLookalikes } from "#lambdas/shared/bikes/number-claims.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { planSpending } from "#lambdas/shared/ledger/plan-spending.ts";
import { newSale } from "#lambdas/shared/sales/new-sale.ts";
import { newSaleWrites } from "#lambdas/shared/sales/sale-writes.ts";
import { planLink } from "#lambdas/shared/qr/link-writes.ts";
import { planFewPoints } from "#lambdas/shared/stores/few-points.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import { storeLogWrite } from "#lambdas/shared/stores/store-log.ts";
import { storeOf } from "#lambdas/shared/stores/store-of.ts";
import { whileMember } from "#lambdas/shared/stores/while-member.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { once } from "#lambdas/shared/table/idempotency.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import type { SaleItem } from "#lambdas/shared/table/items/sale.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { tellingOfAttempts } from "#lambdas/shared/theft-matches/tell-of-attempt.ts";

const Outcome = z.object({ saleId: z.string() });
type Outcome = z.infer<typeof Outcome>;

export type RegisterSale = {
  readonly caller: Caller;
  readonly idempotencyKey: string;
  readonly request: NewSale;
};

/** What a bike without a readable frame number is known by: the short code of its sticker. */
const markingNumber = (stickerUid: string): string => `CR${shortCodeOf(stickerUid)}`;

const typedNumber = ({ frameNumber, stickerUid }: NewSale): string => {
  const typed = frameNumber ?? (stickerUid && markingNumber(stickerUid));
  if (typed === undefined) throw new ProblemError("invalid-request");
  return typed.trim();
};

type Made = Pick<SaleItem, "saleId" | "bikeId" | "storeId" | "soldBy"> & { readonly at: Date };

const saleOf = (
  request: NewSale,
  made: Made,
  known: Pick<SaleItem, "store" | "salt" | "points" | "issuedReceipt">,
): SaleItem => {
  const { frameNumber: _frameNumber, seconds: _seconds, ...details } = request;
  return newSale({ ...details, ...made, ...known, frameNumberTyped: typedNumber(request) });
};

/** What the registration costs: points of the store, or what its own sticker has been paid with before. */
const planPayment = async (
  { table, system }: Pick<SalesContext, "table" | "system">,
  request: NewSale,
  { storeId, saleId, soldBy: by, at }: Made,
): Promise<{ readonly points: number; readonly actions: readonly Action[] }> => {
  if (request.payment === "sticker") return { points: 0, actions: [] };
  const points = prices.registration;
  const text = titleOf(request);
  const what = { reason: "registration", reference: saleId, text } as const;
  const { actions, ...fall } = await planSpending(table, { userId: storeId, points, ...what, by, at });
  const told = await planFewPoints({ table, system }, { storeId, ...fall, at });
  return { points, actions: [...actions, ...told] };
};

type Linked = Made & { readonly frameNumber: string; readonly time: number };

/** Only a sticker of the store's own goes onto the bikes it sells. It mostly comes from the roll in use; where it does not, the second time looks. */
const planSticker = async (
  { table }: Pick<SalesContext, "table">,
  { stickerUid, payment }: NewSale,
  { storeId: pool, saleId, bikeId, frameNumber, at, time }: Linked,
): Promise<Action[]> => {
  if (stickerUid === undefined) return [];
  const paysFor = payment === "sticker" ? saleId : undefined;
  const linking = { bikeId, frameNumber, at: at.toISOString(), pool, paysFor, fromActiveRoll: time === 1 };
  return planLink(table, stickerUid, linking);
};

/** Of the buyer nothing stands in the log. */
const logOf = (system: SalesContext["system"], sale: SaleItem, at: Date): Action => {
  const { storeId, soldBy: by, saleId } = sale;
  return storeLogWrite(system, { storeId, action: "sale-registered", by, saleId, about: titleOf(sale), at });
};

type Registered = { readonly sale: SaleItem; readonly soldBy: string | undefined };

/** One attempt on what is true now: everything is read at once, and everything is written in one transaction or nothing is. */
const attempt = async (
  context: Pick<SalesContext, "table" | "system">,
  { caller, request }: RegisterSale,
  { remember, time }: { readonly remember: (outcome: Outcome) => Action; readonly time: number },
): Promise<Registered> => {
  const { table, system } = context;
  const [storeId, at] = [storeOf(caller), system.now()];
  const [saleId, bikeId] = [system.newId("sale"), system.newId("bike")];
  const made = { saleId, bikeId, storeId, soldBy: caller.userId, at };
  const frameNumber = canonicalFrameNumber(typedNumber(request));
  const reads = [
    readStore(table, storeId),
    readLookalikes(table, frameNumber),
    planSticker(context, request, { ...made, frameNumber, time }),
    planPayment(context, request, made),
    drawNumber(table, storeId),
    table.get(keys.profile(caller.userId), ProfileItem),
  ] as const;
  // Where more than one thing does not hold, always the first is told.
  await Promise.allSettled(reads);
  const [store, , sticker, { points, actions }, drawn, seller] = await Promise.all(reads);
  if (!store) throw new ProblemError("forbidden");
  const salt = Buffer.from(system.bytes(16)).toString("base64url");
  const sale = saleOf(request, made, { store: store.name, salt, points, issuedReceipt: drawn.number });
  await table.transact([
    remember({ saleId }),
    ...whileMember(storeId, caller.userId),
    logOf(system, sale, at),
    ...newSaleWrites(sale, request.seconds),
    ...receiptWrites(receiptOfSale(sale, store, drawn.number), drawn),
    ...actions,
    ...sticker,
  ]);
  return { sale, soldBy: seller?.fullName };
};

/** Registers a bike for the person who buys it: its number is guarded, it is paid for and its sticker linked together. The buyer claims it. */
export const registerSale = async (
  context: Pick<SalesContext, "table" | "system" | "codeSecret">,
  asked: RegisterSale,
): Promise<Sale> => {
  const { table, system, codeSecret } = context;
  const { caller, idempotencyKey: key } = asked;
  const request = cleanDetails(asked.request, system.now());
  const claim = { userId: caller.userId, frameNumber: canonicalFrameNumber(typedNumber(request)) };
  const idempotent = { userId: caller.userId, key, content: request, now: system.now() };
  const written = new Map<string, Registered>();
  const { saleId } = await once(table, idempotent, Outcome, (remember) =>
    tellingOfAttempts(context, claim, () =>
      untilFresh(
        system,
        async (time) => {
          const registered = await attempt(context, { ...asked, request }, { remember, time });
          written.set(registered.sale.saleId, registered);
          return { saleId: registered.sale.saleId };
        },
        triesToDraw,
      ),
    ),
  );
  // What has just been written need not be read; what a press before this one has written must be.
  const { sale, soldBy } = written.get(saleId) ?? {};
  if (sale) return showSale(codeSecret, sale, soldBy);
  const [shown] = await showSales(context, [await readSale(table, storeOf(caller), saleId)]);
  if (!shown) throw new ProblemError("sale-not-found");
  return shown;
};
