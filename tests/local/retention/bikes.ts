import { adCaseRoutes } from "#contract/moderation/ad-report-admin.ts";
import { adReportRoutes } from "#contract/moderation/ad-reports.ts";
import { adRoutes } from "#contract/ads/ads.ts";
import { watchRoutes } from "#contract/checks/watches.ts";
import { sentTo } from "../erasure/person.ts";
import { alertRoutes } from "#contract/ads/alerts.ts";
import { bikeRemovalRoutes } from "#contract/office/bike-removals.ts";
import { bikeRoutes } from "#contract/bikes/bikes.ts";
import { listingRoutes } from "#contract/ads/listings.ts";
import { messageReportRoutes } from "#contract/moderation/message-report-admin.ts";
import { messageRoutes } from "#contract/messages/messages.ts";
import { pointsRoutes } from "#contract/points/purchases.ts";
import { qrScanRoutes } from "#contract/stickers/qr-scans.ts";
import { transferRequestRoutes } from "#contract/ownership/transfer-requests.ts";
import { solveChallenge } from "#web/platform/api/challenge/solve-challenge.ts";
import { sampleWrite } from "#lambdas/office/bikes/draw-samples.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { ask } from "../../../scripts/smoke/ask.ts";
import { givenBike } from "../erasure/busy-life.ts";
import { loseAndFind } from "../erasure/bikes.ts";
import { buyPoints, claimInVain, givePoints, offerInVain, requestBike, sell } from "../erasure/dealings.ts";
import type { People } from "./accounts.ts";

/** The first message about the sold bike. */
export const firstWords = "Hej, finns den kvar?";

const plain = (about: string) => about;
const words = { owner: plain, finder: plain, asker: plain };
const explanation = "Vi har tittat på det som anmäldes och kommit fram till detta.";

/** Two people write about a bike, and the asker buys it. */
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

/** Leaves an alert, an ad with views and a report, and an ended ad. */
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
  const decision = { outcome: "kept", round: 0, explanation };
  await ask(deployment, adCaseRoutes.decideAdCase, { as, params: { caseId }, body: decision });
  // Notifications about an ad are deleted when it ends, so another one is ended here.
  const other = { bikeId: await givenBike(erik.userId, "RET204K8807") };
  const taken = await ask(deployment, listingRoutes.createListing, { as: erik, params: other, body: ad });
  await ask(deployment, listingRoutes.endListing, { as: erik, params: { listingId: taken.id } });
};

/** Leaves a recovered bike, a refused request, a cancelled offer and a rejected removal. */
const inVain = async ({ trial, erik, asa, admins: [as] }: People): Promise<void> => {
  const { deployment } = trial;
  const [lost, wanted, seen] = [
    await givenBike(erik.userId, "RET204K8803"),
    await givenBike(erik.userId, "RET204K8804"),
    await givenBike(erik.userId, "RET204K8805"),
  ];
  await loseAndFind(trial, { bikeId: lost, owner: erik, finder: asa }, words);
  await claimInVain(trial, asa, wanted, plain);
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

/** Draws a bike for certain, because the nightly job draws one in twenty. */
const drawBike = async ({ erik }: People): Promise<void> => {
  const bikeId = await givenBike(erik.userId, "RET204K8808");
  await openTable(process.env["TABLE_NAME"] ?? "", system).transact([sampleWrite(bikeId, system.now())]);
};

/** Leaves a paid and a cancelled purchase. */
const buy = async ({ trial, asa: as }: People): Promise<void> => {
  const { deployment } = trial;
  await buyPoints(trial, as);
  const { items } = await ask(deployment, pointsRoutes.listPackages);
  const { id: packageId = "", price = 0 } = items[0] ?? {};
  const body = { packageId, price, beginAtOnce: true };
  const { purchase } = await ask(deployment, pointsRoutes.buyPoints, { as, body });
  await ask(deployment, pointsRoutes.cancelPurchase, { as, params: { purchaseId: purchase.id } });
};

const scan = async ({ trial: { deployment }, erik: as }: People): Promise<void> => {
  const params = { bikeId: await givenBike(as.userId, "RET204K8806") };
  const { qrUid: uid = "" } = await ask(deployment, bikeRoutes.getBike, { as, params });
  await ask(deployment, qrScanRoutes.countScan, { params: { uid } });
};

/** Leaves a watch, and one that nobody confirmed. */
const watchNumber = async ({ trial }: People): Promise<void> => {
  const { deployment } = trial;
  for (const email of ["kim@example.se", "ingen.alls@example.se"]) {
    const solution = await solveChallenge(await ask(deployment, watchRoutes.getWatchChallenge));
    const body = { frameNumber: "RET204K8809", email, language: "sv", solution };
    await ask(deployment, watchRoutes.askToWatch, { body });
  }
  const link = await sentTo(trial, "kim@example.se", /confirm-watch#[\w.-]+/);
  const params = { token: link.slice("confirm-watch#".length) };
  await ask(deployment, watchRoutes.confirmWatch, { params });
};

export const leaveBikes = async (people: People): Promise<void> => {
  await givePoints(people.trial, people.erik, 1000, "ersättning");
  await scan(people);
  await drawBike(people);
  await watchNumber(people);
  await inVain(people);
  await advertise(people);
  await buy(people);
  // This runs last, because it bars a person from asking.
  await writeAndSell(people);
};
