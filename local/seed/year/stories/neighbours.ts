import { alertRoutes } from "#contract/ads/alerts.ts";
import { listingRoutes } from "#contract/ads/listings.ts";
import { accountRoutes } from "#contract/people/accounts.ts";
import { consentVersion } from "#contract/people/consent-rules.ts";
import { identityReviewRoutes } from "#contract/people/identity-reviews.ts";
import { transferRequestRoutes } from "#contract/ownership/transfer-requests.ts";
import { adminOrderRoutes } from "#contract/stickers/orders/admin-orders.ts";
import { pointsRoutes } from "#contract/points/purchases.ts";

import { showIdCard } from "../id-card.ts";
import { buyPackage } from "../money.ts";
import type { Town } from "../town.ts";
import {
  confirmAndRecover,
  makeCodes,
  buyPointsAndRegister,
  orderStickersFor,
  putUpForSale,
  register,
  reportFound,
  reportStolen,
  processOrder,
  write,
} from "./acts.ts";
import { bikes } from "./bikes.ts";
import type { Story } from "./story.ts";

/** Malin verifies her identity with an ID card, advertises her bike and pauses the ad. */
export async function* liveAsMalin(town: Town): Story {
  const { call, known } = town;
  const { malin, karin, erik } = known;
  const as = malin.caller;
  yield 300;
  const reviewId = await showIdCard(town, malin);
  yield 299.8;
  await call(identityReviewRoutes.openIdentityReview, { as: karin, params: { reviewId } });
  const body = { decision: "approve" as const };
  await call(identityReviewRoutes.decideIdentityReview, { as: karin, params: { reviewId }, body });
  yield 298;
  const bike = await buyPointsAndRegister(town, malin, bikes.kronan);
  yield 10;
  const text = "Vår fina rosa Kronan söker ett nytt hem. Korgen följer med.";
  const { listingId } = await putUpForSale(town, bike, { price: 2900, condition: "good", text });
  yield 8;
  await write(town, erik, bike, "Hej! Passar den någon som är 160 cm?");
  yield 4.4;
  const { orderNumber } = await orderStickersFor(town, bike);
  yield 3.4;
  await makeCodes(town, orderNumber);
  await processOrder(town, orderNumber, ["pack"]);
  yield 2;
  await call(listingRoutes.pauseListing, { as, params: { listingId } });
}

/** Erik advertises his daughter's bike and orders stickers, which wait to be packed. */
export async function* liveAsErik(town: Town): Story {
  const { erik, karim } = town.known;
  yield 320;
  const bike = await buyPointsAndRegister(town, erik, bikes.woom);
  yield 12;
  const text = "Dottern har vuxit ur den. Lätt och bra första cykel, passar 4–6 år.";
  const { lower } = await putUpForSale(town, bike, { price: 2600, condition: "good", text });
  yield 6;
  await lower(2200);
  yield 5.2;
  await write(town, karim, bike, "Hej! Kan jag komma och titta på den på lördag?");
  yield 4.3;
  await orderStickersFor(town, bike);
}

/** Åsa withdraws one purchase of points, makes another, and requests a bike that she bought at a flea market. */
export async function* liveAsAsa(town: Town): Story {
  const { call, known } = town;
  const as = known.asa.caller;
  yield 200;
  const purchaseId = await buyPackage(town, as, "START");
  yield 197;
  await call(pointsRoutes.withdrawPurchase, { as, params: { purchaseId } });
  yield 15;
  await buyPackage(town, as, "PLUS", "ADVENT");
  yield 2.2;
  const text = "Hej! Jag köpte den här cykeln av dig på loppisen i lördags.";
  const body = { frameNumber: bikes.sigvard.typed, text };
  await call(transferRequestRoutes.requestTransfer, { as, body });
}

