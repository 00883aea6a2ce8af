import { readFile } from "node:fs/promises";
import { type Page, expect } from "@playwright/test";
import { aTill, enterCustomer, newFrameNumber, registered } from "./a-till.ts";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { readPdf } from "#tests/read-pdf.ts";

const savedBy = async (page: Page): Promise<string> => {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Ladda ner som PDF" }).click(),
  ]);
  const pages = await readPdf(new Uint8Array(await readFile(await file.path())).buffer);
  return pages.map(({ text }) => text).join(" ");
};

test("a shop saves a sale's receipt as a PDF and corrects it with a credit note", async ({ page }) => {
  await aTill(page);
  const frameNumber = newFrameNumber();
  await enterCustomer(page, { frameNumber, buyer: "kund@example.se" });
  await expect(registered(page)).toBeVisible();

  await page.goto("/store-dashboard");
  await page.getByRole("link", { name: "Kvitton" }).click();
  await page.getByRole("searchbox").fill(frameNumber.slice(0, 6));
  const line = page.getByRole("link", { name: new RegExp(frameNumber) });
  await expect(line).toContainText("8 495 kr");
  await expectAccessible(page);
  await line.click();
  await expect(page.getByRole("article", { name: "Kvitto" })).toContainText("Aspens Cykel");
  await expectAccessible(page);
  const receipt = await savedBy(page);
  for (const part of [frameNumber, "Crescent Femto", "K-1042", "8 495,00 kr", "1 699,00 kr", "Aspens Cykel"])
    expect(receipt.replaceAll("\u00A0", " ")).toContain(part);
  expect(receipt).not.toContain("kund@example.se");

  await page.getByRole("button", { name: "Kreditera" }).click();
  const dialog = page.getByRole("dialog", { name: "Kreditera kvitto 1" });
  await expectAccessible(page);
  await dialog.getByLabel("Belopp i kronor").fill("495");
  await dialog.getByLabel("Anledning").fill("Repa i lacken");
  await dialog.getByRole("button", { name: "Skriv kreditkvitto" }).click();
  await expect(page.getByText("Kreditkvitto 2 är utfärdat.")).toBeVisible();
  await expect(page.getByText("495 kr av 8 495 kr är krediterat.")).toBeVisible();
  await page.getByRole("link", { name: /^Kreditkvitto 2/ }).click();
  await expect(page.getByRole("article", { name: "Kreditkvitto" })).toContainText("Repa i lacken");
  const note = await savedBy(page);
  for (const part of ["Kreditkvitto", "Rättar kvitto", "Repa i lacken", "495,00 kr"])
    expect(note.replaceAll("\u00A0", " ")).toContain(part);

  // Returning an unclaimed bike credits the rest of its receipt automatically.
  await page.goto("/store-bikes");
  await page.getByText("Mer", { exact: true }).click();
  await page.getByRole("button", { name: "Ångra registreringen" }).click();
  await expect(page.getByText("Ni tog tillbaka registreringen.")).toBeVisible();
  await page.goto("/store-receipts/3");
  await expect(page.getByRole("article", { name: "Kreditkvitto" })).toContainText("8 000,00 kr");
});
