import { join } from "node:path";
import { type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { newPersonalNumber } from "#tests/journeys/people/bankid-app.ts";
import { enter, newPerson } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
const photo = join(import.meta.dirname, "../../fixtures/bike-photos/purple-crescent.jpg");
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const openBike = async (page: Page) => {
  await page.goto("/my-bikes");
  await page.getByRole("link", { name: "Crescent Femga", exact: true }).click();
  await expect(title(page, "Crescent Femga")).toBeVisible();
};

const advertise = async (page: Page, price: string) => {
  await page.getByRole("button", { name: "Fler val" }).click();
  await page.getByRole("link", { name: "Lägg ut till salu" }).click();
  await expect(title(page, "Lägg ut till salu")).toBeVisible();
  await expect(page.locator(".adcard__price")).toHaveText("–");
  await page.getByLabel("Lägg till bilder").setInputFiles([photo, photo]);
  await expect(page.getByText("2 av 8")).toBeVisible();
  await page.getByLabel("Pris", { exact: true }).fill("0");
  await page.getByLabel("Var finns cykeln?").fill("Ankeborg");
  await page.getByLabel("Berätta om cykeln").fill("Mest körd till jobbet. Lås och lampor följer med.");
  await expect(page.getByText("Skriv hela kronor", { exact: false })).toBeVisible();
  await expect(page.getByText("Välj en ort i listan.")).toBeVisible();
  await page.getByLabel("Pris", { exact: true }).fill(price);
  await page.getByLabel("Var finns cykeln?").fill("Knivsta");
  await expect(page.getByText(/Laddas upp/)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Lägg ut till salu" }).click();
  await expect(title(page, "Din annons")).toBeVisible();
};

/** Finds the bike by a search around Uppsala at this price, within seconds. */
const find = async (page: Page, price: string) => {
  const search = new URLSearchParams({ near: "Uppsala", radius: "3", from: price, to: price });
  await expect(async () => {
    await page.goto(`/bike-ads?${search.toString()}`);
    await expect(page.getByRole("link", { name: "Crescent Femga" })).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 40_000 });
};

test("a bike is put up for sale, found, asked about and sold", async ({ page, request, browser }) => {
  const owner = await newPerson(request, {
    name: "Ulla Berg",
    personalNumber: newPersonalNumber(),
    points: 200,
    bikes: 1,
  });
  const other = await newPerson(request, { name: "Johan Ek", personalNumber: newPersonalNumber() });
  const price = String(100_000 + Math.floor(Number(newPersonalNumber().slice(-6, -1)) % 90_000));
  await enter(page, owner);
  await openBike(page);
  await advertise(page, price);
  await expect(page.getByText("0 visningar", { exact: false })).toBeVisible();

  const context = await browser.newContext({ viewport: phone, baseURL: new URL(page.url()).origin });
  const theirs = await context.newPage();
  await find(theirs, price);
  await expect(theirs.getByRole("button", { name: "Ta bort Uppsala + 3 mil" })).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole("link", { name: "Crescent Femga" }).click();
  await expect(title(theirs, "Crescent Femga")).toBeVisible();
  await expect(theirs.getByText(/Styrkt ägare sedan \d{4}/)).toBeVisible();
  await expect(theirs.getByText("Inte anmäld stulen, kontrollerat nyss")).toBeVisible();
  await expectAccessible(theirs);
  const adPage = new URL(theirs.url()).pathname;

  await enter(theirs, other);
  await find(theirs, price);
  await theirs.getByRole("button", { name: "Bevaka sökningen" }).click();
  await theirs.getByRole("dialog").getByRole("button", { name: "Bevaka", exact: true }).click();
  await expect(theirs.getByText(/^Nu bevakar vi ”Uppsala \+ 3 mil/)).toBeVisible();
  await theirs.goto(adPage);
  await theirs.getByRole("button", { name: "Fråga om cykeln" }).click();
  await theirs.getByRole("dialog").getByRole("textbox").first().fill("Hej! Finns cykeln kvar?");
  await theirs.getByRole("dialog").getByRole("button", { name: "Skicka" }).click();
  await expect(theirs).toHaveURL(/\/messages\//);

  await page.goto("/messages");
  await page
    .getByRole("link", { name: /Crescent Femga/ })
    .first()
    .click();
  await expect(page.getByText("Hej! Finns cykeln kvar?").first()).toBeVisible();

  await openBike(page);
  await page.getByRole("link", { name: "Din annons" }).click();
  await expect(page.getByText(/1 har frågat/)).toBeVisible();
  await page.getByRole("button", { name: "Såld till någon här" }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /Jo\*+ E\*/ })
    .click();
  await expect(title(page, "Byt ägare")).toBeVisible();
  await expect(page.getByLabel("Köparens e-post")).toHaveCount(0);
  await page.goBack();
  await page.getByRole("button", { name: "Såld på annat håll" }).click();
  await page.getByRole("button", { name: "Ja, den är såld" }).click();
  await expect(title(page, "Lägg ut till salu")).toBeVisible();

  await theirs.setViewportSize(desktop);
  await theirs.goto(adPage);
  await expect(theirs.getByText("Cykeln är såld")).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Fråga om cykeln" })).toHaveCount(0);
  await context.close();
});
