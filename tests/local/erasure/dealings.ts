import { adCaseRoutes } from "#contract/moderation/ad-report-admin.ts";
import { adReportRoutes } from "#contract/moderation/ad-reports.ts";
import { messageReportRoutes } from "#contract/moderation/message-report-admin.ts";
import { adminFoundReportRoutes } from "#contract/office/bike-admin-found-reports.ts";
import { contactCaseRoutes } from "#contract/office/contact-cases.ts";
import { adminSearchRoutes } from "#contract/office/admin-search.ts";
import { alertRoutes } from "#contract/ads/alerts.ts";
import { certificateRoutes } from "#contract/checks/certificates.ts";
import { contactRoutes } from "#contract/office/contact.ts";
import { bugReportRoutes } from "#contract/office/bug-reports.ts";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { listingRoutes } from "#contract/ads/listings.ts";
import { messageRoutes } from "#contract/messages/messages.ts";
import { stickerOrderRoutes } from "#contract/stickers/orders/sticker-orders.ts";
import { peopleAdminRoutes } from "#contract/office/people-admin.ts";
import { campaignRoutes } from "#contract/points/campaigns.ts";
import { pointsRoutes } from "#contract/points/purchases.ts";
import { ownershipDisputeRoutes } from "#contract/ownership/ownership-disputes.ts";
import { transferRequestRoutes } from "#contract/ownership/transfer-requests.ts";
import { transferRoutes } from "#contract/ownership/transfers.ts";
import { system } from "#lambdas/platform/system.ts";
import { ask, until } from "../../../scripts/smoke/ask.ts";
import { needed } from "../../../scripts/smoke/check.ts";
import { stateReason } from "../../../scripts/smoke/open-access.ts";
import type { Person } from "../../../scripts/smoke/people.ts";
import { aJpeg } from "#tests/lambdas/platform/uploads/context.ts";
import { fixture, upload, uploadBugPicture } from "../../../scripts/smoke/upload.ts";
import type { Trial } from "../../../scripts/smoke/trial.ts";
import { passOf } from "#tests/search-pass.ts";
import type { Words } from "./bikes.ts";
import { type Identity, signedInAnew } from "./person.ts";

const adminOf = ({ admin }: Trial): Person => needed(admin, "an administrator");

export const givePoints = async (trial: Trial, { userId }: Person, amount: number, reason: string) => {
  const as = adminOf(trial);
  const opened = { as, params: { accountId: userId } };
  await stateReason(trial.deployment, as, userId);
  const { balanceVersion: version } = await ask(trial.deployment, peopleAdminRoutes.openPerson, opened);
  const body = { amount, reason, version };
  return ask(trial.deployment, campaignRoutes.adjustPoints, { as, params: { userId }, body });
};

export const buyPoints = async ({ deployment }: Trial, as: Person): Promise<void> => {
  const { items } = await ask(deployment, pointsRoutes.listPackages);
  const { id: packageId, price } = needed(items[0], "a package of points");
  const { purchase } = await ask(deployment, pointsRoutes.buyPoints, {
    as,
    body: { packageId, price, beginAtOnce: true },
  });
  const session = purchase.payAt.slice(purchase.payAt.lastIndexOf("/") + 1);
  const pay = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ session, method: "card" }),
  };
  await fetch(`${deployment.siteUrl}/_local/stripe/pay`, pay);
  await until("The payment is not told of", async () => {
    const { state } = await ask(deployment, pointsRoutes.getPurchase, {
      as,
      params: { purchaseId: purchase.id },
    });
    return state === "paid";
  });
};

/** Cancels the order, because a paid order would delay the erasure. */
export const orderStickers = async (
  { deployment }: Trial,
  as: Person,
  bikeId: string,
  { name }: Identity,
) => {
  const address = { name, street: "Kvistbladsgatan 4", postalCode: "591 30", city: "Motala" };
  const { order } = await ask(deployment, stickerOrderRoutes.orderStickers, {
    as,
    body: { bikeId, count: 1, address },
  });
  await ask(deployment, stickerOrderRoutes.cancelStickerOrder, { as, params: { orderId: order.id } });
};

