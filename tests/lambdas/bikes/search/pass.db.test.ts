import { describe, expect, it } from "vitest";
import { passOf } from "#tests/search-pass.ts";
import { aListedBike, aRegister } from "./a-register.ts";
import { startFunctions } from "./call-search.ts";

const functions = await startFunctions();
const register = await aRegister(functions);
await register.add(aListedBike({ frameNumber: "WTU204K8861" }));

const address = "2001:db8:1:2::3";
const challenge = async (from = address) =>
  (await functions.call("search", { path: "/search/challenge", address: from })).body;
const search = (pass: string, from = address) =>
  functions.call("search", { path: "/search?q=WTU204K8861", pass, address: from });

describe("a search without an account", () => {
  it("needs a pass, and reads nothing without one", async () => {
    functions.log.length = 0;
    const { status, headers, body } = await search("");
    expect([status, body.code, headers["cache-control"]]).toEqual([428, "pass-needed", "no-store"]);
    expect(functions.log.join("")).not.toContain('"ReadUnits":1');
  });

  it("can reuse its pass, also from another address of the same network", async () => {
    const pass = await passOf(await challenge());
    for (const from of [address, address, "2001:db8:1:2:ffff::1"])
      expect((await search(pass, from)).body.items).toHaveLength(1);
  });

  it("refuses a pass from another network", async () => {
    const pass = await passOf(await challenge("198.51.100.7"));
    expect((await search(pass)).status).toBe(428);
    expect((await search(pass, "198.51.100.7")).status).toBe(200);
  });

  it("refuses a forged pass", async () => {
    for (const pass of ["x", "e30=", Buffer.from("[]").toString("base64"), "å", "x".repeat(8000)])
      expect((await search(pass)).body.code).toBe("pass-needed");
  });
});

describe("without a pass", () => {
  it.each([
    ["/search/suggestions?field=brand&prefix=c", undefined],
    ["/v1/status/WTU204K8861", { frameNumber: "WTU204K8861" }],
  ])("anybody may request %s", async (path, params) => {
    const { status } = await functions.call("search", { path, pass: "", ...(params && { params }) });
    expect(status).toBe(200);
  });

  it("signed-in people search", async () => {
    const { status } = await functions.call("search", { path: "/bikes/search", pass: "", role: "customer" });
    expect(status).toBe(200);
  });
});

describe("the work for a pass", () => {
  it("is public, not cached, and takes at most sixty keys", async () => {
    const { status, headers, body } = await functions.call("search", { path: "/search/challenge" });
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    const { solution } = JSON.parse(Buffer.from(await passOf(body), "base64").toString());
    expect(solution.counter).toBeGreaterThanOrEqual(20);
    expect(solution.counter).toBeLessThan(60);
  });
});
