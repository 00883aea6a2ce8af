import { expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/accessible.ts";
import { signInAsAdministrator } from "#tests/journeys/administrator.ts";
import { mailTo, newPerson, openAs } from "#tests/journeys/people.ts";
import { test } from "#tests/journeys/test.ts";

test("an administrator suspends a store whose page is open, and opens it again", async ({
  page,
  browser,
  request,
}) => {
  const name = `Aspens Cykel ${Date.now()}`;
  const clerk = await newPerson(request, { role: "store", name });
  const shop = await (await browser.newContext()).newPage();
  await openAs(shop, clerk, "/store-inventory");
  await expect(shop.getByText("Lager slut")).toBeVisible();

  await signInAsAdministrator(page, request);
  await page.goto("/admin-dashboard");
  await page.getByRole("link", { name: /Godkända företag/ }).click();
  await expect(page.getByRole("heading", { name: "Godkända företag" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("searchbox").fill(name.toLowerCase());
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name }).click();
  await expect(page.getByText("Aktiv", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stäng av butiken" }).click();
  const dialog = page.getByRole("dialog", { name: `Stänga av ${name}?` });
  await dialog.getByRole("textbox", { name: "Skäl" }).fill("Kvitton som inte stämmer");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Stäng av butiken" }).click();
  await expect(page.getByText("Avstängd", { exact: true })).toBeVisible();

  const { text } = await mailTo(request, clerk.email, /Er butik är avstängd/);
  expect(text).toContain("Kvitton som inte stämmer");
  await shop.getByRole("button", { name: "Skicka beställningen" }).click();
  await expect(shop.getByText(/Butiken är avstängd\./)).toBeVisible();
  await expect(shop.getByRole("textbox", { name: "Antal" })).toHaveValue("100");

  await page.getByRole("button", { name: "Öppna butiken igen" }).click();
  const again = page.getByRole("dialog");
  await again.getByRole("textbox", { name: "Skäl" }).fill("Uppgifterna är rättade");
  await again.getByRole("button", { name: "Öppna butiken igen" }).click();
  await expect(page.getByText("Aktiv", { exact: true })).toBeVisible();
  await mailTo(request, clerk.email, /Er butik är öppen igen/);
  await shop.getByRole("button", { name: "Skicka beställningen" }).click();
  await expect(shop.getByText(/^Tack! Beställningen/)).toBeVisible();
  await shop.context().close();
});
