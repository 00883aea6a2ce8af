import { readFile } from "node:fs/promises";
import { type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { accountWith, openAs } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { codesOn, readPdf } from "#tests/read-pdf.ts";

const name = "Gräddbullen";
const photo = "tests/fixtures/bike-photos/purple-crescent.jpg";
const place = "Cykelstället vid Vättern";

const download = async (page: Page, button: string) => {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  const bytes = await readFile(await file.path());
  const pages = await readPdf(new Uint8Array(bytes).buffer);
  return { file: file.suggestedFilename(), pages, text: pages.map(({ text }) => text).join(" ") };
};

const addPhoto = async (page: Page) => {
  await page.getByRole("link", { name: "Redigera" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Redigera cykeln" })).toBeVisible();
  await expectAccessible(page);
  await page.locator("input[data-picture=bike-photo]").setInputFiles(photo);
  await expect(page.getByText("Uppladdad")).toBeVisible();
  await page.getByRole("button", { name: "Spara ändringar" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
};

const reportStolen = async (page: Page) => {
  await page.getByRole("link", { name: "Anmäl cykeln stulen" }).click();
  await page.getByLabel("När blev den stulen?").fill("2026-01-02");
  await page.getByLabel("Var stod den?").fill(place);
  await page.getByRole("button", { name: "Lägg till mer" }).click();
  await page.getByLabel("Hittelön i kronor").fill("1500");
  await page.getByRole("button", { name: "Fortsätt" }).click();
  await page.getByRole("button", { name: "Anmäl stulen" }).click();
  await expect(page.getByRole("heading", { name: "Vad gör jag nu?" })).toBeVisible();
};

const markRecovered = async (page: Page) => {
  await page.getByRole("link", { name: "Markera som återfunnen" }).click();
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Markera som återfunnen" }).click();
  await expect(page.getByText("Cykeln är markerad som återfunnen.")).toBeVisible();
};

test("an owner's certificate, poster and insurance documents match the register", async ({
  page,
  request,
}) => {
  await openAs(page, await accountWith(request, { email: "malin@example.se" }), "/my-bikes");
  await expect(page.getByRole("heading", { level: 1, name: "Mina cyklar" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name, exact: true }).click();
  await addPhoto(page);
  await expectAccessible(page);
  const bikePage = page.url();

  const certificate = await download(page, "Ägarbevis som PDF");
  expect(certificate.file).toBe("agarbevis-KRO1950012.pdf");
  for (const part of ["KRO1950012", "Malin", name, "Vadstena", "Kronan"])
    expect(certificate.text).toContain(part);
  const codes = await Promise.all(certificate.pages.map(codesOn));
  const [address = ""] = codes.flat();
  expect(new URL(address).pathname).toMatch(/^\/qr\/[\da-f-]{36}$/);
  await expect(page.getByText("Sparat bland dina nedladdade filer.")).toBeVisible();

  await reportStolen(page);
  await page.goto(bikePage);
  const insurance = await download(page, "Underlag till försäkringsbolaget");
  for (const part of ["2 januari 2026", place, "Ägarbevis"]) expect(insurance.text).toContain(part);

  await page.getByRole("link", { name: "Efterlysning att skriva ut" }).click();
  const shown = page.getByRole("article", { name: "EFTERLYST" });
  await expect(shown).toContainText("Hittelön 1 500 kr");
  await expect(shown).not.toContainText("Malin");
  await expectAccessible(page);
  const poster = await download(page, "Ladda ner som PDF");
  expect(poster.pages).toHaveLength(1);
  expect(poster.text).toContain("EFTERLYST");
  expect(poster.text).not.toContain("Malin");
  expect((await Promise.all(poster.pages.map(codesOn))).flat()).toEqual([address]);

  await page.goto(address);
  await expect(page.getByText("STULEN").first()).toBeVisible();
  await page.goto(bikePage);
  await markRecovered(page);
});
