import { getCurrentUser } from "aws-amplify/auth";
import { claimRoutes } from "#contract/shops/sales/claims.ts";
import { saleRoutes } from "#contract/shops/sales/sales.ts";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";
import { ask } from "../../../scripts/smoke/ask.ts";
import { administrator } from "../../../scripts/smoke/checks/administrator.ts";
import { configure, inNewSession, type Person, signInAs } from "../../../scripts/smoke/people.ts";
import { testPersonalNumber } from "../../../scripts/smoke/personal-number.ts";
import type { Deployment } from "../../../scripts/smoke/deployment.ts";
import type { Trial } from "../../../scripts/smoke/trial.ts";
import { askForCorrection, loseAndFind, registerBike, type Words } from "./bikes.ts";
import {
  advertise,
  buyPoints,
  claimInVain,
  givePoints,
  judge,
  lookFor,
  offerInVain,
  orderStickers,
  requestBike,
  sell,
  watchAndComplain,
  writeAndBlock,
  writeLetter,
} from "./dealings.ts";
import {
  type Identity,
  newcomer,
  signedInAnew,
  addPasskey,
  changeEmail,
  confirmPhone,
  proveIdentity,
  settle,
} from "./person.ts";
import { whatTakesLuck } from "./luck.ts";

export const ottilia: Identity = {
  name: "Ottilia Kvistblad",
  email: "ottilia.kvistblad@example.se",
  formerEmail: "forr.namn@example.org",
  phone: "+46701740677",
  personalNumber: testPersonalNumber(),
};

/** Every text of hers names her, so that leftovers are found. */
const hers: Words = (about) => `${about}, hälsar Ottilia Kvistblad`;
const his: Words = (about) => `${about}, hälsar en granne`;

/** Writes the bike straight into the table. */
export const givenBike = async (ownerId: string, frameNumber: string): Promise<string> => {
  const id = system.newId("bike");
  const details = {
    brand: "Crescent",
    model: "Femga",
    qrUid: crypto.randomUUID(),
    registeredAt: system.now().toISOString(),
  };
  const bike = aBike({ id, ownerId, frameNumber, frameNumberTyped: frameNumber, ...details });
  await openTable(process.env["TABLE_NAME"] ?? "", system).transact(
    bikeWrites(bike, system.newId("event"), true),
  );
  return id;
};

export const inhabitant = async (cloud: Cloud, wanted: string): Promise<Person> => {
  const account = cloud.accounts.find(({ email }) => email === wanted);
  if (!account) throw new Error(`Nobody has the address ${wanted}`);
  const session = inNewSession({ ...account, userId: "" });
  await signInAs(session);
  const { userId } = await getCurrentUser();
  return { ...session, userId };
};

const buyInStore = async ({ deployment }: Trial, cloud: Cloud, buyer: Person): Promise<string> => {
  const store = await inhabitant(cloud, "butik@example.se");
  const bike = {
    type: "dam",
    brand: "Crescent",
    model: "Femga",
    color: "lila",
    frameNumber: "OKB204K8860",
    receiptNumber: "Kvitto 1",
    price: 4000,
  };
  const body = { ...bike, payment: "points", buyer: { email: ottilia.email, phone: ottilia.phone } };
  const sale = await ask(deployment, saleRoutes.registerSale, { as: store, body });
  const token = (sale.claimPath ?? "").split(/[#/]/).at(-1) ?? "";
  const { bikeId } = await ask(deployment, claimRoutes.claimBike, { as: buyer, body: { token } });
  return bikeId;
};

const settleIn = async (trial: Trial): Promise<Person> => {
  const first = await newcomer(trial, ottilia.name, ottilia.formerEmail);
  const her = await changeEmail(trial, first, ottilia.email);
  await proveIdentity(trial, her, ottilia);
  await confirmPhone(trial, her, ottilia.phone);
  await addPasskey(her);
  await givePoints(trial, her, 1000, hers("plåster på såren"));
  await buyPoints(trial, her);
  return signedInAnew(trial, her);
};

/** Covers every dealing between two people. */
const deal = async (trial: Trial, her: Person, him: Person) => {
  const kept = await registerBike(trial, her, "OKB204K8861", hers);
  const sold = await givenBike(her.userId, "OKB204K8862");
  const bought = await givenBike(him.userId, "OKB204K8863");
  const missed = await givenBike(him.userId, "OKB204K8864");
  const words = { owner: hers, finder: his, asker: his };
  await askForCorrection(trial, her, kept, hers);
  await loseAndFind(trial, { bikeId: sold, owner: her, finder: him }, words, false);
  const reportId = await loseAndFind(trial, { bikeId: kept, owner: her, finder: him }, words);
  await loseAndFind(trial, { bikeId: missed, owner: him, finder: her }, { owner: his, finder: hers });
  await claimInVain(trial, her, missed, hers);
  await requestBike(trial, her, missed, hers);
  await writeAndBlock(trial, { bikeId: kept, owner: her, asker: him }, words);
  await advertise(trial, { bikeId: kept, seller: her, reporter: him }, { seller: hers, reporter: his });
  await advertise(trial, { bikeId: missed, seller: him, reporter: her }, { seller: his, reporter: hers });
  await judge(trial, { bikeId: kept, reportId }, hers);
  await orderStickers(trial, her, kept, ottilia);
  await sell(trial, { bikeId: sold, seller: her, buyer: him, words: hers });
  await sell(trial, { bikeId: bought, seller: him, buyer: her, words: his });
  await offerInVain(trial, { bikeId: kept, seller: her, buyerEmail: "ingen@example.se", words: hers });
  return { kept, bought };
};

/** Ottilia uses every feature for customers; returns her account and her bikes. */
export const aBusyLife = async (cloud: Cloud, deployment: Deployment) => {
  const trial: Trial = { deployment, mark: "0ba5eba1", people: [] };
  await configure(deployment);
  await administrator.run(trial);
  const him = await inhabitant(cloud, "erik@example.se");
  await givePoints(trial, him, 1000, "ersättning");
  const her = await settleIn(trial);
  await watchAndComplain(trial, her, hers);
  for (const address of [ottilia.email, ottilia.formerEmail]) await writeLetter(trial, address, hers);
  const bikes = await deal(trial, her, him);
  const fromStore = await buyInStore(trial, cloud, her);
  await lookFor(trial, her, ottilia);
  await givePoints(trial, him, 10, hers(`för grannen på ${ottilia.formerEmail}, 070-174 06 77`));
  await settle(trial, her);
  await whatTakesLuck(her.userId, bikes.kept, ottilia);
  return { her, bikeIds: [bikes.kept, bikes.bought, fromStore] };
};
