import { beforeEach, describe, expect, it } from "vitest";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { type Register, aSoughtBike, aRegister } from "./a-register.ts";

let register: Register;
beforeEach(async () => {
  register = await aRegister();
});

const openVisibility = { ...aSoughtBike().visibility, name: true, description: true };
const closedVisibility: BikeItem["visibility"] = {
  name: false,
  brand: false,
  model: false,
  color: false,
  type: false,
  description: false,
  photo: false,
  whenStolen: false,
};
const numbersOf = ({ items }: { items: { frameNumber: string }[] }) =>
  items.map(({ frameNumber }) => frameNumber);

describe("an unregistered number", () => {
  it("does not match bikes that have one of its digits in their model", async () => {
    await register.add(aSoughtBike({ brand: "Giant", model: "Revolt 1" }));
    for (const q of ["NOSUCHNUMBER1", "WTU 290 K4813 1"])
      expect(numbersOf(await register.searchPublicly({ q }))).toEqual([]);
  });
});

describe("a bike's name", () => {
  it("finds it if its owner shows the name, and nothing if the name is hidden", async () => {
    await register.add(aSoughtBike({ name: "Gröna faran", visibility: openVisibility, model: "Femto" }));
    const hidden = { ...openVisibility, name: false };
    await register.add(aSoughtBike({ name: "Gröna faran", visibility: hidden, model: "Elina" }));
    const { items } = await register.searchPublicly({ q: "gröna faran" });
    expect(items.map(({ name, model }) => [name, model])).toEqual([["Gröna faran", "Femto"]]);
  });
});

describe("a card", () => {
  it("shows the last three characters of a number, and all of it to a person who searched for it", async () => {
    await register.add(aSoughtBike({ frameNumber: "WTU204K8861" }));
    expect(numbersOf(await register.searchPublicly({ brand: "Crescent" }))).toEqual(["•••861"]);
    expect(numbersOf(await register.search({ brand: "Crescent" }))).toEqual(["•••861"]);
    expect(numbersOf(await register.searchPublicly({ q: "wtu 204-k.8861" }))).toEqual(["WTU204K8861"]);
  });

  it("contains nothing about the owner, and an id only for signed-in people", async () => {
    await register.add(aSoughtBike({ ownerId: "owner-anna", batterySerialNumber: "SDI-36V" }));
    const [card] = (await register.searchPublicly({})).items;
    expect(card).toEqual({
      frameNumber: expect.stringMatching(/^•••/),
      status: "registered",
      brand: "Crescent",
      model: "Femto",
      color: "blå",
      type: "dam",
      newlyRegistered: true,
      salePrice: 900,
    });
    const [own] = (await register.search({})).items;
    expect(own).toEqual({ ...card, id: expect.stringMatching(/^bike_/) });
    expect(JSON.stringify(own)).not.toMatch(/owner|anna|SDI/);
  });

  it("leaves out hidden fields, and shows a stolen bike's photo and description unless its owner opts out", async () => {
    const shown = {
      name: "Gröna faran",
      description: "Korg fram",
      photoUploadId: "upload_1",
      stolenSince: "2026-11-01",
    };
    await register.add(aSoughtBike({ ...shown, visibility: openVisibility, color: "grön" }));
    await register.add(aSoughtBike({ ...shown, visibility: closedVisibility, color: "gul" }));
    await register.add(
      aSoughtBike({ ...shown, visibility: { ...closedVisibility, whenStolen: true }, status: "stolen" }),
    );
    const [helped, closed, open] = (await register.searchPublicly({})).items;
    expect(open).toMatchObject({
      name: "Gröna faran",
      description: "Korg fram",
      photoUrl: "/photos/upload_1.jpg",
    });
    expect(closed).toEqual({
      frameNumber: expect.any(String),
      status: "registered",
      newlyRegistered: true,
      salePrice: 900,
    });
    expect(helped).toEqual({
      frameNumber: expect.any(String),
      status: "stolen",
      description: "Korg fram",
      photoUrl: "/photos/upload_1.jpg",
      stolenSince: "2026-11-01",
      newlyRegistered: true,
      page: expect.stringMatching(/^\/stolen\/bike_/),
    });
  });

  it.each([
    ["2026-10-21T12:00:00.001Z", true],
    ["2026-10-21T12:00:00.000Z", false],
  ])("of a bike registered at %s is marked as newly registered: %s", async (registeredAt, newly) => {
    await register.add(aSoughtBike({ registeredAt }));
    expect((await register.search({})).items[0]?.newlyRegistered).toBe(newly);
  });
});

