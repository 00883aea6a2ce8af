import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";

let cloud: Cloud;
beforeAll(async () => {
  cloud = await withCloud({ seed: false });
});
afterAll(() => cloud.close());

const post = async (path: string, body: unknown) => {
  const response = await fetch(`${cloud.url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe("a store that applies to the embedded cloud", () => {
  it("is looked up in the register of companies, by a function with the rights of its role", async () => {
    const company = { name: "Cykelkällaren i Göteborg AB", soleTrader: false };
    expect(await post("/company-lookups", { organisationNumber: "559900-1004" })).toMatchObject({
      status: 201,
      body: company,
    });
    expect(await post("/company-lookups", { organisationNumber: "810103-2384" })).toMatchObject({
      body: { soleTrader: true },
    });
  });

  it("finds the numbers to try on a page", async () => {
    const page = await (await fetch(`${cloud.url}/_local/company-register`)).text();
    expect(page).toContain("559900-1004");
  });
});