type Deal = {
  readonly bikeId: string;
  readonly seller: Person;
  readonly buyerEmail: string;
  readonly words: Words;
};

const offer = async ({ deployment }: Trial, { bikeId, seller, buyerEmail, words }: Deal): Promise<string> => {
  const as = await signedInAnew({ deployment }, seller);
  const terms = {
    price: 1000,
    saleDate: isoDate(swedishDate(system.now())),
    condition: words("skick"),
    keys: 1,
    charger: false,
  };
  const prepared = await ask(deployment, transferRoutes.prepareOffer, {
    as,
    params: { bikeId },
    body: { ...terms, buyerEmail },
  });
  const { transferId } = await ask(deployment, transferRoutes.signWithSignIn, {
    as,
    params: { signingId: prepared.id },
  });
  return transferId;
};

export const sell = async (
  trial: Trial,
  deal: Omit<Deal, "buyerEmail"> & { readonly buyer: Person },
): Promise<void> => {
  const { deployment } = trial;
  const transferId = await offer(trial, { ...deal, buyerEmail: deal.buyer.email });
  const as = await signedInAnew(trial, deal.buyer);
  const params = { transferId };
  const { version } = await ask(deployment, transferRoutes.getTransfer, { as, params });
  const { id: signingId } = await ask(deployment, transferRoutes.prepareAcceptance, {
    as,
    params,
    body: { version },
  });
  await ask(deployment, transferRoutes.signWithSignIn, { as, params: { signingId } });
};

/** Offers a bike to someone without an account and cancels the offer. */
export const offerInVain = async (trial: Trial, deal: Deal): Promise<void> => {
  const transferId = await offer(trial, deal);
  await ask(trial.deployment, transferRoutes.cancelTransfer, { as: deal.seller, params: { transferId } });
};

/** Claims a bike with a picture and takes the claim back. */
export const claimInVain = async ({ deployment }: Trial, as: Person, bikeId: string, words: Words) => {
  const picture = await upload(deployment, as, "receipt", await fixture("receipts/good-thermal.jpg"));
  const body = { bike: { bikeId }, text: words("den är min sedan flera år"), pictures: [picture] };
  const { id: disputeId } = await ask(deployment, ownershipDisputeRoutes.openOwnershipDispute, { as, body });
  await ask(deployment, ownershipDisputeRoutes.withdrawOwnershipDispute, { as, params: { disputeId } });
};

export const requestBike = ({ deployment }: Trial, as: Person, bikeId: string, words: Words) =>
  ask(deployment, transferRequestRoutes.requestTransfer, { as, body: { bikeId, text: words("fråga") } });

type Writers = { readonly bikeId: string; readonly owner: Person; readonly asker: Person };

/** The owner reports the conversation, and both block it. */
export const writeAndBlock = async (
  { deployment }: Trial,
  { bikeId, owner, asker }: Writers,
  words: { owner: Words; asker: Words },
) => {
  const first = { type: "general_inquiry", text: words.asker("hej") };
  const { threadId } = await ask(deployment, messageRoutes.contactOwner, {
    as: asker,
    params: { bikeId },
    body: first,
  });
  const params = { threadId };
  await ask(deployment, messageRoutes.reply, { as: owner, params, body: { text: words.owner("svar") } });
  await ask(deployment, messageRoutes.reportThread, {
    as: owner,
    params,
    body: { reason: "spam", text: words.owner("anmälan") },
  });
  for (const as of [owner, asker]) await ask(deployment, messageRoutes.blockThread, { as, params });
};

/** The seller removes the ad after it is reported. */
export const advertise = async (
  { deployment }: Trial,
  { bikeId, seller, reporter }: { bikeId: string; seller: Person; reporter: Person },
  words: { seller: Words; reporter: Words },
) => {
  const photo = await upload(
    deployment,
    seller,
    "bike-photo",
    await fixture("bike-photos/blue-cannondale.jpg"),
  );
  const details = {
    price: 900,
    condition: "good",
    city: "Motala",
    text: words.seller("annons"),
    photos: [photo],
  };
  const { id: listingId } = await ask(deployment, listingRoutes.createListing, {
    as: seller,
    params: { bikeId },
    body: details,
  });
  const report = {
    reason: "misleading",
    explanation: words.reporter("så här ser den inte ut"),
    links: ["https://example.se/en-annan-annons"],
    goodFaith: true,
  };
  await ask(deployment, adReportRoutes.reportAd, { as: reporter, params: { listingId }, body: report });
  await ask(deployment, listingRoutes.endListing, { as: seller, params: { listingId } });
};

