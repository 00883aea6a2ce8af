import * as z from "zod";
import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import { prices } from "#contract/points/prices.ts";
import type { NewSale } from "#contract/shops/sales/new-sale.ts";
import type { Sale } from "#contract/shops/sales/sales.ts";
import { shortCodeOf } from "#contract/platform/short-code.ts";
import { drawNumber, maxDrawAttempts } from "#lambdas/shops/sales/receipts/draw-number.ts";
import { receiptOfSale } from "#lambdas/shops/sales/receipts/receipt-of-sale.ts";
import { receiptWrites } from "#lambdas/shops/sales/receipts/receipt-writes.ts";
import type { SalesContext } from "./sales-context.ts";
import { readSale } from "./read-sale.ts";
import { showSale, showSales } from "./show-sale.ts";
import { cleanDetails } from "#lambdas/bikes/clean-details.ts";
import { judgeNumber } from "#lambdas/bikes/judge-number.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { planSpending } from "#lambdas/points/plan-spending.ts";
import { newSale } from "#lambdas/shops/new-sale.ts";
import { newSaleWrites } from "#lambdas/shops/sale-writes.ts";
import { planLink } from "#lambdas/stickers/codes/link-writes.ts";
import { planFewPoints } from "#lambdas/shops/few-points.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import { storeOf } from "#lambdas/shops/members/store-of.ts";
import { requireMember } from "#lambdas/shops/members/require-member.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import type { SaleItem } from "#lambdas/shops/items/sale.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { notifyingAttempts } from "#lambdas/thefts/matches/notify-of-attempt.ts";

const Outcome = z.object({ saleId: z.string() });
type Outcome = z.infer<typeof Outcome>;

export type RegisterSale = {
  readonly caller: Caller;
  readonly idempotencyKey: string;
  readonly request: NewSale;
};

/** Replaces a missing or unreadable frame number by the sticker's short code. */
const markingNumber = (stickerUid: string): string => `CR${shortCodeOf(stickerUid)}`;

const typedNumber = ({ frameNumber, stickerUid }: NewSale): string => {
  const typed = frameNumber ?? (stickerUid && markingNumber(stickerUid));
  if (typed === undefined) throw new ProblemError("invalid-request");
  return typed.trim();
};

type SaleIds = Pick<SaleItem, "saleId" | "bikeId" | "storeId" | "soldBy"> & { readonly at: Date };

const saleOf = (
  request: NewSale,
  made: SaleIds,
  known: Pick<SaleItem, "store" | "salt" | "points" | "issuedReceipt" | "needsReview">,
): SaleItem => {
  const { frameNumber: _frameNumber, seconds: _seconds, ...details } = request;
  return newSale({ ...details, ...made, ...known, frameNumberTyped: typedNumber(request) });
};

/** A sale paid by sticker costs no points, since the store paid for the sticker when ordering it. */
const planPayment = async (
  { table, system }: Pick<SalesContext, "table" | "system">,
  request: NewSale,
  { storeId, saleId, soldBy: by, at }: SaleIds,
): Promise<{ readonly points: number; readonly actions: readonly Action[] }> => {
  if (request.payment === "sticker") return { points: 0, actions: [] };
  const points = prices.registration;
  const text = titleOf(request);
  const what = { reason: "registration", reference: saleId, text } as const;
  const { actions, ...balance } = await planSpending(table, { userId: storeId, points, ...what, by, at });
  const notices = await planFewPoints({ table, system }, { storeId, ...balance, at });
  return { points, actions: [...actions, ...notices] };
};

type Linked = SaleIds & { readonly frameNumber: string; readonly time: number };

/** Only the store's own stickers are allowed. The first attempt assumes the roll in use; a retry looks the roll up. */
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

/** The log contains nothing about the buyer. */
const logWrite = (system: SalesContext["system"], sale: SaleItem, at: Date): Action => {
  const { storeId, soldBy: by, saleId } = sale;
  return storeLogWrite(system, { storeId, action: "sale-registered", by, saleId, about: titleOf(sale), at });
};

type Registered = { readonly sale: SaleItem; readonly soldBy: string | undefined };

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
    judgeNumber(table, frameNumber, { registrant: storeId, now: at }),
    planSticker(context, request, { ...made, frameNumber, time }),
    planPayment(context, request, made),
    drawNumber(table, storeId),
    table.get(keys.profile(caller.userId), ProfileItem),
  ] as const;
  // Waits for all, so that several failures always throw the same one, the first in the list.
  await Promise.allSettled(reads);
  const [store, { review }, sticker, { points, actions }, drawn, seller] = await Promise.all(reads);
  if (!store) throw new ProblemError("forbidden");
  const salt = Buffer.from(system.bytes(16)).toString("base64url");
  const known = { store: store.name, salt, points, issuedReceipt: drawn.number };
  const sale = saleOf(request, made, { ...known, ...(review && { needsReview: true }) });
  await table.transact([
    remember({ saleId }),
    ...requireMember(storeId, caller.userId),
    logWrite(system, sale, at),
    ...newSaleWrites(sale, request.seconds),
    ...receiptWrites(receiptOfSale(sale, store, drawn.number), drawn),
    ...actions,
    ...sticker,
  ]);
  return { sale, soldBy: seller?.fullName };
};

/** Registers a bike for its buyer to claim: guards the number, takes the payment and links the sticker in one transaction. */
export const registerSale = async (
  context: Pick<SalesContext, "table" | "system" | "codeSecret">,
  input: RegisterSale,
): Promise<Sale> => {
  const { table, system, codeSecret } = context;
  const { caller, idempotencyKey: key } = input;
  const request = cleanDetails(input.request, system.now());
  const claim = { userId: caller.userId, frameNumber: canonicalFrameNumber(typedNumber(request)) };
  const idempotent = { userId: caller.userId, key, content: request, now: system.now() };
  const written = new Map<string, Registered>();
  const { saleId } = await once(table, idempotent, Outcome, (remember) =>
    notifyingAttempts(context, claim, () =>
      retryOnConflict(
        system,
        async (time) => {
          const registered = await attempt(context, { ...input, request }, { remember, time });
          written.set(registered.sale.saleId, registered);
          return { saleId: registered.sale.saleId };
        },
        maxDrawAttempts,
      ),
    ),
  );
  // Reads only a sale that an earlier request with the same key registered.
  const { sale, soldBy } = written.get(saleId) ?? {};
  if (sale) return showSale(codeSecret, sale, soldBy);
  const [shown] = await showSales(context, [await readSale(table, storeOf(caller), saleId)]);
  if (!shown) throw new ProblemError("sale-not-found");
  return shown;
};
