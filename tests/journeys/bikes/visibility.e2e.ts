import { type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { accountWith, openAs } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const name = "Gräddbullen";
const frameNumber = "KRO1950012";
const results = (page: Page) => page.getByRole("region", { name: "Sökresultat" });

const openVisibility = async (page: Page) => {
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("link", { name: "Välj vad andra ser" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Synlighet" })).toBeVisible();
};

/** Only the whole number finds a bike that is neither stolen nor for sale. */
const expectShown = async (stranger: Page, shown: RegExp) => {
  await stranger.goto(`/bike-search?q=${frameNumber}`);
  await expect(results(stranger).getByRole("article")).toContainText(shown);
};

test("strangers see only what the owner shows of a bike", async ({ page, request, browser }) => {
  const stranger = await browser.newPage();
  const malin = await accountWith(request, { email: "malin@example.se" });
  await openAs(page, malin, "/my-bikes");
  await openVisibility(page);
  await expectAccessible(page);
  const preview = page.getByRole("region", { name: "Så ser andra cykeln" });

  await expectShown(stranger, /Rosa/);
  await expect(results(stranger).getByText(name)).toHaveCount(0);
  await page.getByRole("switch", { name: "Namn", exact: true }).click();
  await expect(page.getByText("Namn: visas för andra.")).toBeVisible();
  await expect(preview).toContainText(name);
  await expectShown(stranger, new RegExp(name));

  await page.getByRole("switch", { name: "Färg", exact: true }).click();
  await expect(page.getByText("Färg: dolt för andra.")).toBeVisible();
  await expect(preview).toContainText("Färg: Dold");
  await expectShown(stranger, /Färg: Dold/);
  await expect(results(stranger).getByText(malin.email)).toHaveCount(0);

  await page.getByRole("button", { name: "Ångra" }).click();
  await expect(page.getByText("Färg: visas för andra.")).toBeVisible();
  await expectShown(stranger, /Rosa/);

  await page.getByRole("switch", { name: "Namn", exact: true }).click();
  await expect(page.getByText("Namn: dolt för andra.")).toBeVisible();
  await expectShown(stranger, /Rosa/);
  await expect(results(stranger).getByText(name)).toHaveCount(0);
  await stranger.close();
});

test("a hidden photo can no longer be opened at its public address", async ({ page, request, browser }) => {
  await openAs(page, await accountWith(request, { email: "malin@example.se" }), "/my-bikes");
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(/\/my-bikes\/bike_/);
  const bikePage = page.url();
  await page.getByRole("link", { name: "Redigera" }).click();
  const photo = "tests/fixtures/bike-photos/purple-crescent.jpg";
  await page.locator("input[data-picture=bike-photo]").setInputFiles(photo);
  await expect(page.getByText("Uppladdad")).toBeVisible();
  await page.getByRole("button", { name: "Spara ändringar" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  const stranger = await browser.newPage();
  await stranger.goto(`/bike-search?q=${frameNumber}`);
  const shown = results(stranger).getByRole("img", { name: "Foto av cykeln" });
  const address = (await shown.getAttribute("src")) ?? "";
  expect(address).toMatch(/^\/photos\/upload_\w+\.jpg$/);
  const statusOf = async () => (await request.get(address)).status();
  expect([await statusOf(), await statusOf()]).toEqual([200, 200]);

  await page.goto(bikePage);
  await page.getByRole("link", { name: "Välj vad andra ser" }).click();
  await page.getByRole("switch", { name: "Foto", exact: true }).click();
  await expect(page.getByText("Foto: dolt för andra.")).toBeVisible();
  expect(await statusOf()).toBe(404);

  await page.getByRole("switch", { name: "Foto", exact: true }).click();
  await expect(page.getByText("Foto: visas för andra.")).toBeVisible();
  expect(await statusOf()).toBe(404);
  await stranger.goto(`/bike-search?q=${frameNumber}`);
  const again = (await shown.getAttribute("src")) ?? "";
  expect(again).not.toBe(address);
  expect((await request.get(again)).status()).toBe(200);
  await stranger.close();
});