describe("the end of a number", () => {
  beforeEach(() =>
    register.add(
      aSoughtBike({ frameNumber: "WTU204K8861" }),
      aSoughtBike({ frameNumber: "8861XYZ12" }),
      aSoughtBike({ frameNumber: "SB60498452", status: "stolen" }),
      aSoughtBike({ frameNumber: "SB60498453", status: "pending_review" }),
    ),
  );

  it.each([
    ["98452", ["•••452"]],
    ["8452", ["•••452"]],
    ["B604 98452", ["SB60498452"]],
    ["8861", ["•••861", "•••Z12"]],
    ["K886I", ["•••861"]],
    ["452", []],
    ["98453", []],
  ])("%s finds %j and shows its last three characters", async (q, wanted) => {
    const { items, didYouMean = [] } = await register.searchPublicly({ q });
    expect(numbersOf({ items: [...items, ...didYouMean] })).toEqual(wanted);
  });

  it("is searched before the beginning of others", async () => {
    for (let place = 10; place < 16; place += 1)
      await register.add(
        aSoughtBike({ frameNumber: `END${place}8861` }),
        aSoughtBike({ frameNumber: `8861${place}AA` }),
      );
    const results: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await register.search({ q: "8861", limit: 3, cursor });
      results.push(...page.items.map(({ id = "" }) => id));
      cursor = page.cursor;
    } while (cursor !== undefined);
    expect(results).toHaveLength(14);
    expect(new Set(results).size).toBe(14);
  });
});

describe("a hidden field", () => {
  it.each([
    { brand: "Crescent" },
    { model: "Femto" },
    { color: "blå" },
    { type: "dam" },
    { q: "crescent" },
    { q: "femto" },
    { q: "faran" },
    { q: "korg" },
    { q: "blå dam" },
  ])("is not found by %o", async (query) => {
    await register.add(
      aSoughtBike({ name: "Gröna faran", description: "Korg fram", visibility: closedVisibility }),
    );
    expect(await register.search(query)).toMatchObject({ items: [], cursor: undefined });
  });

  it("never shows a bike under review or a deleted one", async () => {
    await register.add(aSoughtBike({ status: "pending_review", frameNumber: "WTU204K8861" }));
    await register.add(aSoughtBike({ deletedAt: "2026-11-20T12:00:00.000Z", frameNumber: "WTU204K8862" }));
    for (const q of [undefined, "WTU204K8861", "WTU204K8862", "WTU204", "WTU204K8863", "crescent"])
      expect(await register.search({ q })).toMatchObject({ items: [], cursor: undefined });
  });
});

describe("a status", () => {
  it("selects stolen bikes or those for sale; without one both are found, and no ordinary bike", async () => {
    await register.add(
      aSoughtBike({ frameNumber: "STOLEN0001", status: "stolen" }),
      aSoughtBike({ frameNumber: "OTHER0001", salePrice: undefined }),
      aSoughtBike({ frameNumber: "AVAIL0002" }),
      aSoughtBike({
        frameNumber: "POWER0003",
        salePrice: undefined,
        batterySerialNumber: "BT48-7712",
        batteryStolenSince: "2026-11-01",
      }),
    );
    expect(numbersOf(await register.search({ status: "stolen" }))).toEqual(["•••001"]);
    expect(numbersOf(await register.search({}))).toEqual(["•••003", "•••002", "•••001"]);
    expect(numbersOf(await register.search({ status: "for_sale" }))).toEqual(["•••002"]);
    expect(numbersOf(await register.search({ q: "AVAIL0002", status: "for_sale" }))).toEqual(["AVAIL0002"]);
    expect((await register.search({ q: "STOLEN0001", status: "stolen" })).items).toHaveLength(1);
    expect((await register.search({ q: "OTHER0001", status: "stolen" })).items).toEqual([]);
    expect((await register.search({ q: "STOLEN0001", status: "for_sale" })).items).toEqual([]);
  });
});

