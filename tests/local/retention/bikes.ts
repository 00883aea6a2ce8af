import { adCaseRoutes } from "#contract/ad-report-admin.ts";
import { adReportRoutes } from "#contract/ad-reports.ts";
import { adRoutes } from "#contract/ads.ts";
import { alertRoutes } from "#contract/alerts.ts";
import { bikeRemovalRoutes } from "#contract/bike-removals.ts";
import { bikeRoutes } from "#contract/bikes.ts";
import { listingRoutes } from "#contract/listings.ts";
import { messageReportRoutes } from "#contract/message-report-admin.ts";
import { messageRoutes } from "#contract/messages.ts";
import { pointsRoutes } from "#contract/points/purchases.ts";
import { qrScanRoutes } from "#contract/qr-scans.ts";
import { transferRequestRoutes } from "#contract/transfer-requests.ts";
import { solveChallenge } from "#web/api/challenge/solve-challenge.ts";
import { ask } from "../../../scripts/smoke/ask.ts";
import { givenBike } from "../erasure/busy-life.ts";
import { loseAndFind } from "../erasure/bikes.ts";
import { buyPoints, givePoints, offerInVain, requestBike, sell } from "../erasure/dealings.ts";
import type { People } from "./people.ts";

/** Of the conversation about the bike that is sold. */
export const firstWords = "Hej, finns den kvar?";

const plain = (about: string) => about;
const words = { owner: plain, finder: plain, asker: plain };
const explanation = "Vi har tittat på det som anmäldes och kommit fram till detta.";

/** Two write to each other about a bike, which is sold to the one who asked. */
const writeAndSell = async ({ trial, erik, asa, admins: [as] }: People): Promise<void> => {
  const { deployment } = trial;
  const bikeId = await givenBike(erik.userId, "RET204K8801");
  const first = { type: "general_inquiry", text: firstWords };
  const { threadId } = await ask(deployment, messageRoutes.contactOwner, {
    as: asa,
    params: { bikeId },
    body: first,
  });
  const params = { threadId };
  await ask(deployment, messageRoutes.reply, { as: erik, params, body: { text: "Ja." } });
  await ask(deployment, messageRoutes.reportThread, {
    as: erik,
    params,
    body: { reason: "spam", text: "Skräp." },
  });
  const { items } = await ask(deployment, messageReportRoutes.listMessageReports, { as });
  const reportId = items[0]?.id ?? "";
  const body = { outcome: "barred", round: 0, explanation, reason: "spam", days: 90 };
  await ask(deployment, messageReportRoutes.decideMessageReport, { as, params: { reportId }, body });
  await sell(trial, { bikeId, seller: erik, buyer: asa, words: plain });
};

const report = {
  reason: "misleading",
  explanation: "Den ser inte ut som på bilden alls.",
  links: [],
  goodFaith: true,
};

/** An ad that someone waits for, that is looked at and reported, and one that is taken away. */
const advertise = async ({
  trial: { deployment },
  erik,
  asa,
  malin,
  admins: [as],
}: People): Promise<void> => {
  const alert = { name: "En Crescent", kind: "ads", criteria: { brand: "Crescent", city: "Motala" } };
  await ask(deployment, alertRoutes.createAlert, { as: malin, body: alert });
  const { id: alertId } = await ask(deployment, alertRoutes.createAlert, { as: asa, body: alert });
  await ask(deployment, alertRoutes.deleteAlert, { as: asa, params: { alertId } });
  const bikeId = await givenBike(erik.userId, "RET204K8802");
  const ad = { price: 900, condition: "good", city: "Motala", text: "Fin cykel.", photos: [] };
  const { id: listingId } = await ask(deployment, listingRoutes.createListing, {
    as: erik,
    params: { bikeId },
    body: ad,
  });
  const params = { listingId };
  await ask(deployment, adRoutes.countView, { as: asa, params });
  const solution = await solveChallenge(await ask(deployment, adReportRoutes.getAdReportChallenge));
  const named = { ...report, name: "Nils Nilsson", email: "nils@example.se", language: "sv", solution };
  const { caseId } = await ask(deployment, adReportRoutes.reportAdAnonymously, { params, body: named });
  const kept = { outcome: "kept", round: 0, explanation };
  await ask(deployment, adCaseRoutes.decideAdCase, { as, params: { caseId }, body: kept });
  // What people were told of an ad goes when it ends, so another one is taken away.
  const other = { bikeId: await givenBike(erik.userId, "RET204K8807") };
  const taken = await ask(deployment, listingRoutes.createListing, { as: erik, params: other, body: ad });
  await ask(deployment, listingRoutes.endListing, { as: erik, params: { listingId: taken.id } });
};

/** A bike that is lost and found, one that is asked for in vain, one that is offered in vain, and one that stays though it was to be taken out. */
const inVain = async ({ trial, erik, asa, admins: [as] }: People): Promise<void> => {
  const { deployment } = trial;
  const [lost, wanted, seen] = [
    await givenBike(erik.userId, "RET204K8803"),
    await givenBike(erik.userId, "RET204K8804"),
    await givenBike(erik.userId, "RET204K8805"),
  ];
  await loseAndFind(trial, { bikeId: lost, owner: erik, finder: asa }, words);
  await requestBike(trial, asa, wanted, plain);
  const { received } = await ask(deployment, transferRequestRoutes.listTransferRequests, { as: erik });
  const params = { requestId: received[0]?.id ?? "" };
  await ask(deployment, transferRequestRoutes.refuseTransferRequest, {
    as: erik,
    params,
    body: { block: false },
  });
  await offerInVain(trial, { bikeId: wanted, seller: erik, buyerEmail: "ingen@example.se", words: plain });
  const asked = {
    as,
    params: { bikeId: seen },
    body: { as: "false", reason: "Kvittot är ett annat.", version: 1 },
  };
  const { id: removalId } = await ask(deployment, bikeRemovalRoutes.askForRemoval, asked);
  const no = {
    as,
    params: { bikeId: seen, removalId },
    body: { decision: "reject", reason: "Det stämmer." },
  };
  await ask(deployment, bikeRemovalRoutes.decideRemoval, no);
};

/** Points that are paid for, and a purchase that is given up. */
const buy = async ({ trial, asa: as }: People): Promise<void> => {
  const { deployment } = trial;
  await buyPoints(trial, as);
  const { items } = await ask(deployment, pointsRoutes.listPackages);
  const { id: packageId = "", price = 0 } = items[0] ?? {};
  const body = { packageId, price, beginAtOnce: true };
  const { purchase } = await ask(deployment, pointsRoutes.buyPoints, { as, body });
  await ask(deployment, pointsRoutes.cancelPurchase, { as, params: { purchaseId: purchase.id } });
};

/** The page of a code that is on a bike is opened. */
const scan = async ({ trial: { deployment }, erik: as }: People): Promise<void> => {
  const params = { bikeId: await givenBike(as.userId, "RET204K8806") };
  const { qrUid: uid = "" } = await ask(deployment, bikeRoutes.getBike, { as, params });
  await ask(deployment, qrScanRoutes.countScan, { params: { uid } });
};

export const leaveBikes = async (people: People): Promise<void> => {
  await givePoints(people.trial, people.erik, 1000, "ersättning");
  await scan(people);
  await inVain(people);
  await advertise(people);
  await buy(people);
  // Who is barred for it asks for nothing any more.
  await writeAndSell(people);
};
