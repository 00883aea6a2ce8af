import { claimedBike, claimedBikeWrites } from "./claimed-bike.ts";
import { findClaim, requireClaimable } from "./find-claim.ts";
import { lookAgain } from "#lambdas/sales/look-again.ts";
import { endSale } from "#lambdas/shared/sales/sale-writes.ts";
import { countClaimed } from "#lambdas/shared/sales/sales-day.ts";
import type { SalesContext } from "#lambdas/sales/sales-context.ts";
import { findLookalikes } from "#lambdas/shared/bikes/lookalikes.ts";
import { registrationNotification } from "#lambdas/shared/bikes/registration-notification.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";
import { storeLogWrite } from "#lambdas/shared/stores/store-log.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import { uuidOf } from "#lambdas/shared/table/ids.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import type { SaleItem } from "#lambdas/shared/table/items/sale.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";

type Context = Pick<SalesContext, "table" | "system" | "codeSecret">;

/** All that must hold, read at once. */
const readGround = async ({ table }: Context, userId: string, sale: SaleItem) => {
  const [profile, store, lookalikes] = await Promise.all([
    table.get(keys.profile(userId), ProfileItem),
    readStore(table, sale.storeId),
    findLookalikes(table, sale.frameNumber, sale.bikeId),
  ]);
  if (profile?.identityLevel !== 2) throw new ProblemError("identity-level-too-low");
  if (!store) throw new ProblemError("claim-not-found");
  return { profile, store, lookalikes };
};

/** Of the buyer nothing stands in the log of the store but that it was them. */
const lineOf = (sale: SaleItem) => {
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
  const { profile, store, lookalikes } = await readGround(context, userId, sale);
  const bike = claimedBike(sale, {
    ownerId: userId,
    at,
    qrUid: uuidOf(system.bytes(16)),
    possibleDuplicate: lookalikes.length > 0,
  });
  await table.transact([
    whileOpen(userId),
    endSale(sale, "claimed", at)
      .set({ claimedBy: userId, claimedAtAddress: profile.email === sale.buyer.email })
      .expect("version", sale.version, "stale"),
    countClaimed(sale, at),
    storeLogWrite(system, { ...lineOf(sale), at }),
    ...claimedBikeWrites(bike, { sale, store, eventId: system.newId("event") }),
    ...registrationNotification(bike, profile, system.newId("notification")),
  ]);
  return { bikeId };
};

/** Makes a bike that a store has registered the caller's own, once. Someone who presses twice has the same bike; someone who comes second hears that it is claimed. */
export const claimBike = (context: Context, userId: string, token: string): Promise<{ bikeId: string }> =>
  lookAgain(context.system, () => attempt(context, userId, token));
