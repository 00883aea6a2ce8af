import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it, vi } from "vitest";
import { withTable } from "#tests/dynamodb.ts";
import { enterFunction } from "#tests/lambdas/function-environment.ts";
import { callFunction } from "#tests/lambdas/gateway-event.ts";
import { aListedBike, aRegister } from "#tests/lambdas/bikes/search/a-register.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";

const taken = (day: string, city: string, over: Parameters<typeof aListedBike>[0] = {}) =>
  aListedBike({
    status: "stolen",
    stolenSince: day,
    stolenPlace: { place: "Torget", city },
    theftId: "theft_00000000000000000000",
    // Registered in the opposite order of the thefts.
    registeredAt: `2025-0${9 - Number(day.slice(-1))}-01T12:00:00.000Z`,
    ...over,
  });

const inMalmo = taken("2026-11-01", "Malmö", { model: "Malmö, first", color: "röd" });
const inLund = taken("2026-11-03", "Lund", { model: "Lund" });
const inArlov = taken("2026-11-05", "Åkarp", { model: 'Åkarp <&"\u0007>', color: "röd" });
const inUmea = taken("2026-11-02", "Umeå", { model: "Umeå" });
const nowhere = taken("2026-11-04", "Bullerbyn", { model: "Bullerbyn" });

const place = await withTable({ stream: false });
enterFunction(place);
const environment = {
  ORIGIN_SECRETS: "origin",
  RECEIPTS_BUCKET: "receipts",
  BIKE_PHOTOS_BUCKET: "bike-photos",
  DISTRIBUTION_ID: "site",
  CURSOR_SECRET: "secret",
  SITE_ORIGIN: "https://register.example",
};
for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
const { handler } = await import("#lambdas/thefts/reports/handler.ts");
const register = await aRegister(place);
await register.add(inMalmo, inLund, inArlov, inUmea, nowhere, aListedBike({ model: "Not stolen" }));
await register.add(taken("2026-11-06", "Malmö", { model: "In review", status: "pending_review" }));

const get = (address: string) => {
  const { pathname, searchParams } = new URL(address, "https://register.example");
  return callFunction(handler, { method: "GET", path: pathname, query: Object.fromEntries(searchParams) });
};
const modelsOf = async (query: string): Promise<string[]> => {
  const { status, body } = await get(`/thefts${query}`);
  expect(status).toBe(200);
  return body.items.map(({ model }: { model: string }) => model);
};

describe("GET /thefts", () => {
  it("lists the latest thefts first, whenever the bikes were registered, and no others", async () => {
    expect(await modelsOf("")).toEqual([inArlov.model, "Bullerbyn", "Lund", "Umeå", "Malmö, first"]);
  });

  it.each([
    ["?near=Malm%C3%B6", [inArlov.model, "Malmö, first"]],
    ["?near=Malm%C3%B6&radius=3", [inArlov.model, "Lund", "Malmö, first"]],
    ["?near=Malm%C3%B6&color=r%C3%B6d", [inArlov.model, "Malmö, first"]],
    ["?near=Ume%C3%A5&radius=5", ["Umeå"]],
    ["?near=Kiruna", []],
    ["?type=mtb", []],
  ])("narrows by %s", async (query, models) => {
    expect(await modelsOf(query)).toEqual(models);
  });

  it("shows neither whole frame numbers nor bike ids, and is cached for a minute", async () => {
    const { body, headers } = await get("/thefts");
    expect(headers["cache-control"]).toBe("public, max-age=60");
    const text = JSON.stringify(body);
    for (const { frameNumber, ownerId } of [inMalmo, inLund]) {
      expect(text).not.toContain(frameNumber);
      expect(text).not.toContain(ownerId);
    }
    expect(body.items[0]).toMatchObject({
      status: "stolen",
      page: `/stolen/${inArlov.id}`,
      stolenSince: "2026-11-05",
    });
    expect(body.items[0].id).toBeUndefined();
  });

  it.each(["?near=Bullerbyn", "?near=", "?radius=2", "?radius=1e1", "?type=car", "?status=stolen"])(
    "refuses %s by name",
    async (query) => {
      const { status, body } = await get(`/thefts${query}`);
      expect([status, body.code]).toEqual([400, "invalid-request"]);
    },
  );

  it("refuses a cursor of other filters", async () => {
    const { body } = await get("/thefts?cursor=a.b");
    expect(body.code).toBe("invalid-cursor");
  });

  it("removes a recovered bike, and follows a corrected town", async () => {
    const bike = taken("2026-11-07", "Kalmar", { model: "Back" });
    await register.add(bike);
    expect(await modelsOf("?near=Kalmar")).toEqual(["Back"]);
    const moved = {
      ...bike,
      version: bike.version + 1,
      stolenPlace: { place: "Torget", city: "Oskarshamn" },
    };
    await register.table.transact(changeWrites(bike, moved));
    expect(await modelsOf("?near=Kalmar")).toEqual([]);
    expect(await modelsOf("?near=Oskarshamn")).toEqual(["Back"]);
    const { stolenSince: _, stolenPlace: __, ...back } = moved;
    await register.table.transact(
      changeWrites(moved, { ...back, status: "registered", version: moved.version + 1 }),
    );
    expect(await modelsOf("?near=Oskarshamn")).toEqual([]);
  });
});

describe("the feeds", () => {
  it("are valid Atom whatever the bikes are called, with an id per theft", async () => {
    const { body, headers } = await get("/thefts.atom?near=Malm%C3%B6&radius=3");
    expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    expect(XMLValidator.validate(body)).toBe(true);
    const { feed } = new XMLParser({ ignoreAttributes: false }).parse(body);
    expect(feed.title).toBe("Stulna cyklar nära Malmö");
    expect(feed.updated).toBe("2026-11-05T12:00:00Z");
    expect(feed.entry.map(({ id }: { id: string }) => id)).toEqual(
      [inArlov, inLund, inMalmo].map(
        ({ id, stolenSince }) => `https://register.example/stolen/${id}#${stolenSince}`,
      ),
    );
    expect(body).not.toContain("\u0007");
    expect(body).toContain("&lt;&amp;&quot;&gt;");
  });

  it("are available in English, and valid without thefts", async () => {
    const { body } = await get("/thefts.atom?near=Kiruna&language=en");
    expect(XMLValidator.validate(body)).toBe(true);
    expect(body).toContain("<title>Stolen bikes near Kiruna</title>");
    expect(body).not.toContain("<entry>");
  });

  it("are GeoJSON with the centre of the town, or without a point if it is unknown", async () => {
    const { body, headers } = await get("/thefts.geojson");
    expect(headers["content-type"]).toBe("application/geo+json; charset=utf-8");
    expect(body.type).toBe("FeatureCollection");
    const features: { properties: { model: string } }[] = body.features;
    const byModel = new Map(features.map((each) => [each.properties.model, each]));
    expect(byModel.get("Lund")).toMatchObject({
      geometry: { type: "Point", coordinates: [13.19, 55.7] },
      properties: { stolenOn: "2026-11-03", url: `https://register.example/stolen/${inLund.id}` },
    });
    expect(byModel.get("Bullerbyn")).toMatchObject({ geometry: null });
    expect(JSON.stringify(body)).not.toContain(inLund.frameNumber);
  });
});
