import { type Browser, type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { newPersonalNumber } from "#tests/journeys/people/bankid-app.ts";
import { signInAsAdministrator } from "#tests/journeys/office/administrator.ts";
import { newPerson, signInTo } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const phone = { width: 390, height: 844 };

const makeSticker = async (page: Page): Promise<string> => {
  await page.goto("/admin-qr-management");
  await page.getByRole("textbox", { name: "Hur många dekaler?" }).fill("1");
  await page.getByRole("button", { name: /^Skapa 1 kod/ }).click();
  await expect(page.getByText("1 kod är skapad. Skriv ut den nedan.")).toBeVisible();
  // The newest run is first among those of other journeys.
  await expect(page.getByRole("button", { name: /^Skapa 1 kod/ })).toBeEnabled();
  const run = page.getByRole("article").filter({ hasText: "1 kod" }).first();
  const answer = page.waitForResponse(
    (response) => response.request().method() === "GET" && /\/codes(\?|$)/.test(response.url()),
  );
  const download = page.waitForEvent("download");
  await run.getByRole("button", { name: "Ladda ner PDF" }).click();
  await download;
  const [uid] = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(await (await answer).text()) ?? [];
  return uid ?? "";
};

const reportStolen = async (page: Page) => {
  await page.getByRole("link", { name: "Anmäl cykeln stulen" }).click();
  await page.getByLabel(/Var stod den/).fill("Cykelstället vid Vättern");
  await page.getByRole("button", { name: "Fortsätt", exact: true }).click();
  await page.getByRole("button", { name: "Anmäl stulen" }).click();
  await expect(page.getByText("Cykelns QR-kod har inte skannats sedan den anmäldes stulen.")).toBeVisible();
};

const scanAndShare = async (browser: Browser, code: string) => {
  const context = await browser.newContext({
    viewport: phone,
    geolocation: { latitude: 58.447_51, longitude: 14.889_12 },
    permissions: ["geolocation"],
  });
  const page = await context.newPage();
  const [counted] = await Promise.all([page.waitForResponse(/\/scans$/), page.goto(code)]);
  expect(counted.status()).toBe(201);
  await expect(page.getByText("STULEN", { exact: true })).toBeVisible();
  const [sent] = await Promise.all([
    page.waitForRequest(/\/scan-places$/),
    page.getByRole("button", { name: "Dela var jag är" }).click(),
  ]);
  expect(sent.postDataJSON()).toEqual({ latitude: 58.45, longitude: 14.89 });
  await expect(page.getByText("Tack! Ägaren får veta att cykeln är i närheten av Vadstena.")).toBeVisible();
  await expectAccessible(page);
  await context.close();
};

test("a sticker starts a registration or is linked to a bike, and the owner learns of scans while it is stolen", async ({
  page,
  request,
  browser,
}) => {
  const administrator = await browser.newPage();
  await signInAsAdministrator(administrator, request);
  const uid = await makeSticker(administrator);

  const owner = await newPerson(request, { bikes: 1, points: 200, personalNumber: newPersonalNumber() });
  await signInTo(page, `/bike-registration?code=${uid}`, owner);
  await expect(page.getByText(/^QR-dekalen .* kopplas till cykeln/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/qr/${uid}`);
  await page.getByRole("button", { name: "Koppla dekalen" }).click();
  await expect(page.getByText("OK", { exact: true })).toBeVisible();
  await page.goto("/my-bikes");
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await expect(page.getByRole("link", { name: "Dekaler" })).toBeVisible();
  const bikePage = new URL(page.url()).pathname;

  await reportStolen(page);
  await scanAndShare(browser, `/qr/${uid}`);
  await expect(page.getByText(/^Senast skannad .* kl\. \d\d[.:]\d\d/)).toBeVisible();
  await expect(page.getByText(/i närheten av Vadstena/)).toBeVisible();
  await expectAccessible(page);
  await page.locator('button[popovertarget="notifications"]').first().click();
  const notes = page.getByRole("region", { name: "Notiser" });
  await expect(notes.getByText("Din stulna cykel är skannad")).toHaveCount(1);
  await page.keyboard.press("Escape");

  await page.goto(`${bikePage}/recovered`);
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: /återfunnen/i }).click();
  await expect(page).toHaveURL(new RegExp(`${bikePage}$`));
  const finder = await browser.newPage();
  await finder.goto(`/qr/${uid}`);
  await expect(finder.getByText("OK", { exact: true })).toBeVisible();
  await expect(finder.getByRole("button", { name: "Dela var jag är" })).toHaveCount(0);
  await finder.close();

  await administrator.goto("/admin-qr-management?tab=codes");
  await administrator.getByRole("textbox", { name: "Kod, eller en del av den" }).fill(uid.slice(2, 20));
  await administrator.getByRole("button", { name: "Sök", exact: true }).click();
  await administrator.getByRole("main").getByRole("list").getByRole("link").first().click();
  await expect(administrator.getByText(/^Kopplad till cykeln med ramnummer/)).toBeVisible();
  await expect(administrator.getByText(/gånger? det senaste året\./)).toBeVisible();
  await expectAccessible(administrator);
  await administrator.close();
});
