import { claimedBike, claimedBikeWrites } from "./claimed-bike.ts";
import { findClaim, requireClaimable } from "./find-claim.ts";
import { retrySale } from "#lambdas/shops/sales/retry-sale.ts";
import { endSale } from "#lambdas/shops/sale-writes.ts";
import { countClaimed } from "#lambdas/shops/sales-day.ts";
import type { SalesContext } from "#lambdas/shops/sales/sales-context.ts";
import { judgeNumber } from "#lambdas/bikes/judge-number.ts";
import { registrationNotification } from "#lambdas/bikes/registration-notification.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { uuidOf } from "#lambdas/platform/table/ids.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import type { SaleItem } from "#lambdas/shops/items/sale.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { notifyingAttempts } from "#lambdas/thefts/matches/notify-of-attempt.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

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
