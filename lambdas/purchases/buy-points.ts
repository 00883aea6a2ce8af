import * as z from "zod";
import { swedishDate } from "#contract/calendar-date.ts";
import type { CampaignCode, Purchase, Quote } from "#contract/points.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { endPurchase } from "#lambdas/purchases/cancel-purchase.ts";
import { findCampaign } from "#lambdas/purchases/campaigns/find-campaign.ts";
import { holdWrites } from "#lambdas/purchases/campaigns/redemption-writes.ts";
import { openPayment } from "#lambdas/purchases/open-payment.ts";
import { packageOf, packagesUnchanged, readPackages } from "#lambdas/purchases/packages.ts";
import { quoteFor } from "#lambdas/purchases/price.ts";
import type { PurchasesWorld } from "#lambdas/purchases/purchases-world.ts";
import { showOwnPurchase } from "#lambdas/purchases/read-purchase.ts";
import { type Action, put } from "#lambdas/table/actions.ts";
import { once } from "#lambdas/table/idempotency.ts";
import { datedNumber } from "#lambdas/table/ids.ts";
import { ProfileItem } from "#lambdas/table/items/person.ts";
import type { PurchaseItem } from "#lambdas/table/items/purchase.ts";
import { keys, lists } from "#lambdas/table/keys.ts";
import { type RateLimit, counted } from "#lambdas/table/rate-limit.ts";
import { untilFresh } from "#lambdas/table/retry.ts";
import { whileOpen } from "#lambdas/table/while-open.ts";

const begun: RateLimit = { what: "purchases", most: 20, seconds: 3600, failure: "too-many-requests" };

const Outcome = z.object({ purchaseId: z.string() });
type Remember = (outcome: z.output<typeof Outcome>) => Action;

export type BuyPoints = {
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly request: {
    readonly packageId: string;
    readonly code?: z.output<typeof CampaignCode> | undefined;
    /** What the buyer was shown, in öre. */
    readonly price: number;
    readonly beginAtOnce: boolean;
    readonly next?: string | undefined;
  };
};

/** A payment that somebody has left unfinished makes room for the next one with the same code. */
const campaignFor = async (world: PurchasesWorld, { userId, request }: BuyPoints) => {
  const { code, packageId } = request;
  if (code === undefined) return undefined;
  const use = { userId, code, packageId, now: world.system.now() };
  const found = await findCampaign(world.table, use);
  if (found.heldBy === undefined) return found.campaign;
  await endPurchase(world, found.heldBy);
  const { campaign, heldBy } = await findCampaign(world.table, use);
  if (heldBy !== undefined) throw new ProblemError("campaign-code-used");
  return campaign;
};

const newPurchase = async (
  { table, system }: PurchasesWorld,
  { userId, request }: BuyPoints,
  { fullPrice: _, ...quote }: Quote,
): Promise<PurchaseItem> => {
  const profile = await table.get(keys.profile(userId), ProfileItem);
  const at = system.now();
  return {
    ...quote,
    entity: "purchase",
    id: system.newId("purchase"),
    userId,
    orderNumber: datedNumber("CR", swedishDate(at), system.bytes(4)),
    language: profile?.language ?? "sv",
    next: request.next,
    createdAt: at.toISOString(),
    state: "open",
    refunds: 0,
  };
};

const purchaseWrites = (purchase: PurchaseItem): Action[] => {
  const { id: purchaseId, userId, orderNumber, createdAt } = purchase;
  const place = `${createdAt}#${purchaseId}`;
  const listed = {
    gsi1pk: lists.purchasesOf(userId),
    gsi1sk: place,
    gsi2pk: lists.unsettledPurchases(),
    gsi2sk: place,
  };
  return [
    put(keys.purchase(purchaseId), "purchase", { ...purchase, ...listed }).expectNew("stale"),
    put(keys.order(orderNumber), "order", { orderNumber, purchaseId }).expectNew("stale"),
  ];
};

const attempt = async (world: PurchasesWorld, input: BuyPoints, remember: Remember) => {
  const { userId, request } = input;
  const packages = await readPackages(world.table);
  const wanted = packageOf(packages, request.packageId);
  const campaign = await campaignFor(world, input);
  const quote = quoteFor(wanted, campaign);
  if (quote.price !== request.price)
    throw new ProblemError("price-changed", { params: { price: quote.price } });
  const purchase = await newPurchase(world, input, quote);
  await world.table.transact([
    remember({ purchaseId: purchase.id }),
    whileOpen(userId),
    packagesUnchanged(packages),
    ...purchaseWrites(purchase),
    ...(campaign ? holdWrites(campaign, purchase) : []),
    counted(begun, userId, world.system.now()),
  ]);
  return { purchaseId: purchase.id };
};

/** Begins to pay for a package. What it costs is decided here; a repeated request leads to the same page. */
export const buyPoints = async (
  world: PurchasesWorld,
  input: BuyPoints,
): Promise<{ purchase: Purchase & { payAt: string } }> => {
  const { userId, idempotencyKey: key, request } = input;
  if (!request.beginAtOnce) throw new ProblemError("withdrawal-not-waived");
  const { purchaseId } = await once(
    world.table,
    { userId, key, content: request, now: world.system.now() },
    Outcome,
    (remember) => untilFresh(world.system, () => attempt(world, input, remember)),
  );
  const payAt = await openPayment(world, purchaseId);
  return { purchase: { ...(await showOwnPurchase(world, userId, purchaseId)), payAt } };
};
