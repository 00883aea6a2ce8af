import { type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { signInAsAdministrator } from "./administrator.ts";
import { newPersonalNumber } from "#tests/journeys/people/bankid-app.ts";
import { enter, mailTo, newPerson } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const phone = { width: 390, height: 844 };

const openForm = async (page: Page, address: string) => {
  await page.goto(address);
  await page.locator("main").getByRole("button", { name: "Rapportera fel" }).click();
  const dialog = page.getByRole("dialog", { name: "Något som krånglar?" });
  await expect(dialog).toBeVisible();
  return dialog;
};

/** Reports without an account on a phone: errors are named, and the form shows what is sent along. */
const reportAsStranger = async (page: Page, address: string, email: string) => {
  const dialog = await openForm(page, address);
  await dialog.getByRole("button", { name: "Skicka" }).click();
  await expect(dialog.getByText("Fyll i det här fältet.")).toBeVisible();
  await dialog
    .getByLabel("Vad hände?")
    .fill(`Länken i mejlet går ingenstans. Jag är ${newPersonalNumber()}.`);
  await dialog.getByLabel(/Din e-post/).fill(email);
  const along = dialog.getByRole("region", { name: "Det här följer med" });
  await expect(along.getByText("/kvitton/…", { exact: true })).toBeVisible();
  await expect(along.getByText(/^Chrome \d+, Linux$/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Skicka" }).click();
  await expect(dialog.getByText("Tack, vi har fått din rapport")).toBeVisible();
  await expect(dialog.getByText(email)).toBeVisible();
};

test("two people report a missing page, and an administrator answers and resolves it", async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  await signInAsAdministrator(page, request);
  const baseURL = new URL(page.url()).origin;

  const strangers = await browser.newContext({ viewport: phone, baseURL });
  const stranger = await strangers.newPage();
  const email = `dora.${newPersonalNumber().slice(-8)}@example.org`.replace("-", "");
  await reportAsStranger(stranger, "/kvitton/hemlig-kod?token=abc", email);

  const customers = await browser.newContext({ baseURL });
  const customer = await customers.newPage();
  await enter(customer, await newPerson(request, { name: "Finn Ask" }));
  const dialog = await openForm(customer, "/kvitton/en-annan-kod");
  await dialog.getByLabel("Vad hände?").fill("Sidan finns inte.");
  await dialog.getByRole("button", { name: "Skicka" }).click();
  await expect(dialog.getByText("Tack, vi har fått din rapport")).toBeVisible();
  await dialog.getByRole("button", { name: "Stäng" }).last().click();
  await expect(dialog).toHaveCount(0);

  // The open page updated without a reload.
  await page.getByRole("link", { name: /Nya felrapporter/ }).click();
  const card = page.getByRole("article").filter({ hasText: "2 rapporter · /kvitton/… · 404" });
  await expectAccessible(page);
  await card.getByRole("link").click();
  await expect(page.getByText("Länken i mejlet går ingenstans. Jag är ••••••••-••••.").last()).toBeVisible();
  await page.getByRole("button", { name: "Ta hand om" }).click();
  await expect(page.locator("main > .badge")).toHaveText("Tas om hand");
  await expectAccessible(page);

  const letter = page.getByRole("article").filter({ hasText: "Någon utan konto" });
  await letter.getByRole("button", { name: "Skicka svaret" }).click();
  await expect(letter.getByText("Fyll i det här fältet.")).toBeVisible();
  await letter.getByLabel("Svar", { exact: true }).fill("Länken är rättad. Tack för hjälpen!");
  await letter.getByRole("button", { name: "Skicka svaret" }).click();
  await expect(letter.getByText(/^Besvarad/)).toBeVisible();
  const mail = await mailTo(request, email, /Svar på din felrapport/);
  expect(mail.text).toContain("Länken är rättad.");
  expect(mail.text).not.toContain("ingenstans");
  await page.getByRole("button", { name: "Löst" }).click();
  await expect(page.getByRole("button", { name: "Ta upp igen" })).toBeVisible();
  await page.getByRole("link", { name: "Alla felrapporter" }).click();
  await page.getByRole("link", { name: "Lösta" }).click();
  await expect(card).toBeVisible();

  // Nothing from the page or its URL was stored.
  await stranger.goto("/report-bug");
  await expect(stranger.getByRole("heading", { level: 1, name: "Något som krånglar?" })).toBeVisible();
  await expectAccessible(stranger);
  for (const context of [strangers, customers]) await context.close();
});
