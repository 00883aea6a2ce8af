import { describe, expect, it } from "vitest";
import { features } from "#contract/index.ts";
import { problemStatus } from "#contract/problems.ts";
import type { Access, Route } from "#contract/route.ts";

const routes: [string, Route][] = Object.values(features).flatMap((feature) =>
  Object.entries<Route>(feature),
);

/** Who may call what, written down a second time so that nobody opens a route by accident. */
const expected: Record<string, Access> = {
  getMe: "signed-in",
  changeMe: "signed-in",
  declarePersonalNumber: "signed-in",
  startUpload: "signed-in",
  completeUpload: "signed-in",
  getUpload: "signed-in",
  analyse: "signed-in",
  registerBike: "customer",
  listBikes: "customer",
  getBike: "customer",
  checkFrameNumber: "customer",
  lookUpFrameNumber: "public",
};

describe("the contract", () => {
  it("opens each route to exactly those it is meant for", () => {
    expect(Object.fromEntries(routes.map(([name, { access }]) => [name, access]))).toEqual(expected);
  });

  it("has no two routes on one path", () => {
    const places = routes.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it("asks for an idempotency key on every route that spends", () => {
    const spending = routes.filter(([, { problems }]) => problems.includes("insufficient-points"));
    expect(spending.length).toBeGreaterThan(0);
    expect(spending.filter(([, route]) => !route.idempotent).map(([name]) => name)).toEqual([]);
  });

  it("names a parameter schema for every parameter of a path", () => {
    const without = routes.filter(([, { path, params }]) => path.includes("{") !== (params !== undefined));
    expect(without.map(([name]) => name)).toEqual([]);
  });

  it("has an error status for every problem", () => {
    expect(Object.values(problemStatus).every((status) => status >= 400 && status < 600)).toBe(true);
  });
});
