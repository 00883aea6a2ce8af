import { expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { signInAsAdministrator } from "#tests/journeys/office/administrator.ts";
import { mailTo, newPerson, openAs } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

test("an administrator suspends a shop whose page is open, and reactivates it", async ({
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
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
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
  await shop.goto("/store-dashboard");
  await expect(shop.getByRole("heading", { name: "Butiken är avstängd" })).toBeVisible();
  await expect(shop.getByText("Skäl: Kvitton som inte stämmer")).toBeVisible();
  await expectAccessible(shop);
  await shop.goto("/store-inventory");

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

test("an administrator lists a shop among the partners, where anyone finds it", async ({
  page,
  browser,
  request,
}) => {
  const name = `Björkens Cykel ${Date.now()}`;
  await newPerson(request, { role: "store", name });
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await visitor.goto("/partners");
  await expect(visitor.getByRole("article", { name: "Cykelboden i Vadstena" })).toBeVisible();
  await expect(visitor.getByRole("article", { name })).toHaveCount(0);
  await expectAccessible(visitor);

  await signInAsAdministrator(page, request);
  await page.goto("/admin-dashboard");
  await page.getByRole("link", { name: /^Partners/ }).click();
  await page.getByRole("searchbox").fill(name);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name }).click();
  const form = page.getByRole("form", { name: "Bland partners" });
  await form.getByRole("checkbox", { name: "Visas för alla" }).check();
  await form.getByRole("checkbox", { name: "Registrerar vid köp" }).check();
  await form.getByRole("textbox", { name: "Ort" }).fill("Kiruna");
  await form.getByRole("textbox", { name: "Öppettider" }).fill("Måndag–fredag 10–18");
  await form.getByRole("button", { name: "Spara" }).click();
  await expect(form.getByText("Sparat.")).toBeVisible();
  await expectAccessible(page);

  await visitor.reload();
  await visitor.getByRole("searchbox", { name: "Ort eller butik" }).fill("kiruna");
  await visitor.getByRole("link", { name }).click();
  await expect(visitor.getByRole("heading", { name })).toBeVisible();
  await expect(visitor.getByText("Måndag–fredag 10–18")).toBeVisible();
  await expectAccessible(visitor);
  await visitor.context().close();
});
