import type { StoreInfo } from "#contract/bikes/history.ts";
import { defaultVisibility } from "#lambdas/bikes/default-visibility.ts";
import { eventWrite } from "#lambdas/bikes/event-write.ts";
import { codeOfPapers } from "#lambdas/stickers/codes/code-writes.ts";
import { type Judgement, judgeNumber } from "#lambdas/bikes/judge-number.ts";
import { newBikeWrites } from "#lambdas/bikes/new-bike-writes.ts";
import { companyNumberOf, reachOf } from "#lambdas/shops/store-facts.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { SaleItem } from "#lambdas/shops/items/sale.ts";
import type { StoreItem } from "#lambdas/shops/items/store.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { findClaim, requireClaimable } from "./find-claim.ts";
import { retrySale } from "#lambdas/shops/sales/retry-sale.ts";
import { endSale } from "#lambdas/shops/sale-writes.ts";
import { countClaimed } from "#lambdas/shops/sales-day.ts";
import type { SalesContext } from "#lambdas/shops/sales/sales-context.ts";
import { registrationNotification } from "#lambdas/bikes/registration-notification.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { uuidOf } from "#lambdas/platform/table/ids.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { notifyingAttempts } from "#lambdas/thefts/matches/notify-of-attempt.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

type Claiming = {
  readonly ownerId: string;
  readonly at: Date;
  /** The content of the bike's QR code. */
  readonly qrUid: string;
  readonly judgement: Judgement;
};

/** The store vouches for the bike and has paid, so no receipt is reviewed and no points go back to the buyer. */
const claimedBike = (
  sale: SaleItem,
  { ownerId, at, qrUid, judgement: { review, ...judged } }: Claiming,
): BikeItem => {
  const { bikeId: id, frameNumber, frameNumberTyped, type, brand, model, color, batterySerialNumber } = sale;
  return {
    entity: "bike",
    id,
    ownerId,
    frameNumber,
    frameNumberTyped,
    status: review === undefined ? "registered" : "pending_review",
    reviewReason: review,
    pointsPaid: 0,
    type,
    brand,
    model,
    color,
    batterySerialNumber,
    visibility: defaultVisibility,
    ...judged,
    qrUid,
    registeredAt: at.toISOString(),
    version: 1,
  };
};

/** Leaves out a sole trader's number, which is a personal number. */
const infoOf = (store: StoreItem): StoreInfo => {
  const { address, phone } = reachOf(store);
  return {
    storeName: store.name,
    storeChainName: store.chain,
    storeLocationId: store.locationId,
    storeAddress: address,
    storePhone: phone,
    organizationNumber: companyNumberOf(store),
    storeContactInfo: store.contact?.email,
  };
};

const claimedBikeWrites = (
  bike: BikeItem,
  { sale, store, eventId }: { readonly sale: SaleItem; readonly store: StoreItem; readonly eventId: string },
): Action[] => {
  const { id: bikeId, ownerId, frameNumber, registeredAt: at } = bike;
  const { price: purchasePrice, receiptNumber: number, issuedReceipt: issued } = sale;
  const { warrantyMonths, soldAt, storeId } = sale;
  return [
    ...newBikeWrites(bike, codeOfPapers(bike)),
    update(keys.frameGuard(frameNumber)).set({ ownerId }).expect("bikeId", bikeId, "sale-ended"),
    eventWrite(
      {
        bikeId,
        ownerId,
        eventType: "registration",
        registrationType: "store",
        at,
        // Issued by the store itself.
        receiptVerified: true,
        store: infoOf(store),
        storeReceipt: { number, storeId, issued, soldAt, warrantyMonths },
        purchasePrice,
      },
      eventId,
    ),
  ];
};

type Context = Pick<SalesContext, "table" | "system" | "codeSecret">;

const readRequirements = async ({ table }: Context, userId: string, sale: SaleItem, now: Date) => {
  const { frameNumber, bikeId } = sale;
  const [profile, store, judgement] = await Promise.all([
    table.get(keys.profile(userId), ProfileItem),
    readStore(table, sale.storeId),
    judgeNumber(table, frameNumber, { registrant: userId, now, bikeId }),
  ]);
  if (profile?.identityLevel !== 2) throw new ProblemError("identity-level-too-low");
  if (!store) throw new ProblemError("claim-not-found");
  return { profile, store, judgement };
};

/** The store's log does not name the buyer. */
const logLineOf = (sale: SaleItem) => {
  const { storeId, saleId } = sale;
  return { storeId, action: "sale-claimed", byOther: "buyer", saleId, about: titleOf(sale) } as const;
};

const attempt = async (context: Context, userId: string, token: string): Promise<{ bikeId: string }> => {
  const { table, system } = context;
  const sale = await findClaim(context, token);
  const { bikeId } = sale;
  if (sale.state === "claimed" && sale.claimedBy === userId) return { bikeId };
  const at = system.now();
  requireClaimable(sale, at);
  const { profile, store, judgement } = await notifyingAttempts(
    context,
    { userId, frameNumber: sale.frameNumber },
    () => readRequirements(context, userId, sale, at),
  );
  const bike = claimedBike(sale, { ownerId: userId, at, qrUid: uuidOf(system.bytes(16)), judgement });
  await table.transact([
    requireOpenAccount(userId),
    endSale(sale, "claimed", at)
      .set({ claimedBy: userId, claimedAtAddress: profile.email === sale.buyer.email })
      .expect("version", sale.version, "stale"),
    countClaimed(sale, at),
    storeLogWrite(system, { ...logLineOf(sale), at }),
    ...claimedBikeWrites(bike, { sale, store, eventId: system.newId("event") }),
    ...registrationNotification(bike, profile, system.newId("notification")),
  ]);
  return { bikeId };
};

/** Repeating the claim returns the same bike; another person gets `claim-used`. */
export const claimBike = (context: Context, userId: string, token: string): Promise<{ bikeId: string }> =>
  retrySale(context.system, () => attempt(context, userId, token));
