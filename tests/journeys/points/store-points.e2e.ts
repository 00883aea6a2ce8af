import { readFile } from "node:fs/promises";
import { type Page, expect } from "@playwright/test";
import { aTill } from "#tests/journeys/shops/a-till.ts";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { signInAsAdministrator } from "#tests/journeys/office/administrator.ts";
import { mailTo, newPerson, openAs } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { readPdf } from "#tests/read-pdf.ts";

const download = async (page: Page, button: string): Promise<{ name: string; bytes: Buffer }> => {
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};

const textIn = async (bytes: Buffer): Promise<string> =>
  (await readPdf(new Uint8Array(bytes).buffer)).map(({ text }) => text).join(" ");

test("a store buys points and gets its receipt and statement", async ({ page, request }) => {
  const { clerk } = await aTill(page, 150);
  await expect(page.getByText("Poängen börjar ta slut.")).toBeVisible();
  await page.getByRole("link", { name: "Köp poäng" }).click();
  await expect(page.getByText("150 poäng", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("119,20 kr exkl. moms")).toBeVisible();
  await expect(page.getByText("Momsreg.nr SE559000123501")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("radio", { name: /^PLUS/ }).check();
  await page.getByLabel("Er referens").fill("Kassa 2");
  await page.getByRole("button", { name: "Betala 279 kr" }).click();
  await expect(page).toHaveURL(/\/_local\/stripe\/checkout\//);
  await page.getByRole("button", { name: /Pay by card/ }).click();
  await expect(page.getByRole("heading", { name: "Tack, butiken har fått poängen" })).toBeVisible();
  await expect(page.getByText("450 p")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ångra köp" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Tillbaka till kassan" })).toBeVisible();
  await expectAccessible(page);
  const mail = await mailTo(request, clerk.email, /Kvitto på ditt köp/);
  expect(mail.text).toContain("Kassa 2");
  expect(mail.text).not.toContain("ångra");

  await page.getByRole("link", { name: "Visa kvitto" }).click();
  const paper = page.getByRole("article", { name: "Köpkvitto" });
  await expect(paper).toContainText("Storgatan 2, 592 30 Vadstena");
  await expect(paper).toContainText("Kassa 2");
  const receipt = await download(page, "Ladda ner som PDF");
  const printed = await textIn(receipt.bytes);
  for (const fact of ["559000-1235", "SE559000123501", "Kassa 2", "223,20", "55,80"])
    expect(printed).toContain(fact);

  await page.getByRole("link", { name: "Butikens poäng" }).click();
  await page.getByRole("link", { name: "Månadsbesked" }).click();
  await expect(page.getByRole("row", { name: /Köp av poäng.*Kassa 2.*\+300/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Utgående saldo/ })).toContainText("450");
  await expectAccessible(page);
  const csv = await download(page, "Ladda ner som CSV");
  expect(csv.name).toMatch(/^manadsbesked-\d{4}-\d{2}\.csv$/);
  expect(csv.bytes.toString()).toMatch(/^\uFEFFDatum;Händelse;Vem;Referens;Poäng;Saldo\r\n/);
  expect(csv.bytes.toString()).toContain(", Kassa 2;300;450\r\n");
  const statement = await download(page, "Ladda ner som PDF");
  expect(await textIn(statement.bytes)).toContain("Utgående saldo");
});

test("a store with credit buys by invoice, which an administrator marks as paid", async ({
  page,
  browser,
  request,
}) => {
  const name = `Aspens Cykel ${Date.now()}`;
  const clerk = await newPerson(request, { role: "store", points: 0, name });
  const office = await (await browser.newContext()).newPage();
  await signInAsAdministrator(office, request);
  await office.goto("/admin-approved-entities");
  await office.getByRole("searchbox").fill(name);
  await office.keyboard.press("Enter");
  await office.getByRole("link", { name }).click();
  await office.getByLabel("Högsta summa obetalda fakturor, i kronor").fill("2 000 kr");
  await office.getByRole("button", { name: "Spara krediten" }).click();
  await expect(office.getByText("2 000 kr kvar av 2 000 kr till nya fakturor.")).toBeVisible();
  await expectAccessible(office);

  await openAs(page, clerk, "/store-points");
  await page.getByRole("radio", { name: /^FAMILJ/ }).check();
  await page.getByLabel("Antal paket").selectOption("5");
  await page.getByRole("radio", { name: /^Faktura/ }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Köp mot faktura" }).click();
  await expect(page.getByText("Fakturan blir högre än den kredit ni har kvar.")).toBeVisible();
  await page.getByLabel("Antal paket").selectOption("3");
  await page.getByRole("button", { name: "Köp mot faktura" }).click();
  await expect(page.getByRole("heading", { name: "Tack, butiken har fått poängen" })).toBeVisible();
  await expect(page.getByText("1 800 p", { exact: true })).toBeVisible();
  const mail = await mailTo(request, clerk.email, /^Faktura på ert köp/);
  expect(mail.text).toMatch(/1\s497\skr/);
  await page.getByRole("link", { name: "Visa faktura" }).click();
  const paper = page.getByRole("article", { name: "Faktura" });
  await expect(paper).toContainText("5050-1055");
  await expect(paper).toContainText("3 × FAMILJ");
  await expectAccessible(page);

  await office.goto("/admin-approved-entities");
  const invoice = office.getByRole("article", { name: /Vadstena|Aspens/ }).filter({ hasText: "1 497 kr" });
  await invoice.getByRole("button", { name: "Betald" }).first().click();
  await expectAccessible(office);
  await office.getByRole("dialog").getByRole("button", { name: "Ja, den är betald" }).click();
  await expect(office.getByRole("dialog")).toHaveCount(0);
  await page.goto("/store-points");
  await expect(page.getByText("Faktura, betald")).toBeVisible();
  await office.context().close();
});
