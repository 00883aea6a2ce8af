import { foundReportRoutes } from "#contract/thefts/found-reports.ts";
import { bikeImportRoutes } from "#contract/shops/bike-imports/imports.ts";
import { numberReportRoutes } from "#contract/bikes/number-reports.ts";
import { pointsRoutes } from "#contract/points/purchases.ts";
import { storePointsRoutes } from "#contract/points/store-points.ts";
import { storeReceiptRoutes } from "#contract/shops/sales/receipts.ts";
import { saleRoutes } from "#contract/shops/sales/sales.ts";
import { staffRoutes } from "#contract/shops/staff.ts";
import { storeSettingsRoutes } from "#contract/shops/store-settings.ts";
import { inventoryRoutes } from "#contract/stickers/inventory.ts";
import { storeOrderRoutes } from "#contract/stickers/orders/store-orders.ts";

import { diceOf } from "../../sweden/random.ts";
import { madeBike } from "../made-bike.ts";
import { claim, sellAtTill } from "../shop.ts";
import type { Town } from "../town.ts";
import { townsperson } from "../townspeople.ts";
import { makeCodes, buyPointsAndRegister, reportStolen, processOrder, write } from "./acts.ts";
import { bikes } from "./bikes.ts";
import type { Story } from "./story.ts";

/** The shop completes its settings, invites an employee, buys points and checks three numbers. */
export async function* setUpShop({ call, pay, known: { shop: as } }: Town): Story {
  yield 345;
  const { version, city } = await call(storeSettingsRoutes.getStoreSettings, { as });
  const body = {
    version,
    contact: { name: "Mats Björk", email: "hej@cykelboden.example", phone: "+46701740691" },
    street: "Storgatan 2",
    postalCode: "592 30",
    city,
    website: "https://cykelboden.example",
    hours: "Måndag–fredag 10–18\nLördag 10–14",
    registersAtSale: true,
    isHidden: false,
    receiptText: "Första servicen ingår inom tre månader. Välkommen åter!",
  };
  await call(storeSettingsRoutes.changeStoreSettings, { as, body });
  yield 120;
  const elin = { name: "Elin Fors", email: "elin@cykelboden.example", role: "staff" as const };
  await call(staffRoutes.inviteStaff, { as, body: { ...elin, language: "sv" } });
  yield 21;
  const { items } = await call(pointsRoutes.listPackages, {});
  const [{ id: packageId, price } = { id: "", price: 0 }] = items.toReversed();
  const bought = { packageId, price, reference: "Kassan november" };
  const { purchase } = await call(storePointsRoutes.buyStorePoints, { as, body: bought });
  await pay(purchase.payAt);
  await call(storePointsRoutes.getStorePurchase, { as, params: { purchaseId: purchase.id } });
  yield 2.5;
  await call(numberReportRoutes.makeNumberReport, {
    as,
    body: { frameNumbers: [bikes.skeppshult.typed, bikes.checkpoint.typed, "GIA4471203"] },
  });
}

const saleDays = 7;
const salesADay = 2;

/** A week at the till. One buyer claims the bike, the others have not opened their mail. `serial` is the first unused bike. */
export async function* sellForAWeek(town: Town, serial: number): Story {
  const { call, shop: as, known, seed } = town;
  const dice = diceOf(seed + 5, 2);
  for (let sale = 0; sale < saleDays * salesADay; sale += 1) {
    yield saleDays - 0.1 - sale / salesADay;
    const made = madeBike(seed, serial + sale, town.now());
    const isLovisas = sale === 3;
    const email = isLovisas ? known.lovisa.email : townsperson(seed, 950 + sale).email;
    const atTill = { email, receiptNumber: `K-${21_340 + sale * 3}`, seconds: 22 + dice.below(40) };
    const token = await sellAtTill(town, made, atTill);
    if (isLovisas) await claim(town, made, known.lovisa, token);
  }
  yield 0.2;
  const { items: sales } = await call(saleRoutes.listSales, { as, query: { state: "waiting" } });
  const { items: receipts } = await call(storeReceiptRoutes.listStoreReceipts, { as, query: {} });
  const [, returned] = sales;
  if (returned) await call(saleRoutes.returnSale, { as, params: { saleId: returned.id } });
  const issued = receipts.find(({ state, amount = 0 }) => state === "issued" && amount > 500);
  const body = { amount: 495, reason: "Pakethållaren saknades i kartongen." };
  if (issued) await call(storeReceiptRoutes.creditReceipt, { as, params: { number: issued.number }, body });
}

const columns = ["frameNumber", "brand", "model", "type", "color", "email", "soldOn", "price"] as const;