export const watchAndComplain = async ({ deployment }: Trial, as: Person, words: Words) => {
  const alert = {
    name: words("önskan").slice(0, 40),
    kind: "ads",
    criteria: { brand: "Crescent", city: "Motala" },
  };
  await ask(deployment, alertRoutes.createAlert, { as, body: alert });
  await ask(deployment, certificateRoutes.makeOwnCertificate, { as, body: { frameNumber: "WTU204K8861" } });
  const bug = {
    path: "/settings",
    version: "a-build",
    message: words("fel"),
    userAgent: "Firefox",
    language: "sv",
    withPicture: true,
  };
  const { pictureId } = await ask(deployment, bugReportRoutes.reportBug, { as, body: bug });
  await uploadBugPicture(deployment, pictureId, await aJpeg());
};

/** A letter needs no account: it is found by its address alone. */
export const writeLetter = async ({ deployment }: Trial, email: string, words: Words): Promise<void> => {
  const solution = await passOf(await ask(deployment, contactRoutes.getContactChallenge));
  const letter = { topic: "privacy", right: "access", language: "sv" } as const;
  const body = { ...letter, email, message: words("brev"), solution };
  await ask(deployment, contactRoutes.sendContact, { body });
};

/** An administrator decides about ads, a conversation and a reward, and gives reasons. */
export const judge = async (
  trial: Trial,
  { bikeId, reportId }: { readonly bikeId: string; readonly reportId: string },
  words: Words,
): Promise<void> => {
  const [{ deployment }, as] = [trial, adminOf(trial)];
  const explanation = words("så här ser vi på saken");
  for (const { id: caseId } of (await ask(deployment, adCaseRoutes.listAdCases, { as })).items) {
    const params = { caseId };
    const { round } = await ask(deployment, adCaseRoutes.openAdCase, { as, params });
    const body = { outcome: "kept", round, explanation };
    await ask(deployment, adCaseRoutes.decideAdCase, { as, params, body });
  }
  const { items } = await ask(deployment, messageReportRoutes.listMessageReports, { as });
  const params = { reportId: needed(items[0], "a reported conversation").id };
  const { round } = await ask(deployment, messageReportRoutes.openMessageReport, { as, params });
  const body = { outcome: "dismissed", round, explanation };
  await ask(deployment, messageReportRoutes.decideMessageReport, { as, params, body });
  await ask(deployment, adminFoundReportRoutes.decideReward, {
    as,
    params: { bikeId, reportId },
    body: { decision: "refuse", reason: explanation },
  });
};

/** An administrator searches by every detail of a person and opens the account. */
export const lookFor = async (
  trial: Trial,
  { userId: accountId }: Person,
  { name, email, formerEmail, phone }: Identity,
) => {
  const [{ deployment }, as] = [trial, adminOf(trial)];
  const [, surname = ""] = name.split(" ");
  for (const q of [email, formerEmail, phone, name, surname])
    await ask(deployment, peopleAdminRoutes.searchPeople, { as, body: { q } });
  for (const owner of [surname, formerEmail, email])
    await ask(deployment, adminSearchRoutes.searchAllBikes, { as, query: { owner } });
  for (const q of [email, formerEmail])
    await ask(deployment, contactCaseRoutes.searchContactCases, { as, body: { q } });
  await stateReason(deployment, as, accountId, `${name} ringde från ${phone}`);
  await ask(deployment, peopleAdminRoutes.openPerson, { as, params: { accountId } });
  const why = { as, params: { accountId }, body: { reason: `${name} ringde från ${phone}` } };
  await ask(deployment, peopleAdminRoutes.signPersonOut, why);
};
