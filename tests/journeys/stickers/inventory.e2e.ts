import { expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { signInAsAdministrator } from "#tests/journeys/office/administrator.ts";
import { test } from "#tests/journeys/platform/test.ts";

test("an administrator makes and prints codes, takes out a roll and corrects the stock", async ({
  page,
  request,
}) => {
  await signInAsAdministrator(page, request);
  await page.goto("/admin-qr-management");
  await expectAccessible(page);
  const count = page.getByRole("textbox", { name: "Hur många dekaler?" });
  await count.fill("2.5");
  await page.getByRole("button", { name: /^Skapa \d+ kod/ }).click();
  await expect(page.getByText("Ogiltigt antal. Ange ett antal mellan 1 och 1000")).toBeVisible();
  await count.fill("120");
  await page.getByRole("button", { name: "Skapa 120 koder" }).click();
  await expect(page.getByText("120 koder är skapade. Skriv ut dem nedan.")).toBeVisible();
  const run = page.getByRole("article").filter({ hasText: "120 koder" }).first();
  const download = page.waitForEvent("download");
  await run.getByRole("button", { name: "Ladda ner PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/^batch_.*\.pdf$/);
  await run.getByRole("button", { name: "Utskriven", exact: true }).click();
  await expect(run.getByRole("button", { name: "Inte utskriven" })).toBeVisible();

  await page.getByRole("link", { name: "Lager" }).click();
  const pool = page.getByRole("article", { name: "Egenregistrering" });
  await pool.getByRole("button", { name: "Ta fram en rulle" }).click();
  await expect(pool.getByText(/aktiva koder/)).toBeVisible();
  await expectAccessible(page);
  await pool.getByRole("button", { name: "Rätta antal" }).click();
  const dialog = page.getByRole("dialog", { name: "Rätta Egenregistrering" });
  await dialog.getByRole("textbox", { name: "Aktiva koder" }).fill("-1");
  await dialog.getByRole("textbox", { name: "Skäl" }).fill("Räknat vid inventering");
  await dialog.getByRole("button", { name: "Spara" }).click();
  await expect(dialog.getByText("Antal kan inte vara negativt")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Aktiva koder" }).fill("97");
  await dialog.getByRole("button", { name: "Spara" }).click();
  await expect(pool.getByText("97 aktiva koder")).toBeVisible();
  await expect(page.getByText(/Skäl: Räknat vid inventering/).first()).toBeVisible();
});
