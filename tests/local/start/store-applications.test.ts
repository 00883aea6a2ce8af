import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";
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
    headers: { "content-type": "application/json", "idempotency-key": "0123456789abcdef" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe("A store that applies", () => {
  it("is looked up in the company register within the rights of the function", async () => {
    const company = { name: "Cykelkällaren i Göteborg AB", soleTrader: false };
    expect(await post("/company-lookups", { organisationNumber: "559900-1004" })).toMatchObject({
      status: 201,
      body: company,
    });
    expect(await post("/company-lookups", { organisationNumber: "810103-2384" })).toMatchObject({
      body: { soleTrader: true },
    });
  });

  it("applies, gets a link by mail, reads the state of the application and withdraws it", async () => {
    const email = "tolvan@example.se";
    const application = {
      organisationNumber: "810103-2384",
      street: "Storgatan 2",
      postalCode: "59230",
      city: "Vadstena",
      contactPerson: "Tolvan Tolvansson",
      email,
      phone: "+46701234567",
      bikeCount: 1,
      language: "sv",
    };
    expect(await post("/store-applications", application)).toMatchObject({ status: 201 });
    const text = await vi.waitFor(
      async () => {
        const mails = z
          .array(z.object({ text: z.string() }))
          .parse(await (await fetch(`${cloud.url}/_local/mail.json?to=${email}`)).json());
        return mails[0]!.text;
      },
      { timeout: 20_000, interval: 100 },
    );
    const token = /\/store-application#(\S+)/.exec(text)?.[1];
    expect(text).not.toContain("2384");
    expect(await post("/store-applications/reading", { token })).toMatchObject({
      body: { company: "Tolvans Cykelverkstad", state: "pending" },
    });
    expect(await post("/store-applications/withdrawal", { token })).toMatchObject({
      body: { state: "withdrawn" },
    });
  });

  it("finds organisation numbers to try on a page", async () => {
    const page = await (await fetch(`${cloud.url}/_local/company-register`)).text();
    expect(page).toContain("559900-1004");
  });
});
