import { bikeChangeRoutes } from "#contract/bikes/bike-changes.ts";
import { correctionRoutes } from "#contract/office/bike-admin.ts";
import { transferRequestRoutes } from "#contract/ownership/transfer-requests.ts";
import { transferRoutes } from "#contract/ownership/transfers.ts";
import { stickerOrderRoutes } from "#contract/stickers/orders/sticker-orders.ts";

import { diceOf } from "../../sweden/random.ts";
import type { OwnedBike } from "../owned-bike.ts";
import { accept, offer } from "../sell.ts";
import { claim, sellAtTill } from "../shop.ts";
import { type Town, day } from "../town.ts";
import {
  answer,
  dayFrom,
  confirmAndRecover,
  makeCodes,
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

/** Åsa buys a new bike in the shop, orders stickers for it and gets two questions about it. */
export async function* keepSkeppshult(town: Town): Story {
  const { asa, karim, lovisa } = town.known;
  yield 330;
  const atTill = { email: asa.email, receiptNumber: "K-20871", seconds: 34 };
  const token = await sellAtTill(town, bikes.skeppshult, atTill);
  yield 329.9;
  const bike = await claim(town, bikes.skeppshult, asa, token);
  const params = { bikeId: bike.id };
  const body = { name: "Svarta Märta", description: "Nummerlås på ramen och en blå sadelväska." };
  await town.call(bikeChangeRoutes.editBike, { as: asa.caller, params, body });
  yield 322;
  const { id: orderId } = await orderStickersFor(town, bike);
  town.plan(town.now().getTime() + 9 * day, async () => {
    await town.call(stickerOrderRoutes.receiveStickerOrder, { as: asa.caller, params: { orderId } });
  });
  yield 1.3;
  const text = "Hej! Det var jag som provcyklade utanför biblioteket. Jag tar den gärna om du säljer.";
  await town.call(transferRequestRoutes.requestTransfer, {
    as: karim.caller,
    body: { bikeId: bike.id, text, pays: true },
  });
  yield 0.3;
  const question =
    "Hej! Är det du som har den svarta Skeppshulten? Sadelväskan låg på cykelbanan vid hamnen.";
  await write(town, lovisa, bike, question, "general_inquiry");
}

/** Åsa advertises a bike and sells it to Erik. */
export async function* sellMonark(town: Town): Story {
  const { asa, erik } = town.known;
  yield 310;
  const bike = await register(town, asa, bikes.karin);
  yield 215;
  const text = "Säljs för att jag har köpt en ny. Nya däck i våras, rullar fint.";
  await putUpForSale(town, bike, { price: 2300, condition: "good", text });
  yield 213;
  const threadId = await write(town, erik, bike, "Hej! Finns cykeln kvar? Jag kan hämta redan i kväll.");
  yield 212.8;
  await answer(town, asa, threadId, "Hej! Ja, den finns kvar. Kom gärna efter sex, Hovsgatan 14.");
  yield 212;
  const transferId = await offer(town, diceOf(town.seed + 5, 1), { ...bike, price: 2200 }, erik);
  yield 211.9;
  await accept(town, erik, transferId);
}

/** Åsa registers a bike and requests a correction, which is rejected. */
async function* registerElora(town: Town): AsyncGenerator<number, OwnedBike, void> {
  const { asa, karin } = town.known;
  yield 180;
  const bike = await register(town, asa, bikes.elora);
  const params = { bikeId: bike.id };
  const wrong = { model: "Elora 7vxl", reason: "Modellen blev fel när jag registrerade." };
  const correction = await town.call(bikeChangeRoutes.requestCorrection, {
    as: asa.caller,
    params,
    body: wrong,
  });
  yield 179.8;
  const body = { decision: "reject" as const, reason: "På kvittot står det bara Elora." };
  const decided = { bikeId: bike.id, correctionId: correction.id };
  await town.call(correctionRoutes.decideCorrection, { as: karin, params: decided, body });
  return bike;
}

/** Åsa offers a bike to Erik, who has not signed yet. */
export async function* sellElora(town: Town): Story {
  const { asa, erik, gun } = town.known;
  const bike = yield* registerElora(town);
  yield 14;
  const text = "Säljs för att vi har köpt en lådcykel. Servad i april, laddare och två nycklar följer med.";
  const { lower } = await putUpForSale(town, bike, { price: 14_900, condition: "good", text });
  yield 13;
  const threadId = await write(town, erik, bike, "Hej! Hur långt räcker batteriet? Jag pendlar till Motala.");
  yield 12.7;
  await answer(town, asa, threadId, "Hej! Runt sex mil på eco, så det räcker fram och tillbaka.");
  yield 11;
  await lower(13_500);
  yield 9;
  const other = await write(town, gun, bike, "Går det att få dit en barnstol till?");
  yield 8.6;
  await answer(town, asa, other, "Ja, det finns fäste bak. En vanlig Hamax passar.");
  yield 4;
  await answer(town, erik, threadId, "Tack för provturen! Jag tar den gärna för 13 000.");
  yield 3.7;
  await answer(town, asa, threadId, "Då säger vi så! Jag skickar ägarbytet så att du kan skriva under.");
  yield 0.6;
  const as = asa.caller;
  const condition = "Bra skick. Liten repa på högra vevarmen.";
  const terms = { price: 13_000, saleDate: dayFrom(town, 0), condition, keys: 2, charger: true };
  const { id: signingId } = await town.call(transferRoutes.prepareOfferInThread, {
    as,
    params: { threadId },
    body: terms,
  });
  await town.call(transferRoutes.signWithSignIn, { as, params: { signingId } });
}

/** Åsa's bike is stolen, and Malin finds it. */
export async function* loseTrek(town: Town): Story {
  const { asa, malin } = town.known;
  yield 178;
  const bike = await register(town, asa, bikes.trek);
  yield 34;
  const place = "Cykelstället vid stationen";
  const description = "Låst med bygellås över natten. Låset låg kvar, avsågat.";
  await reportStolen(town, bike, { place, description, reward: 500, lockType: "u-lock" });
  yield 31;
  await write(town, malin, bike, "Hej! Jag tror att jag såg din cykel på promenaden i morse.", "found_bike");
  const location = "Skogsstigen mot Tycklingen";
  const seen = "Ligger i diket strax efter grinden. Framhjulet är lite skevt.";
  const reportId = await reportFound(town, bike, malin, { location, description: seen });
  yield 30;
  await confirmAndRecover(town, bike, reportId, "Tusen tack Malin, du har räddat min höst!");
  yield 4.6;
  const { orderNumber } = await orderStickersFor(town, bike);
  yield 3.6;
  await makeCodes(town, orderNumber);
  await processOrder(town, orderNumber, ["pack", "send"]);
}
