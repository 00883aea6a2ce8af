import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { transferRoutes } from "#contract/transfers.ts";

import type { Dice } from "../sweden/random.ts";
import { haveEnough } from "./money.ts";
import type { OwnedBike } from "./owned-bike.ts";
import type { Resident } from "./resident.ts";
import type { Town } from "./town.ts";

/** What the seller signs; answers the transfer. */
const offer = async ({ call, now }: Town, dice: Dice, bike: OwnedBike, buyer: Resident): Promise<string> => {
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

const accept = async ({ call }: Town, { caller: as }: Resident, transferId: string): Promise<void> => {
  const params = { transferId };
  const { version } = await call(transferRoutes.getTransfer, { as, params });
  const { id: signingId } = await call(transferRoutes.prepareAcceptance, { as, params, body: { version } });
  await call(transferRoutes.signWithSignIn, { as, params: { signingId } });
};

/** Both sign, as far as it goes. Answers the new owner, or nobody where it came to nothing. */
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
  // Some offers are still open, or have run out.
  if (lot < 0.2 || !buyer.isProved) return undefined;
  await accept(town, buyer, transferId);
  return buyer;
};
