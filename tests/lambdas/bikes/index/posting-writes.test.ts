import { marshall } from "@aws-sdk/util-dynamodb";
import { fc } from "#tests/property.ts";
import { describe, expect, it } from "vitest";
import { cardOf, isListed } from "#lambdas/bikes/index/card.ts";
import { promptEntries, textEntries } from "#lambdas/bikes/index/entries.ts";
import { postingWrites } from "#lambdas/bikes/index/posting-writes.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { PostingItem } from "#lambdas/bikes/items/posting.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";
import { randomBike } from "./random-bikes.ts";

const bike = aBike({ city: "Umeå", frameNumber: "WTU204K8765" });
const stolen: BikeItem = {
  ...bike,
  status: "stolen",
  stolenSince: "2026-11-20",
  stolenPlace: { place: "Torget", city: "Umeå" },
};
const robbed: BikeItem = { ...bike, batterySerialNumber: "BT48-7712", batteryStolenSince: "2026-11-20" };
const edited: BikeItem = {
  ...bike,
  ...({ type: "mtb", brand: "Monark", model: "Sture", color: "röd", city: "Malmö" } as const),
};
const deleted: BikeItem = { ...bike, deletedAt: "2026-11-20T12:00:00.000Z" };

describe("postingWrites", () => {
  it.each([
    ["a new bike", undefined, bike, 35],
    ["a stolen bike", bike, stolen, 63],
    ["a recovered bike", stolen, bike, 63],
    ["a bike put up for sale", bike, { ...bike, salePrice: 900 }, 58],
    ["a bike with a stolen battery", bike, robbed, 59],
    [
      "a bike for sale that is stolen and whose battery is, too",
      { ...robbed, salePrice: 900 },
      { ...robbed, ...stolen },
      64,
    ],
    ["a completely edited bike", bike, edited, 57],
    ["a deleted bike", bike, deleted, 36],
    ["an approved bike", { ...bike, status: "pending_review" as const }, bike, 35],
    ["a bike with an edited hidden name", bike, { ...bike, name: "Gula faran", version: 2 }, 0],
    ["a bike under review", undefined, { ...bike, status: "pending_review" as const }, 1],
  ])("take the expected number of actions for %s", (_, before, after, count) => {
    expect(postingWrites(before, after)).toHaveLength(count);
  });

  it("leave exactly the items derived from the bike, whatever was there before", () => {
    fc.assert(
      fc.property(randomBike(1), randomBike(1), (before, random) => {
        const { id, registeredAt, frameNumber } = before;
        const after = { ...random, id, registeredAt, frameNumber };
        const nameOf = ({ key }: { key: { pk: string; sk: string } }): string => `${key.pk} ${key.sk}`;
        const lies = new Map(
          promptEntries(before).map((entry) => [nameOf(entry), { ...entry.item, entity: entry.entity }]),
        );
        const writes = postingWrites(before, after);
        const removed = writes.filter(({ kind }) => kind === "delete").map((action) => nameOf(action));
        expect(removed.every((name) => lies.delete(name))).toBe(true);
        for (const action of writes.filter(({ kind }) => kind === "put"))
          lies.set(nameOf(action), action.item as never);
        expect(lies).toEqual(
          new Map(
            promptEntries(after).map((entry) => [nameOf(entry), { ...entry.item, entity: entry.entity }]),
          ),
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe("a posting", () => {
  it("reads back as the card it was made from", () => {
    fc.assert(
      fc.property(randomBike(1), (random) => {
        for (const { key, entity, item } of [...promptEntries(random), ...textEntries(random)].filter(
          (entry) => entry.entity === "posting",
        )) {
          const { sk, ...card } = PostingItem.parse({ ...key, ...item, entity });
          expect(sk).toBe(key.sk);
          expect(JSON.parse(JSON.stringify(card))).toMatchObject(JSON.parse(JSON.stringify(cardOf(random))));
        }
      }),
      { numRuns: 50 },
    );
  });

  it("is so small that twenty of each list cost two read units, even for a stolen bike with long texts", () => {
    const bytes = (of: BikeItem): number => {
      const inLists = promptEntries(of).filter(({ key }) => key.pk.startsWith("S#"));
      const sizes = inLists.map(({ key, entity, item }) => {
        const attributes = marshall({ ...key, ...item, entity });
        return Object.entries(attributes).reduce((sum, [name, value]) => {
          const [text] = Object.values(value) as [unknown];
          return sum + Buffer.byteLength(name) + (typeof text === "string" ? Buffer.byteLength(text) : 1);
        }, 0);
      });
      return Math.max(...sizes);
    };
    const ordinary = { ...bike, photoUploadId: "upload_01K9ZZZZZZZZZZZZZZZZZZZZZZ" };
    expect(bytes(ordinary)).toBeLessThanOrEqual(270);
    const wordy = {
      ...ordinary,
      status: "stolen" as const,
      stolenSince: "2026-11-20",
      description: "Blå sadel. ".repeat(90),
    };
    expect(bytes(wordy)).toBeLessThanOrEqual(8192 / 20);
  });

  it("contains nothing about the owner, the receipt or the battery", () => {
    const secret = {
      ...stolen,
      ownerId: "owner-of-it",
      receiptUploadId: "receipt-of-it",
      batterySerialNumber: "battery-of-it",
    };
    expect(JSON.stringify([...promptEntries(secret), ...textEntries(secret)])).not.toMatch(/-of-it/);
    expect(isListed(secret)).toBe(true);
  });
});