/** Residents create alerts, and two ads match them. */
export async function* watch(town: Town): Story {
  const { call, known } = town;
  const { asa, erik, malin, karim, gun, shop, karin } = known;
  const near = { city: "Vadstena", radius: 5 } as const;
  yield 340;
  const choices = { version: consentVersion, functional: true, analytics: false, marketing: false };
  for (const as of [asa.caller, erik.caller, malin.caller, shop, karin])
    await call(accountRoutes.saveConsent, { as, body: choices });
  yield 100;
  const watched = [
    [asa.caller, { name: "Barncykel till Ella", kind: "ads", criteria: { type: "barn", ...near } }],
    [asa.caller, { name: "Stulna Trek", kind: "stolen", criteria: { brand: "Trek" } }],
    [erik.caller, { name: "Elcykel runt Vadstena", kind: "ads", criteria: { electric: true, ...near } }],
    [malin.caller, { name: "Stulna i Vadstena", kind: "stolen", criteria: { city: "Vadstena" } }],
    [shop, { name: "Stulna i Vadstena", kind: "stolen", criteria: { city: "Vadstena" } }],
  ] as const;
  for (const [as, body] of watched) await call(alertRoutes.createAlert, { as, body });
  const [ecoride, pelago] = [
    await buyPointsAndRegister(town, karim, bikes.ecoride),
    await buyPointsAndRegister(town, gun, bikes.pelago),
  ];
  yield 7;
  const electric = "Köptes förra våren, gått 80 mil. Säljs för att jag flyttar till Stockholm.";
  await putUpForSale(town, ecoride, { price: 16_500, condition: "like-new", text: electric });
  yield 5;
  const elegant = "Stilren damcykel med sju växlar. Lite rost på skärmarna men i övrigt fin.";
  await putUpForSale(town, pelago, { price: 4200, condition: "worn", text: elegant });
}

/** Bikes of the neighbours are stolen and found, and the last find is not confirmed yet. */
export async function* loseAndFind(town: Town): Story {
  const { asa, erik, malin, gun, karim, lovisa } = town.known;
  yield 95;
  const sigvard = await buyPointsAndRegister(town, gun, bikes.sigvard);
  await buyPackage(town, karim.caller, "START");
  const checkpoint = await register(town, karim, bikes.checkpoint);
  const nature = await buyPointsAndRegister(town, lovisa, bikes.nature);
  const losses = [
    [60, sigvard, erik, "Utanför mataffären", "Parkeringen vid ishallen"],
    [45, checkpoint, malin, "Cykelrummet på Skänningegatan 22", "Bakom Systembolaget"],
    [40, nature, asa, "Badplatsen", "Hamnpiren"],
    [28, sigvard, malin, "Rådhustorget", "Vallgraven"],
    [6, nature, malin, "Skolgården", "Lastbryggan vid järnvägen"],
  ] as const;
  for (const [daysAgo, bike, finder, place, location] of losses) {
    yield daysAgo;
    await reportStolen(town, bike, { place, lockType: "frame" });
    yield daysAgo - 2;
    const description = "Står utan lås sedan i måndags.";
    const reportId = await reportFound(town, bike, finder, { location, description });
    yield daysAgo - 2.6;
    await confirmAndRecover(town, bike, reportId, "Tack för att du hörde av dig!");
  }
  yield 2.9;
  await reportStolen(town, checkpoint, {
    place: "Gården på Skänningegatan 22",
    reward: 1000,
    lockType: "chain",
  });
  yield 1.1;
  const description = "Lutad mot räcket, båda hjulen sitter kvar.";
  await reportFound(town, checkpoint, erik, { location: "Hamnpiren", description });
}

/** The neighbours' sticker orders are linked, waiting or cancelled. */
export async function* order(town: Town): Story {
  const { call, known } = town;
  const { gun, karim, lovisa, henrik: as } = known;
  yield 96;
  const owners = [
    [gun, bikes.gazelle],
    [karim, bikes.scott],
    [lovisa, bikes.puky],
  ] as const;
  const owned = [];
  for (const [owner, made] of owners) owned.push(await buyPointsAndRegister(town, owner, made));
  for (const [{ caller }] of owners) await buyPackage(town, caller, "START");
  yield 4.8;
  const numbers = [];
  for (const bike of owned) numbers.push((await orderStickersFor(town, bike)).orderNumber);
  const [linked = "", waiting = "", cancelled = ""] = numbers;
  yield 3.8;
  await makeCodes(town, linked);
  const reason = "Väntar på en ny rulle till skrivaren.";
  const body = { state: "in_progress" as const, reason };
  await call(adminOrderRoutes.overrideOrderState, { as, params: { orderNumber: waiting }, body });
  await call(adminOrderRoutes.cancelOrder, {
    as,
    params: { orderNumber: cancelled },
    body: { reason: "Kunden hörde av sig: adressen var fel och hon beställer en ny." },
  });
}
