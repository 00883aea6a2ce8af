import { readFile } from "node:fs/promises";
import { type Browser, type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { inApp, newPersonalNumber, type Someone } from "#tests/journeys/people/bankid-app.ts";
import { enter, mailTo, newPerson } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { codesOn, readPdf } from "#tests/read-pdf.ts";

const phone = { width: 390, height: 844 };
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Signs in the BankID app and returns the text it showed. */
const signAs = async (page: Page, person: Someone): Promise<string> => {
  await page.getByRole("button", { name: "Skriv under med BankID" }).click();
  return inApp(page, person);
};

const offer = async (page: Page, email: string, seller: Someone) => {
  await page.getByRole("button", { name: "Fler val" }).click();
  await page.getByRole("link", { name: "Byt ägare" }).click();
  await expect(title(page, "Byt ägare")).toBeVisible();
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Skriv under med BankID" }).click();
  await expect(page.getByLabel("Köparens e-post")).toBeFocused();
  await page.getByLabel("Köparens e-post").fill(email);
  await page.getByLabel("Pris", { exact: true }).fill("0");
  await page.getByLabel("Skick").fill("En liten repa på överröret.");
  await expect(page.getByText(/Skriv hela kronor/)).toBeVisible();
  await page.getByLabel("Pris", { exact: true }).fill("3 400");
  await page.getByLabel("Antal nycklar").fill("2");
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel("Skick")).toHaveValue("En liten repa på överröret.");
  const paper = page.getByRole("article", { name: "Ägarkvitto" });
  await expect(paper).toContainText(/3\s400\skr/);
  await expect(page.getByText("100 p reserveras, du har 100 p kvar")).toBeVisible();
  const text = await signAs(page, seller);
  expect(text).toMatch(/Ramnummer: NYI\d{8}/);
  expect(text).toMatch(/3\s400 kr/);
  await expect(title(page, "Du har skrivit under")).toBeVisible();
};

/** Downloads the receipt and returns the address in its QR code. */
const keepReceipt = async (page: Page, about: string): Promise<string> => {
  await page.goto("/receipts");
  await expect(page.getByRole("heading", { name: "Klara" })).toBeVisible();
  await expect(page.getByText(new RegExp(about))).toBeVisible();
  await expectAccessible(page);
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "Ladda ner kvittot för Crescent Femga som PDF" }).click();
  const [paper] = await readPdf(new Uint8Array(await readFile(await (await downloaded).path())).buffer);
  expect(paper?.text).toMatch(/Ulla Berg.*Johan Ek.*3 000 kr/);
  const [address = ""] = paper === undefined ? [] : await codesOn(paper);
  return address;
};

/** Checks the receipt without an account. */
const checkAsStranger = async (browser: Browser, address: string): Promise<void> => {
  for (const viewport of [phone, { width: 1280, height: 900 }]) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    await page.goto(address);
    await expect(title(page, "Äkta.")).toBeVisible();
    await expect(page.getByText("Det här är det senaste kvittot för cykeln.")).toBeVisible();
    await expect(page.getByRole("article", { name: "Ägarkvitto" })).toContainText("Ul** B***");
    await expect(page.getByText("Berg")).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(`${address.slice(0, -4)}0000`);
    await expect(title(page, "Kvittot finns inte.")).toBeVisible();
    await context.close();
  }
};

test("seller and buyer sign a sale without reloading their pages", async ({ page, request, browser }) => {
  const seller = { personalNumber: newPersonalNumber(), givenName: "Ulla", surname: "Berg" };
  const buyer = { personalNumber: newPersonalNumber(), givenName: "Johan", surname: "Ek" };
  const proved = { name: "Ulla Berg", personalNumber: seller.personalNumber };
  const owner = await newPerson(request, { ...proved, points: 200, bikes: 1 });
  const { personalNumber } = buyer;
  const other = await newPerson(request, { name: "Johan Ek", personalNumber });
  await enter(page, owner);
  await page.goto("/my-bikes");
  await page.getByRole("link", { name: "Crescent Femga", exact: true }).click();
  await expect(title(page, "Crescent Femga")).toBeVisible();
  const bikePage = new URL(page.url()).pathname;

  const context = await browser.newContext({ viewport: phone, baseURL: new URL(page.url()).origin });
  const theirs = await context.newPage();
  await enter(theirs, other);
  await theirs.goto("/my-bikes");
  await expect(theirs.getByRole("main")).toBeVisible();

  await offer(page, other.email, seller);
  const transferPage = new URL(page.url()).pathname;
  await mailTo(request, other.email, /En cykel väntar på din underskrift/);
  await expect(theirs.getByRole("button", { name: /Notiser.*1/ })).toBeVisible();

  await theirs.goto(transferPage);
  await expect(theirs.getByText("Inte anmäld stulen, kontrollerat nyss")).toBeVisible();
  await expectAccessible(theirs);
  await theirs.setViewportSize(phone);

  // A new price appears on the buyer's open page.
  await page.getByRole("link", { name: "Ändra pris eller text" }).click();
  await page.getByLabel("Pris", { exact: true }).fill("3000");
  await signAs(page, seller);
  await expect(title(page, "Du har skrivit under")).toBeVisible();
  await expect(theirs.getByText("Säljaren har ändrat villkoren. Det som är nytt är markerat.")).toBeVisible();

  expect(await signAs(theirs, buyer)).toMatch(/3\s000 kr/);
  await expect(title(theirs, "Cykeln är din")).toBeVisible();
  await expect(title(page, "Cykeln har bytt ägare")).toBeVisible();
  await expect(theirs.getByText(/^A-\d{6}-[0-9A-Z]{6}$/)).toBeVisible();
  await expectAccessible(theirs);
  await keepReceipt(page, "Såld till Johan Ek");
  const address = await keepReceipt(theirs, "Köpt av Ulla Berg");
  await checkAsStranger(browser, address);
  await theirs.goto(bikePage);
  await expect(title(theirs, "Crescent Femga")).toBeVisible();
  await page.goto(bikePage);
  await expect(page.getByRole("heading", { name: "Cykeln finns inte" })).toBeVisible();
  await context.close();
});
