import { bikeRoutes } from "#contract/bikes/bikes.ts";
import { ownershipReceiptRoutes } from "#contract/ownership/ownership-receipts.ts";
import { prices } from "#contract/points/prices.ts";
import { transferRoutes } from "#contract/ownership/transfers.ts";
import { ask } from "../ask.ts";
import { type Check, expectThat, needed } from "../check.ts";
import { inNewSession, type Person, signInForSettings } from "../people.ts";
import type { Trial } from "../trial.ts";
import { givePoints } from "./administrator.ts";
import { proveFinder } from "./identity.ts";

/** Signs the person in again: a recent sign-in begun for that counts as a signature where there is no eID. */
const signedInAnew = async (person: Person): Promise<Person> => {
  const fresh = inNewSession(person);
  await signInForSettings(fresh);
  return fresh;
};

const offer = async (trial: Trial, seller: Person, buyer: Person): Promise<string> => {
  const { deployment } = trial;
  const params = { bikeId: needed(trial.bike, "a registered bike").id };
  const saleDate = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const terms = { price: 1000, saleDate, condition: "Rökprov", keys: 1, charger: false };
  const body = { ...terms, buyerEmail: buyer.email };
  const prepared = await ask(deployment, transferRoutes.prepareOffer, { as: seller, params, body });
  const signing = { as: seller, params: { signingId: prepared.id } };
  const { transferId } = await ask(deployment, transferRoutes.signWithSignIn, signing);
  trial.transferId = transferId;
  return transferId;
};

export const transfer: Check = {
  name: "A bike is sold, and both sign",
  means:
    "Bikes cannot change hands: a transaction of the transfers function is refused, or the bucket of signatures.",
  run: async (trial) => {
    const { deployment } = trial;
    const bike = needed(trial.bike, "a registered bike");
    const finder = needed(trial.finder, "a second account");
    await givePoints(trial, prices.transfer);
    await proveFinder(trial);
    const transferId = await offer(trial, await signedInAnew(bike.owner), finder);
    const buyer = await signedInAnew(finder);
    const params = { transferId };
    const { version } = await ask(deployment, transferRoutes.getTransfer, { as: buyer, params });
    const acceptance = { as: buyer, params, body: { version } };
    const { id: signingId } = await ask(deployment, transferRoutes.prepareAcceptance, acceptance);
    await ask(deployment, transferRoutes.signWithSignIn, { as: buyer, params: { signingId } });
    trial.bike = { ...bike, owner: finder };
    const { status } = await ask(deployment, bikeRoutes.getBike, { as: finder, params: { bikeId: bike.id } });
    expectThat(status === "registered", `The bike is ${status} at its new owner's`);
    const done = await ask(deployment, transferRoutes.getTransfer, { as: finder, params });
    expectThat(done.state === "completed", `The transfer is ${done.state} after both have signed`);
    trial.receipt = { number: done.receiptNumber ?? "", code: done.receiptCode ?? "" };
  },
};

export const receipt: Check = {
  name: "A receipt is checked by the code on it",
  means: "Nobody who holds a receipt can see whether it is genuine.",
  run: async (trial) => {
    const params = needed(trial.receipt, "a receipt");
    const checked = await ask(trial.deployment, ownershipReceiptRoutes.checkReceipt, { params });
    const isNewest = checked.verdict === "genuine" && checked.newest;
    expectThat(isNewest, `A receipt that was just signed is called ${checked.verdict}`);
  },
};
