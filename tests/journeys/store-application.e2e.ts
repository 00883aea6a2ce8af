import { type APIRequestContext, type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/accessible.ts";
import { mailTo } from "#tests/journeys/people.ts";
import { test } from "#tests/journeys/test.ts";

const number = (page: Page) => page.getByLabel("Organisationsnummer");

const fillIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel("Namn").fill("Petra Holm");
  await page.getByLabel("E-post").fill(email);
  await page.getByRole("textbox", { name: "Telefon" }).fill("031-700 12 34");
};

const linkTo = async (request: APIRequestContext, email: string): Promise<string> => {
  const { text } = await mailTo(request, email, /Vi har fått er ansökan/);
  return /https?:\/\/\S+\/store-application#\S+/.exec(text)?.[0] ?? "";
};

test("a shop applies with its number, follows its application and withdraws it", async ({
  page,
  request,
  browser,
}) => {
  const email = `petra.${Date.now()}@cykelkallaren.example`;
  await page.goto("/register");
  await page.getByRole("link", { name: "Ansök om partnerskap" }).click();
  await number(page).fill("559900-1005");
  await expect(page.getByText("Ogiltigt organisationsnummer")).toBeVisible();
  await number(page).fill("559900-3000");
  await expect(page.getByText("Företaget är inte aktivt")).toBeVisible();
  await number(page).fill("559900-1004");
  const company = page.getByRole("region", { name: "Från Bolagsverket" });
  await expect(company).toContainText("Cykelkällaren i Göteborg AB");
  await expect(company).toContainText("Aktivt bolag");
  await fillIn(page, email);
  await number(page).fill("559900-100");
  await expect(company).toHaveCount(0);
  await page.getByRole("button", { name: "Skicka ansökan" }).click();
  await expect(page.getByText("Företaget måste verifieras")).toBeVisible();
  await number(page).fill("559900-1004");
  await expect(company).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Skicka ansökan" }).click();
  await expect(page.getByRole("heading", { name: "Tack, ansökan är skickad" })).toBeVisible();

  const link = await linkTo(request, email);
  const visitor = await browser.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole("heading", { name: "Vi går igenom er ansökan" })).toBeVisible();
  await expectAccessible(visitor);

  // The same company once more, from the same form.
  await page.getByRole("button", { name: "Ansök för ett annat företag" }).click();
  await expect(number(page)).toHaveValue("");
  await number(page).fill("559900-1004");
  await fillIn(page, `annan.${email}`);
  await page.getByRole("button", { name: "Skicka ansökan" }).click();
  await expect(page.getByText(/^Företaget har redan ansökt/)).toBeVisible();
  await expect(page.getByLabel("Namn")).toHaveValue("Petra Holm");

  await visitor.getByRole("button", { name: "Dra tillbaka ansökan" }).click();
  await visitor.getByRole("button", { name: "Dra tillbaka ansökan" }).click();
  await expect(visitor.getByRole("heading", { name: "Ansökan är tillbakadragen" })).toBeVisible();
  await mailTo(request, email, /tillbakadragen/);
  await page.getByRole("button", { name: "Skicka ansökan" }).click();
  await expect(page.getByRole("heading", { name: "Tack, ansökan är skickad" })).toBeVisible();
});
