import { type Page, expect } from "@playwright/test";
import * as z from "zod";
import { newPersonalNumber } from "#tests/journeys/people/bankid-app.ts";
import { newPerson } from "#tests/journeys/people/people.ts";
import { headersOf } from "#tests/journeys/people/session.ts";
import { test } from "#tests/journeys/platform/test.ts";

const Bikes = z.object({ items: z.array(z.object({ id: z.string() })) });
const Coded = z.object({ qrUid: z.string() });
const Listed = z.object({ id: z.string() });

/** A bike for sale: the pages of its code and its ad. */
const sell = async ({ request }: Page) => {
  const person = await newPerson(request, { personalNumber: newPersonalNumber(), bikes: 1 });
  const headers = await headersOf(request, person);
  const { items } = Bikes.parse(await (await request.get("/api/bikes", { headers })).json());
  const bikeId = items[0]?.id ?? "";
  const { qrUid } = Coded.parse(await (await request.get(`/api/bikes/${bikeId}`, { headers })).json());
  const key = { "idempotency-key": crypto.randomUUID() };
  const data = { price: 3400, condition: "good", city: "Linköping", text: "Fin <b>cykel</b>.", photos: [] };
  const listed = await request.post(`/api/bikes/${bikeId}/listings`, {
    headers: { ...headers, ...key },
    data,
  });
  expect(listed.status(), await listed.text()).toBe(201);
  return { code: `/qr/${qrUid}`, ad: `/bike-ads/${Listed.parse(await listed.json()).id}` };
};

const programs = ["facebookexternalhit/1.1", "WhatsApp/2.23.20.0", "Mozilla/5.0"];

/** The page as read without scripts. */
const titleFor = async ({ request }: Page, path: string, program: string): Promise<string | undefined> => {
  const headers = { "user-agent": program, "accept-language": "sv" };
  const answer = await request.get(path, { headers });
  expect(answer.status()).toBe(200);
  expect((await request.head(path, { headers })).status()).toBe(200);
  return /property="og:title" content="([^"]*)"/.exec(await answer.text())?.[1];
};

test("shared links show a preview and open the page", async ({ page }) => {
  const { code, ad } = await sell(page);
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", ({ message }) => faults.push(message));
  for (const program of programs) {
    expect(await titleFor(page, code, program)).toBe("Inte anmäld stulen: Crescent Femga");
    expect(await titleFor(page, ad, program)).toMatch(/^Till salu: Crescent Femga, 3\s400\skr, Linköping$/);
  }
  for (const path of [code, ad]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Crescent Femga" })).toBeVisible();
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
      "content",
      new URL(path, page.url()).href,
    );
  }
  expect(faults).toEqual([]);
  const unknown = await page.goto("/qr/7f0c2a34-5b6d-4e8f-9a01-23456789abcd");
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Koden hör inte till någon cykel" })).toBeVisible();
});

/** Reports a bike stolen; returns a function that marks it recovered. */
const miss = async ({ request }: Page) => {
  const person = await newPerson(request, { personalNumber: newPersonalNumber(), bikes: 1 });
  const headers = {
    ...(await headersOf(request, person)),
    "idempotency-key": crypto.randomUUID(),
  };
  const { items } = Bikes.parse(await (await request.get("/api/bikes", { headers })).json());
  const bike = `/api/bikes/${items[0]?.id ?? ""}`;
  const report = { stolenDate: "2026-05-02", place: "Stora torget", city: "Linköping" };
  const stolen = await request.post(`${bike}/stolen`, { headers, data: report });
  expect(stolen.status(), await stolen.text()).toBe(201);
  const getBack = async () => {
    const key = { "idempotency-key": crypto.randomUUID() };
    const data = { how: "police" };
    const back = await request.post(`${bike}/recovered`, {
      headers: { ...headers, ...key },
      data,
    });
    expect(back.status(), await back.text()).toBe(201);
  };
  return { path: `/stolen/${items[0]?.id ?? ""}`, getBack };
};

test("a stolen bike can be shared until it is recovered", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { path, getBack } = await miss(page);
  expect(await titleFor(page, path, "WhatsApp/2.23.20.0")).toBe("Stulen: Crescent Femga");
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "Stulen: Crescent Femga" })).toBeVisible();
  await page.getByRole("button", { name: "Dela" }).click();
  await expect(page.getByRole("button", { name: "Länken är kopierad." })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, page.url()).href);
  await getBack();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Cykeln är inte anmäld stulen" })).toBeVisible();
});
