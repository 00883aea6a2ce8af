import { createHmac } from "node:crypto";
import { marshall, unmarshall } from "@aws-sdk/util-dynamodb";
import { expect, test } from "vitest";
import { factIdOf } from "#lambdas/office/counting/record-fact.ts";
import { theftParts } from "#lambdas/office/counting/parts/theft-parts.ts";
import { transferParts } from "#lambdas/office/counting/parts/register-parts.ts";
import { findFault } from "#lambdas/ownership/transfers/receipts/find-fault.ts";
import { sealedFacts } from "#lambdas/ownership/transfers/receipts/sealed-facts.ts";
import { buyerText, sellerText } from "#lambdas/ownership/transfers/signed-text.ts";
import { OwnershipReceiptItem } from "#lambdas/ownership/items/ownership-receipt.ts";
import { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { sealedMessage } from "#lambdas/platform/tokens/paper-seals.ts";
import { hashOf } from "#lambdas/people/signatures/hash-of.ts";
import { StatFactItem } from "#lambdas/platform/table/items/statistics.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retentionEnd } from "#lambdas/points/purchases/retention-end.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { movedItems } from "#local/seed/kept-year/follow-dates.ts";
import { lineOf } from "#local/seed/kept-year/item-line.ts";
import { oddDays } from "./days.ts";

const from = Date.parse("2026-11-28T05:12:00.000Z");
const lengths = [-1, 0, ...oddDays.map((to) => Math.floor((to - from) / 86_400_000))];

const key = Buffer.from("the key of seals");
const sealOf = (facts: string): string =>
  createHmac("sha256", key).update(sealedMessage("receipt", facts)).digest("hex");
const sealer = { isSealOf: async (seal: string, facts: string) => seal === sealOf(facts) };

const move = (items: readonly Record<string, unknown>[], days: number) =>
  movedItems(
    items.map((item) => lineOf(JSON.stringify(marshall(item, { removeUndefinedValues: true })))),
    { days },
    [Buffer.from("another key"), key],
  ).map((line) => unmarshall(JSON.parse(line)));

const number = "A-261114-7Q2M9X";
const bike = { brand: "Monark", model: "Karin", frameNumber: "MON7702413" };
const terms = {
  price: 1200,
  saleDate: "2026-11-14",
  condition: "Bra",
  keys: 2,
  charger: false,
  buyerEmail: "erik@example.se",
};
const at = "2026-11-14T10:00:00.000Z";

const signed = (text: string, name: string) => ({
  method: "bankid" as const,
  name,
  at,
  evidence: name,
  text,
  hash: hashOf(text),
});

const transfer = {
  ...keys.transfer("transfer_1"),
  entity: "transfer",
  id: "transfer_1",
  bikeId: "bike_1",
  sellerId: "asa",
  buyerId: "erik",
  state: "completed",
  version: 1,
  changed: [],
  bike,
  terms,
  sellerSignature: signed(sellerText(bike, { terms }, "sv"), "Åsa Lindström"),
  buyerSignature: signed(buyerText(bike, terms, "Åsa Lindström", "en"), "Erik Sandberg"),
  createdAt: at,
  expiresAt: at,
  receiptNumber: number,
} as const;

const receipt = {
  ...keys.ownershipReceipt(number),
  entity: "ownershipReceipt",
  number,
  transferId: "transfer_1",
  bikeId: "bike_1",
  at,
  code: "0123456789ABCDEF",
  seal: sealOf(sealedFacts(number, TransferItem.parse(transfer))),
};

const factOf = (id: string, parts: object) => ({
  ...keys.statFact(id),
  entity: "statFact",
  id,
  parts,
  version: 1,
});
const of = (entity: string, items: Record<string, unknown>[]) =>
  items.find((item) => item["entity"] === entity);

test.each(lengths)("an ownership receipt matches the signed texts, %i days later", async (days) => {
  const moved = move([transfer, receipt], days);
  const fault = await findFault(
    sealer,
    OwnershipReceiptItem.parse(of("ownershipReceipt", moved)),
    TransferItem.parse(of("transfer", moved)),
  );
  expect(fault).toBeUndefined();
});

test.each(lengths)("the statistics match the items, %i days later", (days) => {
  const fact = factOf(factIdOf(keys.ownershipReceipt(number)), transferParts(at));
  const moved = move([fact, receipt], days);
  const item = OwnershipReceiptItem.parse(of("ownershipReceipt", moved));
  const counted = StatFactItem.parse(of("statFact", moved));
  expect(counted.id).toBe(factIdOf(keys.ownershipReceipt(item.number)));
  expect(counted.parts).toEqual(transferParts(item.at));
});

const theft = {
  ...keys.theft("bike_1", "theft_1"),
  entity: "theft",
  id: "theft_1",
  bikeId: "bike_1",
  ownerId: "asa",
  frameNumber: "MON7702413",
  bike: "Monark",
  state: "open",
  stolenDate: "2026-11-13",
  stolenHour: 22,
  place: "Stationen",
  city: "Vadstena",
  reportedAt: at,
  confirmed: [],
  version: 1,
};
const known = { type: "dam" as const, brand: "Monark" };

test.each(lengths)("a theft is counted on its weekday and in its month, %i days later", (days) => {
  const parts = theftParts(TheftItem.parse(theft), known, 3000);
  const moved = move([theft, factOf("fact", parts)], days);
  const now = theftParts(TheftItem.parse(of("theft", moved)), known, 3000);
  expect(StatFactItem.parse(of("statFact", moved)).parts).toEqual(now);
  const sums = moved.filter(({ entity }) => entity === "statistics").map(({ pk, sk }) => `${pk} ${sk}`);
  const month = now[0]!.day.slice(0, 7);
  expect(sums.toSorted()).toEqual([`STATS#thefts#${month}#0 DAYS`, `STATS#thefts#${month}#0 MONTH`]);
});

test.each(lengths)("bookkeeping keeps a purchase until the end of a year, %i days later", (days) => {
  const paidAt = "2026-12-30T10:00:00.000Z";
  const purchase = { pk: "PURCHASE#1", sk: "PURCHASE", entity: "purchase", paidAt };
  const [moved] = move([{ ...purchase, expiresAt: retentionEnd(new Date(paidAt)) }], days);
  expect(moved?.["expiresAt"]).toBe(retentionEnd(new Date(String(moved?.["paidAt"]))));
});

test("an ad says since which year its owner has the bike", () => {
  const id = "listing_01KCV4TSVK2ET7WPS3E113Y3MG";
  const event = {
    pk: "BIKE#bike_1",
    sk: "EVENT#2026-11-14T10:00:00.000Z#event_1",
    entity: "bikeEvent",
    id: "event_1",
    bikeId: "bike_1",
    ownerId: "asa",
    eventType: "registration",
    registrationType: "self",
    receiptVerified: true,
    at,
  };
  const createdAt = "2026-11-20T10:00:00.000Z";
  const listing = { pk: `LISTING#${id}`, sk: "LISTING", entity: "listing", id, bikeId: "bike_1", createdAt };
  const shown = { pk: "AD#N#", sk: `1795842733000#${id}`, entity: "ad" };
  const moved = move([event, { ...listing, ownerSince: 2026 }, { ...shown, ownerSince: 2026 }], 60);
  expect([of("listing", moved)?.["ownerSince"], of("ad", moved)?.["ownerSince"]]).toEqual([2027, 2027]);
});
