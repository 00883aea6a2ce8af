import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { transferRoutes } from "#contract/ownership/transfers.ts";

import type { Dice } from "../sweden/random.ts";
import { haveEnough } from "./money.ts";
import type { OwnedBike } from "./owned-bike.ts";
import type { Resident } from "./resident.ts";
import type { Town } from "./town.ts";

/** Returns the transfer id. */
export const offer = async (
  { call, now }: Town,
  dice: Dice,
  bike: OwnedBike,
  buyer: Resident,
): Promise<string> => {
  const as = bike.owner.caller;
  const terms = {
    buyerEmail: buyer.email,
    price: bike.price,
    saleDate: isoDate(swedishDate(now())),
    condition: "Bruksskick enligt annonsen",
    keys: dice.below(3),
    charger: bike.made.details.type === "elcykel",
  };
  const { id: signingId } = await call(transferRoutes.prepareOffer, {
    as,
    params: { bikeId: bike.id },
    body: terms,
  });
  const { transferId } = await call(transferRoutes.signWithSignIn, { as, params: { signingId } });
  return transferId;
};

/** Signs an offer as its buyer. */
export const accept = async ({ call }: Town, { caller: as }: Resident, transferId: string): Promise<void> => {
  const params = { transferId };
  const { version } = await call(transferRoutes.getTransfer, { as, params });
  const { id: signingId } = await call(transferRoutes.prepareAcceptance, { as, params, body: { version } });
  await call(transferRoutes.signWithSignIn, { as, params: { signingId } });
};

/** Sells the bike, or lets the offer fail; returns the new owner on success. */
export const sell = async (
  town: Town,
  dice: Dice,
  bike: OwnedBike,
  buyer: Resident,
): Promise<Resident | undefined> => {
  const { call } = town;
  const as = bike.owner.caller;
  await haveEnough(town, as, dice);
  const transferId = await offer(town, dice, bike, buyer);
  const params = { transferId };
  const lot = dice.roll();
  if (lot < 0.08) {
    const body = { reason: "Ramen var för stor för mig." };
    await call(transferRoutes.declineTransfer, { as: buyer.caller, params, body });
    return undefined;
  }
  if (lot < 0.14) {
    await call(transferRoutes.cancelTransfer, { as, params });
    return undefined;
  }
  // These offers stay open or expire.
  if (lot < 0.2 || !buyer.isProved) return undefined;
  await accept(town, buyer, transferId);
  return buyer;
};