/** Rows of an exported list of sales; some have faults. */
const rows = [
  [
    "SKP2207714",
    "Skeppshult",
    "Favorit",
    "Dam",
    "Svart",
    "birgit.holm@example.com",
    "2025-04-12",
    "8 995 kr",
  ],
  ["CRS4410877K", "Crescent", "Femga", "Herr", "Blå", "per.ljung@example.com", "2025-05-03", "6 495"],
  ["CRS4410877K", "Crescent", "Femga", "Herr", "Blå", "per.ljung@example.com", "2025-05-03", "6 495"],
  ["MON7702988", "Monark", "Karin", "Dam", "Beige", "karin.lind@example,com", "2025-05-17", "4 995"],
  ["", "Crescent", "Elora", "Elcykel", "Vit", "tom.ek@example.com", "2025-06-02", "24 995"],
  ["WTU299K3317T", "Trek", "Marlin 5", "MTB", "Röd", "ida.strand@example.com", "2025-06-14", "7 995"],
  ["WOM4410338", "Woom", "3", "Barn", "Gul", "olof.kvist@example.com", "2025-13-01", "3 990"],
  [
    bikes.checkpoint.typed,
    "Trek",
    "Checkpoint ALR 5",
    "Gravel",
    "Grön",
    "sara.dahl@example.com",
    "2025-07-01",
    "21 995",
  ],
  ["KRO1948821", "Kronan", "Herr 3vxl", "Herr", "Kricka", "nils.fors@example.com", "2025-07-19", "4 495"],
  ["PEL1809217", "Pelago", "Bristol", "Herr", "Grön", "emma.roos@example.com", "2025-08-08", "9 495"],
];

const sendList = async ({ call, shop: as }: Town, fileName: string, list: readonly string[][]) => {
  const body = { fileName, columns: [...columns], fallback: {}, count: list.length };
  const { id: importId } = await call(bikeImportRoutes.createBikeImport, { as, body });
  const params = { importId };
  const sent = list.map((cells, place) => ({ line: place + 2, cells }));
  await call(bikeImportRoutes.sendImportRows, { as, params, body: { from: 0, rows: sent } });
  const work = () => call(bikeImportRoutes.continueBikeImport, { as, params });
  for (let at = await work(); at.state === "checking"; at = await work());
  return params;
};

/** Imports two lists of earlier sales: one is registered, and one has faults for the shop to correct. */
export async function* sendLists(town: Town): Story {
  const { call, shop: as } = town;
  yield 41;
  const earlier = [
    ["SKP2199203", "Skeppshult", "V", "Dam", "Röd", "anna.vik@example.com", "2024-05-11", "9 495"],
    ["YOS3140922", "Yosemite", "Råå", "Herr", "Svart", "jan.blom@example.com", "2024-06-20", "5 995"],
  ];
  const params = await sendList(town, "salda-cyklar-2024.csv", earlier);
  await call(bikeImportRoutes.registerBikeImport, { as, params, body: { pace: "50" } });
  const work = () => call(bikeImportRoutes.continueBikeImport, { as, params });
  for (let at = await work(); at.state === "registering"; at = await work());
  yield 1.5;
  await sendList(town, "salda-cyklar-2025.csv", rows);
}

/** The shop has an order that was delivered, one that was sent and one that was approved. */
export async function* orderForShop(town: Town): Story {
  const { call, shop: as, known } = town;
  const place = (
    body: { kind: "qr_order"; count: number } | { kind: "inventory_order"; item: string; count: number },
  ) => call(storeOrderRoutes.placeStoreOrder, { as, body });
  yield 5.7;
  const first = await place({ kind: "qr_order", count: 20 });
  yield 5.2;
  await makeCodes(town, first.orderNumber);
  await processOrder(town, first.orderNumber, ["pack", "send", "deliver"]);
  const pool = as.storeId ?? "";
  await call(inventoryRoutes.moveRoll, { as: known.karin, params: { pool } });
  yield 4.9;
  const stickers = await place({ kind: "qr_order", count: 100 });
  const stand = await place({ kind: "inventory_order", item: "Bordsställ med broschyrer", count: 2 });
  yield 3.9;
  await makeCodes(town, stickers.orderNumber);
  await processOrder(town, stickers.orderNumber, ["pack", "send"]);
  await processOrder(town, stand.orderNumber, ["approve"]);
}

/** A customer leaves a stolen bike for repair, and the shop notifies the owner. */
export async function* findStolenBike(town: Town): Story {
  const { call, known } = town;
  const { gun, shop } = known;
  yield 48;
  const bike = await buyPointsAndRegister(town, gun, bikes.via);
  yield 3.2;
  await reportStolen(town, bike, { place: "Utanför gymmet på Motalagatan", lockType: "cable" });
  yield 1;
  const text = "Hej! En cykel med ditt ramnummer lämnades in hos oss för lagning i dag. Hör av dig!";
  await write(town, { caller: shop }, bike, text, "found_bike");
  const body = {
    location: "Cykelboden, Storgatan 2",
    description: "Står i verkstaden.",
    contact: "0143-100 00",
  };
  await call(foundReportRoutes.reportFound, { as: shop, params: { bikeId: bike.id }, body });
}
