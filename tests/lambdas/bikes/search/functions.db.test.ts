import { describe, expect, it } from "vitest";
import * as z from "zod";
import { aSoughtBike, aRegister } from "./a-register.ts";
import { startFunctions } from "./call-search.ts";

const functions = await startFunctions();
const register = await aRegister(functions);
await register.add(
  aSoughtBike({ frameNumber: "WTU204K8861", brand: "Crescent", city: "Malmö", ownerId: "erik" }),
  aSoughtBike({
    frameNumber: "WTU204K8862",
    brand: "Crescent",
    status: "stolen",
    stolenSince: "2026-11-01",
  }),
  aSoughtBike({ frameNumber: "WTU204K8863", brand: "Cube", status: "pending_review" }),
  aSoughtBike({ frameNumber: "WTU204K8864", brand: "crescent", city: "Mölndal" }),
);

const statusOf = async (frameNumber: string) => {
  const request = { path: `/v1/status/${frameNumber}`, params: { frameNumber } };
  const { status, headers, body } = await functions.call("search", request);
  return { status, cache: headers["cache-control"], body };
};

describe("GET /v1/status", () => {
  it.each([
    ["wtu 204-k8861", "WTU204K8861", "registered"],
    ["WTU204K8862", "WTU204K8862", "stolen"],
    ["WTU204K8863", "WTU204K8863", "unknown"],
    ["XYZ999999", "XYZ999999", "unknown"],
  ])("answers %s for everybody, cached for a minute", async (typed, frameNumber, status) => {
    const body = { frameNumber, status };
    expect(await statusOf(typed)).toEqual({ status: 200, cache: "public, max-age=60", body });
  });
});

describe("GET /search/suggestions", () => {
  const suggestionsFor = async (query: string) => {
    const { headers, body } = await functions.call("search", { path: `/search/suggestions?${query}` });
    expect(headers["cache-control"]).toBe("public, max-age=300");
    return body.items;
  };

  it("suggests the register's values in their first spelling, the most common first", async () => {
    expect(await suggestionsFor("field=brand&prefix=c")).toEqual([{ value: "Crescent" }]);
    expect(await suggestionsFor("field=city&prefix=m%C3%B6")).toEqual([{ value: "Mölndal" }]);
    expect(await suggestionsFor("field=city&prefix=m")).toEqual([{ value: "Malmö" }, { value: "Mölndal" }]);
    expect(await suggestionsFor("field=model&prefix=FEM")).toEqual([{ value: "Femto" }]);
  });
});

describe("POST /store/frame-number-checks", () => {
  const check = (body: unknown, role: "customer" | "store" | "admin" | undefined = "store") =>
    functions.call("numberReports", {
      method: "POST",
      path: "/store/frame-number-checks",
      body,
      ...(role && { role }),
    });

  it("keeps the order of the numbers and takes one round trip", async () => {
    const frameNumbers = ["WTU204K8862", "wtu204k8861", "12", "XYZ999999", "WTU204K8862", "WTU204K8863"];
    const { status, body, headers } = await check({ frameNumbers });
    expect(status).toBe(201);
    expect(body.items.map(({ result }: { result: string }) => result)).toEqual([
      "stolen",
      "registered",
      "not-a-number",
      "unknown",
      "stolen",
      "unknown",
    ]);
    expect(body.items[1]).toMatchObject({
      typed: "wtu204k8861",
      frameNumber: "WTU204K8861",
      bike: { frameNumber: "WTU204K8861", brand: "Crescent", city: "Malmö" },
    });
    expect(headers["x-read-units"]).toBe("5");
    expect(JSON.stringify(body)).not.toContain("erik");
  });

  it("accepts 50 numbers and no more", async () => {
    const numbers = Array.from({ length: 51 }, (_, place) => `NUMBER${place}`);
    const { headers, body } = await check({ frameNumbers: numbers.slice(0, 50) });
    expect([headers["x-read-units"], body.items.length]).toEqual(["50", 50]);
    expect((await check({ frameNumbers: numbers })).body).toMatchObject({
      issues: [{ path: "frameNumbers", rule: "too-many" }],
    });
    expect((await check({ frameNumbers: [] })).status).toBe(400);
    expect((await check({ frameNumbers: ["x".repeat(61)] })).status).toBe(400);
    expect((await check({ frameNumbers: "WTU204K8861" })).status).toBe(400);
    expect((await check("WTU204K8861")).status).toBe(400);
  });
});

describe("a search", () => {
  it("is not cached, and without an account reveals no bike id, even with a token", async () => {
    const { headers, body } = await functions.call("search", { path: "/search", role: "admin" });
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.items).toHaveLength(3);
    // A stolen bike can be identified by its public page, other bikes cannot.
    const cards = body.items.map(({ page, status, ...card }: { page?: string; status: string }) => {
      expect(page === undefined).toBe(status !== "stolen");
      return card;
    });
    expect(JSON.stringify(cards)).not.toMatch(/bike_|erik|anna|WTU204/);
  });

  it("reports its read units in a header and in a metric", async () => {
    functions.log.length = 0;
    const { headers } = await functions.call("search", { path: "/search?brand=crescent" });
    expect(headers["x-read-units"]).toBe("1");
    const [line] = functions.log.map((text) => z.looseObject({}).parse(JSON.parse(text)));
    expect(line).toMatchObject({
      message: "searchPublicly",
      Route: "searchPublicly",
      ReadUnits: 1,
      status: 200,
    });
    expect(line!["_aws"]).toEqual({
      Timestamp: 1_795_176_000_000,
      CloudWatchMetrics: [
        {
          Namespace: "Cykelregistret/test",
          Dimensions: [["Route"]],
          Metrics: [{ Name: "ReadUnits", Unit: "Count" }],
        },
      ],
    });
  });

  it("reports them in production only in the metric", async () => {
    const production = await startFunctions("prod");
    const { headers, status } = await production.call("search", { path: "/search" });
    expect(status).toBe(200);
    expect(Object.keys(headers)).toEqual(["content-type", "cache-control"]);
    expect(production.log.join("")).toContain('"ReadUnits":1');
  });
});
