import { type APIRequestContext, type Page, expect } from "@playwright/test";
import * as z from "zod";
import { asAdministrator, enterCustomer, newFrameNumber, plate, registered } from "./a-till.ts";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { inApp } from "#tests/journeys/people/bankid-app.ts";
import { claimIn } from "./claim-mail.ts";
import { firstSignIn, mailTo } from "#tests/journeys/people/people.ts";
import { aPerson, onAPhone, title } from "#tests/journeys/ads/selling.ts";
import { accessTokenIn } from "#tests/journeys/people/session.ts";
import { test } from "#tests/journeys/platform/test.ts";

const Store = z.object({ storeId: z.string() });

const apply = async (page: Page, email: string): Promise<void> => {
  await page.goto("/register?for=store");
  await page.getByLabel("Organisationsnummer").fill("559900-9007");
  await expect(page.getByText("Andra Försökets Cykel AB")).toBeVisible();
  await page.getByLabel("Namn").fill("Petra Holm");
  await page.getByLabel("E-post").fill(email);
  await page.getByRole("textbox", { name: "Telefon" }).fill("031-700 12 34");
  await page.getByRole("button", { name: "Skicka ansökan" }).click();
  await expect(page.getByRole("heading", { name: "Tack, ansökan är skickad" })).toBeVisible();
};

const approve = async (office: Page, email: string): Promise<void> => {
  await office.getByRole("link", { name: /Butiker som väntar på svar/ }).click();
  await expectAccessible(office);
  await office.getByRole("link", { name: "Andra Försökets Cykel AB" }).first().click();
  await expect(office.getByText("559900-9007")).toBeVisible();
  await expectAccessible(office);
  await office.getByRole("button", { name: "Godkänn" }).click();
  const dialog = office.getByRole("dialog");
  const stickers = dialog.getByLabel("Dekaler att börja med (valfritt)");
  await stickers.fill("1001");
  await dialog.getByRole("button", { name: "Godkänn" }).click();
  await expect(dialog.getByText("Ange ett antal mellan 1 och 1000")).toBeVisible();
  await stickers.fill("60");
  await dialog.getByRole("button", { name: "Godkänn" }).click();
  await expect(office.getByText(`Inbjudan är skickad till ${email}.`)).toBeVisible();
};

const storeOf = async (shop: Page): Promise<string> => {
  const token = accessTokenIn(await shop.evaluate(() => Object.fromEntries(Object.entries(localStorage))));
  const own = await shop.request.get("/api/store", { headers: { authorization: `Bearer ${token}` } });
  return Store.parse(await own.json()).storeId;
};

/** A picture of a stamped number. */
const pictureOf = async (page: Page, number: string): Promise<Buffer> => {
  const drawn = await page.evaluate((text) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1600, height: 900 });
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("Nothing can be drawn");
    Object.assign(pen, { fillStyle: "#b9b9b9", font: "bold 130px monospace", textAlign: "center" });
    pen.fillRect(0, 0, 1600, 900);
    pen.fillStyle = "#3a3a3a";
    pen.fillText(text, 800, 490);
    return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
  }, number);
  return Buffer.from(drawn, "base64");
};

/** Gives the till a picture as a file and accepts the suggested number. */
const readFromPicture = async (till: Page): Promise<void> => {
  await till.getByRole("button", { name: "Läs numret med kameran" }).click();
  const file = { name: "ram.jpg", mimeType: "image/jpeg", buffer: await pictureOf(till, "WTU318K8861") };
  await till.locator('[data-picture="bike-photo"]').setInputFiles(file);
  await expect(till.getByText("Jämför med ramen, tecken för tecken.")).toBeVisible({ timeout: 30_000 });
  await expectAccessible(till);
  await expect(plate(till)).toHaveValue("");
  await till.getByRole("button", { name: "Använd WTU318K8861" }).click();
  await expect(plate(till)).toHaveValue("WTU318K8861");
  await expect(till.getByText("Fri att registrera")).toBeVisible();
  await plate(till).clear();
};

const sell = async (till: Page, buyer: string, sticker: string): Promise<void> => {
  await enterCustomer(till, { frameNumber: newFrameNumber(), buyer, sticker });
  await expect(registered(till)).toBeVisible();
  await expect(till.getByText("Väntar på att kunden registrerar cykeln på sig")).toBeVisible();
  await expect(till.getByRole("button", { name: /Ångra \d min kvar/ })).toBeVisible();
  await expectAccessible(till);
};

const claim = async (phone: Page, request: APIRequestContext, email: string): Promise<void> => {
  const link = await claimIn(request, email);
  await phone.goto(link);
  await expect(title(phone, "Din cykel väntar på dig")).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole("link", { name: "Registrera med BankID" }).click();
  await expect(phone).toHaveURL(/\/register/);
  expect(phone.url()).not.toContain(link.split("#")[1]);
  await phone.getByRole("button", { name: "Fortsätt med BankID" }).click();
  await inApp(phone, aPerson("Åsa", "Lindström"));
  await phone.getByLabel("E-post", { exact: true }).fill(email);
  await phone.getByLabel("Mobilnummer").fill("070-123 45 68");
  await phone.getByRole("button", { name: "Skapa konto" }).click();
  await phone.getByRole("button", { name: "Registrera cykeln på dig" }).click();
  await expect(phone.getByRole("heading", { name: "Cykeln är din" })).toBeVisible();
  await expectAccessible(phone);
};

const readReceipt = async (phone: Page): Promise<void> => {
  await phone.getByRole("link", { name: "Visa min cykel" }).click();
  await expect(title(phone, "Crescent Femto")).toBeVisible();
  await expect(phone.getByText(/Butikens kvitto 1 · Kassans kvitto K-1042 · Garanti till/)).toBeVisible();
  await phone.getByRole("link", { name: "Visa butikens kvitto" }).click();
  await expect(phone.getByRole("article", { name: "Kvitto" })).toContainText("8 495,00 kr");
  await expectAccessible(phone);
};

test("a shop applies, is approved and sells its first bike, and the buyer claims it by phone with BankID", async ({
  page: applicant,
  browser,
  request,
  baseURL,
}) => {
  const mark = Date.now();
  const [owner, buyer] = [`petra.${mark}@andraforsoket.example`, `asa.${mark}@example.se`];
  await apply(applicant, owner);

  const office = await browser.newPage();
  const { makeStickers } = await asAdministrator(office, request);
  await approve(office, owner);
  await mailTo(request, owner, /Svar på er ansökan/);

  const till = await browser.newPage();
  await firstSignIn(till, request, owner);
  await expect(till).toHaveURL(/\/store-dashboard$/);
  const [sticker = ""] = await makeStickers(await storeOf(till), 1, baseURL ?? "");
  await till.goto("/store-register-customer");
  await expect(till.getByText(/^Ni har 0 poäng/)).toBeVisible();
  await readFromPicture(till);
  await sell(till, buyer, sticker);

  const phone = await onAPhone(browser, till);
  await claim(phone, request, buyer);
  // The till shows it without any action.
  await expect(till.getByText("Klart. Cykeln är kundens.")).toBeVisible();
  await mailTo(request, buyer, /registrerad/i);
  await readReceipt(phone);

  // Another person cannot use the same link.
  const other = await onAPhone(browser, till);
  await other.goto(await claimIn(request, buyer));
  await expect(other.getByText("Cykeln har redan registrerats på en ägare.")).toBeVisible();
  await Promise.all([phone.context().close(), other.context().close()]);
});
