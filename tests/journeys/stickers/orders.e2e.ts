import { type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { signInAsAdministrator } from "#tests/journeys/office/administrator.ts";
import { mailTo, newPerson, openAs } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const numberIn = (text: string): string => /CR-\d{6}-[\dA-Z]{6}/.exec(text)?.[0] ?? "";

/** Opens an order's dialog by its number, from the keyboard. */
const openOrder = async (office: Page, number: string, title: string) => {
  await office.goto("/admin-orders");
  await expect(office.getByRole("article", { name: number })).toBeVisible();
  await office.keyboard.press("/");
  await office.keyboard.type(number);
  await office.keyboard.press("Enter");
  return office.getByRole("dialog", { name: title });
};

test("a customer orders a sticker, an administrator sends it, and the customer confirms that it arrived", async ({
  page,
  browser,
  request,
}) => {
  const customer = await newPerson(request, { points: 100, bikes: 1 });
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await openAs(phone, customer, "/order?tab=stickers");
  await phone.getByLabel("Gatuadress eller box").fill("Storgatan 1");
  await phone.getByLabel("Postnummer").fill("592 30");
  await phone.getByLabel("Postort").fill("Vadstena");
  await phone.getByRole("button", { name: "Beställ för 50 p" }).click();
  await phone
    .getByRole("dialog", { name: "Beställa dekalerna?" })
    .getByRole("button", { name: "Beställ för 50 p" })
    .click();
  const placed = phone.getByText(/^Order CR-.*Du har 50 poäng kvar\.$/);
  const number = numberIn((await placed.textContent()) ?? "");
  const own = phone.getByRole("article").filter({ hasText: number });
  await expect(own).toContainText("Väntande");
  await mailTo(request, customer.email, /Vi har tagit emot din beställning/);

  await signInAsAdministrator(page, request);
  const dialog = await openOrder(page, number, "Kundbeställning");
  await dialog.getByRole("button", { name: "Generera ny QR-kod" }).click();
  // The customer's open page updates live.
  await expect(own).toContainText("QR Kopplad");
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Skriv ut och markera som packad" }).click();
  await download;
  await expect(own).toContainText("Packad");
  await expect(own.getByRole("button", { name: "Avbryt beställningen" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Markera som skickad" }).click();
  await expect(own).toContainText("Skickad");
  await mailTo(request, customer.email, /Dina dekaler är på väg/);
  await own.getByRole("button", { name: "Mottagen" }).click();
  await expect(own.getByRole("button", { name: "Mottagen" })).toHaveCount(0);
  await expectAccessible(phone);
  await expect(dialog.getByText("Mottagen", { exact: true })).toBeVisible();
  await phone.context().close();
});

test("a store orders codes and a stand, and gets both", async ({ page, browser, request }) => {
  const clerk = await newPerson(request, { role: "store" });
  const shop = await (await browser.newContext()).newPage();
  await openAs(shop, clerk, "/store-dashboard");
  await shop.getByRole("link", { name: "Lager och beställningar" }).click();
  await expect(shop.getByText("Lager slut")).toBeVisible();
  await expect(shop.getByText("Ni har inte beställt något än.")).toBeVisible();
  await expectAccessible(shop);
  const count = shop.getByRole("textbox", { name: "Antal" });
  await count.fill("1001");
  await shop.getByRole("button", { name: "Skicka beställningen" }).click();
  await expect(shop.getByText("Ange ett antal mellan 1 och 1000")).toBeVisible();
  await count.fill("60");
  await shop.getByRole("button", { name: "Skicka beställningen" }).click();
  const codes = numberIn((await shop.getByText(/^Tack! Beställningen/).textContent()) ?? "");
  await shop.getByRole("radio", { name: /Annat material/ }).check();
  await shop.getByRole("textbox", { name: "Vad behöver ni?" }).fill("bordsställ");
  await shop.getByRole("button", { name: "Skicka beställningen" }).click();
  await expect(shop.getByText("1 bordsställ")).toBeVisible();
  const goods = numberIn((await shop.getByText(/^Tack! Beställningen/).textContent()) ?? "");
  expect(goods).not.toBe(codes);
  await expectAccessible(shop);

  await signInAsAdministrator(page, request);
  await page.goto("/admin-qr-management");
  const waiting = page.getByRole("link", { name: `Öppna beställningen ${codes}` });
  await expect(waiting).toBeVisible();
  await expect(page.getByRole("link", { name: `Öppna beställningen ${goods}` })).toHaveCount(0);
  const dialog = await openOrder(page, codes, "Butiksbeställning");
  await dialog.getByRole("button", { name: "Skapa 60 QR-koder" }).click();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Skriv ut och markera som packad" }).click();
  expect((await download).suggestedFilename()).toBe(`${codes}.pdf`);
  await dialog.getByRole("button", { name: "Markera som skickad" }).click();
  await dialog.getByRole("button", { name: "Markera som klar" }).click();
  await expect(dialog.getByText("Mottagen", { exact: true })).toBeVisible();

  const stand = await openOrder(page, goods, "Butiksbeställning");
  await stand.getByRole("button", { name: "Godkänn" }).click();
  await expect(stand.getByText("Godkänd", { exact: true })).toBeVisible();

  await shop.reload();
  await expect(shop.getByRole("article", { name: codes })).toContainText("Mottagen");
  await expect(shop.getByRole("article", { name: goods })).toContainText("Godkänd");
  await expect(shop.getByText(/^60 aktiva koder/)).toBeVisible();
  await shop.context().close();
});
