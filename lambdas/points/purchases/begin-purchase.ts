import * as z from "zod";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { type CampaignCode, type Purchase, purchasePath, type Quote } from "#contract/points/purchases.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Buyer, accountOf } from "./buyer.ts";
import { endPurchase } from "./cancel-purchase.ts";
import { findCampaign } from "#lambdas/points/campaigns/find-campaign.ts";
import { holdCodeWrites } from "#lambdas/points/campaigns/redemption-writes.ts";
import { openPayment } from "./open-payment.ts";
import { packageOf, packagesUnchanged, readPackages } from "./packages.ts";
import { quoteFor } from "./price.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { showOwnPurchase } from "./read-purchase.ts";
import { type Action, put, remove, update } from "#lambdas/platform/table/actions.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { datedNumber } from "#lambdas/platform/table/ids.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countUse, seconds } from "#lambdas/platform/table/rate-limit.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { invoiceDays } from "#contract/points/store-points.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { settlePurchase } from "./settle-purchase.ts";

const dayMilliseconds = 86_400_000;

const dueOn = (at: Date): string =>
  isoDate(swedishDate(new Date(at.getTime() + invoiceDays * dayMilliseconds)));

/** Fails if the invoice costs more than is left of the store's credit, or if the store owes an overdue one. */
const creditUse = ({ storeId = "", price }: PurchaseItem): Action =>
  update(keys.store(storeId))
    .add("creditLeft", -price)
    .expect("state", "active", "store-suspended")
    .expectAtLeast("creditLeft", price, "credit-too-low")
    .expect("overdueInvoices", 0, "invoice-overdue");

/** Adds the points in one transaction with the use of the credit, and leads to the page of a paid purchase. Ends a refused purchase in one transaction with `forget`. */
const payByInvoice = async (
  context: PurchasesContext,
  purchaseId: string,
  forget: readonly Action[],
): Promise<string> => {
  const purchase = await context.table.get(keys.purchase(purchaseId), PurchaseItem);
  const { seller, siteOrigin } = context;
  if (!purchase || purchase.state === "expired" || seller.bankgiro === undefined)
    throw new ProblemError("purchase-ended");
  try {
    await settlePurchase(context, { purchaseId, status: "paid" }, [creditUse(purchase)]);
  } catch (error) {
    if (!failedWith(error, "credit-too-low") && !failedWith(error, "invoice-overdue")) throw error;
    await settlePurchase(context, { purchaseId, status: "expired" }, forget);
    throw error;
  }
  return new URL(purchasePath(purchaseId, "paid", "/store-points"), siteOrigin).href;
};

const purchaseLimit: RateLimit = { what: "purchases", max: 20, window: seconds(3600) };

const Outcome = z.object({ purchaseId: z.string() });
type Remember = (outcome: z.output<typeof Outcome>) => Action;

export type BeginPurchase = {
  readonly buyer: Buyer & Pick<PurchaseItem, "company" | "reference">;
  /** Fails the transaction if the buyer may no longer buy. */
  readonly whileAllowed: readonly Action[];
  readonly idempotencyKey: string;
  readonly request: {
    readonly packageId: string;
    readonly quantity?: number | undefined;
    readonly payBy?: "card" | "invoice" | undefined;
    readonly code?: z.output<typeof CampaignCode> | undefined;
    /** The price that the buyer saw, in öre. */
    readonly price: number;
    readonly points?: number | undefined;
    readonly next?: string | undefined;
  };
};

/** Ends the buyer's unfinished payment with the same code, then finds the campaign. */
const campaignFor = async (context: PurchasesContext, { buyer: { userId }, request }: BeginPurchase) => {
  const { code, packageId } = request;
  if (code === undefined) return undefined;
  const use = { userId, code, packageId, now: context.system.now() };
  const offer = await findCampaign(context.table, use);
  if (offer.heldBy === undefined) return offer.campaign;
  await endPurchase(context, offer.heldBy);
  const { campaign, heldBy } = await findCampaign(context.table, use);
  if (heldBy !== undefined) throw new ProblemError("campaign-code-used");
  return campaign;
};

const newPurchase = async (
  { table, system }: PurchasesContext,
  { buyer, request }: BeginPurchase,
  { fullPrice: _, ...quote }: Quote,
): Promise<PurchaseItem> => {
  const profile = await table.get(keys.profile(buyer.userId), ProfileItem);
  const at = system.now();
  const { quantity = 1 } = request;
  return {
    ...quote,
    ...buyer,
    entity: "purchase",
    id: system.newId("purchase"),
    orderNumber: datedNumber("CR", swedishDate(at), system.bytes(4)),
    language: profile?.language ?? "sv",
    next: request.next,
    quantity: quantity > 1 ? quantity : undefined,
    invoiceDueOn: request.payBy === "invoice" ? dueOn(at) : undefined,
    createdAt: at.toISOString(),
    state: "open",
    refunds: 0,
  };
};

const purchaseWrites = (purchase: PurchaseItem): Action[] => {
  const { id: purchaseId, orderNumber, createdAt } = purchase;
  const place = `${createdAt}#${purchaseId}`;
  const listed = {
    gsi1pk: lists.purchasesOf(accountOf(purchase)),
    gsi1sk: place,
    gsi2pk: lists.unsettledPurchases(),
    gsi2sk: place,
  };
  return [
    put(keys.purchase(purchaseId), "purchase", { ...purchase, ...listed }).expectNew("stale"),
    put(keys.order(orderNumber), "order", { orderNumber, purchaseId }).expectNew("stale"),
  ];
};

const attempt = async (context: PurchasesContext, input: BeginPurchase, remember: Remember) => {
  const { buyer, whileAllowed, request } = input;
  const packages = await readPackages(context.table);
  const campaign = await campaignFor(context, input);
  const quote = quoteFor(packageOf(packages, request.packageId), campaign, request.quantity);
  if (quote.price !== request.price || quote.points !== (request.points ?? quote.points))
    throw new ProblemError("price-changed", { params: { price: quote.price } });
  const purchase = await newPurchase(context, input, quote);
  await context.table.transact([
    remember({ purchaseId: purchase.id }),
    ...whileAllowed,
    packagesUnchanged(packages),
    ...purchaseWrites(purchase),
    ...(campaign ? holdCodeWrites(campaign, purchase) : []),
    countUse(purchaseLimit, accountOf(buyer), context.system.now()),
  ]);
  return { purchaseId: purchase.id };
};

export type BegunPurchase = { readonly purchase: Purchase & { readonly payAt: string } };

/** Starts a purchase at the server's price. A repeated request returns the same payment page. */
export const beginPurchase = async (
  context: PurchasesContext,
  input: BeginPurchase,
): Promise<BegunPurchase> => {
  const { buyer, idempotencyKey: key, request } = input;
  const { userId, storeId, reference } = buyer;
  const { purchaseId } = await once(
    context.table,
    { userId, key, content: { ...request, storeId, reference }, now: context.system.now() },
    Outcome,
    (remember) => retryOnConflict(context.system, () => attempt(context, input, remember)),
  );
  // If the payment page cannot be opened, the idempotency record goes too, so that the same request can try again.
  const forget = [remove(keys.idempotency(userId, key))];
  const pay = request.payBy === "invoice" ? payByInvoice : openPayment;
  const payAt = await pay(context, purchaseId, forget);
  return { purchase: { ...(await showOwnPurchase(context, accountOf(buyer), purchaseId)), payAt } };
};