describe("a text", () => {
  beforeEach(() =>
    register.add(
      aSoughtBike({
        brand: "Crescent",
        model: "Elina",
        color: "röd",
        city: "Göteborg",
        frameNumber: "WTU0000001",
      }),
      aSoughtBike({
        brand: "Monark",
        model: "Karin",
        color: "svart",
        city: "Malmö",
        frameNumber: "WTU0000002",
      }),
      aSoughtBike({
        brand: "Trek",
        model: "Marlin 7",
        color: "blå",
        city: "Malmö",
        frameNumber: "MARLIN1234",
      }),
      aSoughtBike({ brand: "Crescent", model: "Marlin", color: "svart", frameNumber: "WTU0000004" }),
    ),
  );

  it.each([
    ["crescent", ["•••004", "•••001"]],
    ["röd crescent göteborg", ["•••001"]],
    ["GOTHENBURG red", ["•••001"]],
    ["malmo", ["•••234", "•••002"]],
    ["marlin", ["•••004", "•••234"]],
    ["Marlin 7", ["•••234"]],
    ["svart crescent marlin", ["•••004"]],
    ["monark röd", []],
    ["skeppshult", []],
    ["#| ; -- 🚲", []],
  ])("%s finds %j", async (q, wanted) => {
    expect(numbersOf(await register.search({ q }))).toEqual(wanted);
  });

  it("and filters must both match", async () => {
    expect(numbersOf(await register.search({ q: "marlin", brand: "trek" }))).toEqual(["•••234"]);
    expect(numbersOf(await register.search({ q: "trek", brand: "crescent" }))).toEqual([]);
    expect(numbersOf(await register.search({ q: "svart", color: "svart" }))).toEqual(["•••004", "•••002"]);
    expect(numbersOf(await register.search({ q: "#|", color: "svart" }))).toEqual([]);
  });

  it("that may begin a number finds numbers if no bike contains it as a word", async () => {
    expect(numbersOf(await register.search({ q: "wtu" }))).toEqual(["•••001", "•••002", "•••004"]);
  });
});

describe("a cursor", () => {
  const many = Array.from({ length: 8 }, (_, place) =>
    aSoughtBike({
      frameNumber: `WTU20400${place}X`,
      registeredAt: new Date(Date.UTC(2026, 0, 1 + place)).toISOString(),
      status: place % 3 === 0 ? "stolen" : "registered",
    }),
  );
  beforeEach(() => register.add(...many));

  const pages = async (find: Register["search"], query: Record<string, string | number>) => {
    const results: string[][] = [];
    let cursor: string | undefined;
    do {
      const page = await find({ ...query, cursor });
      results.push(numbersOf(page));
      cursor = page.cursor;
    } while (cursor !== undefined);
    return results;
  };

  it("leads to three pages without an account, and to 25 with one", async () => {
    expect(await pages(register.searchPublicly, { limit: 2 })).toEqual([
      ["•••07X", "•••06X"],
      ["•••05X", "•••04X"],
      ["•••03X", "•••02X"],
    ]);
    expect((await pages(register.search, { limit: 2 })).flat()).toHaveLength(8);
    expect((await pages(register.searchPublicly, { limit: 1, q: "WTU204" })).flat()).toHaveLength(3);
    await register.add(...Array.from({ length: 20 }, () => aSoughtBike()));
    expect(await pages(register.search, { limit: 1 })).toHaveLength(25);
    expect((await pages(register.search, { limit: 2, q: "WTU204" })).flat()).toEqual(
      many.map(({ frameNumber }) => `•••${frameNumber.slice(-3)}`),
    );
  });

  it("does not reveal hidden data", async () => {
    const { cursor = "" } = await register.search({ limit: 2, q: "WTU204" });
    expect(Buffer.from(cursor.split(".")[0]!, "base64url").toString("latin1")).not.toContain("WTU");
  });

  it("is valid only for its own filters, in any order, and its own tier", async () => {
    const { cursor } = await register.search({ limit: 2, brand: "Crescent", color: "blå" });
    expect((await register.search({ color: "blå", brand: "Crescent", limit: 3, cursor })).items).toHaveLength(
      3,
    );
    for (const other of [
      { brand: "Crescent" },
      { brand: "Crescent", color: "svart" },
      { brand: "Crescent", color: "blå", status: "stolen" },
    ])
      await expect(register.search({ ...other, cursor })).rejects.toMatchObject({ code: "invalid-cursor" });
    await expect(register.searchPublicly({ brand: "Crescent", color: "blå", cursor })).rejects.toMatchObject({
      code: "invalid-cursor",
    });
  });
});
