import { type APIRequestContext, type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { signInAsAdministrator } from "#tests/journeys/office/administrator.ts";
import { mailTo } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

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

test("a shop applies with its organisation number, follows the application and withdraws it", async ({
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

  // The same company applies again with the same form.
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

test("of three applications an administrator asks one for more, refuses one with a reason and approves one", async ({
  page,
  request,
  browser,
}) => {
  const mark = Date.now();
  const companies = [
    ["559900-2002", "Sadel & Styre Umeå AB"],
    ["969900-1005", "Velociped & Son Handelsbolag"],
    ["559901-0005", "Navet Cykel i Lund AB"],
  ] as const;
  const mailbox = (number: string) => `hej.${mark}@b${number}.example`;
  await page.goto("/register?for=store");
  for (const [organisation, company] of companies) {
    await number(page).fill(organisation);
    await expect(page.getByText(company)).toBeVisible();
    await fillIn(page, mailbox(organisation));
    for (const field of await page.getByLabel(/^(Gatuadress|Postnummer|Ort)$/).all())
      await field.fill("22222");
    await page.getByRole("button", { name: "Skicka ansökan" }).click();
    await page.getByRole("button", { name: "Ansök för ett annat företag" }).click();
  }

  const office = await browser.newPage();
  await signInAsAdministrator(office, request);
  const press = (name: string) => office.getByRole("button", { name, exact: true }).click();
  const decide = async (company: string, name: string, words?: string): Promise<void> => {
    await office.goto("/admin-store-requests");
    await office.getByRole("link", { name: company }).first().click();
    await press(name);
    const dialog = office.getByRole("dialog");
    if (words !== undefined) await dialog.getByRole("textbox").fill(words);
    await dialog.getByRole("button", { name, exact: true }).dblclick();
    await expect(dialog).toHaveCount(0);
  };
  const [[first, asked], [second, refused], [third, approved]] = companies;
  await decide(asked, "Be om mer", "Säljer ni nya cyklar?");
  await expect(office.getByRole("button", { name: "Be om mer" })).toHaveCount(0);
  await decide(refused, "Avslå", "Ni säljer inga cyklar.");
  await decide(approved, "Godkänn");
  await expect(office.getByText(`Inbjudan är skickad till ${mailbox(third)}.`)).toBeVisible();
  expect((await mailTo(request, mailbox(second), /Svar på er ansökan/)).text).toContain("Ni säljer inga");

  await page.goto(await linkTo(request, mailbox(first)));
  const answer = page.getByRole("textbox", { name: "Ert svar" });
  await page.getByRole("button", { name: "Skicka svaret" }).click();
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAttribute("aria-invalid", "true");
  await answer.fill("Ja, tre märken.");
  await page.getByRole("button", { name: "Skicka svaret" }).click();
  await expect(page.getByRole("heading", { name: "Vi går igenom er ansökan" })).toBeVisible();
  await office.goto("/admin-store-requests");
  await office.getByRole("link", { name: asked }).first().click();
  await expect(office.getByText("Ja, tre märken.")).toBeVisible();
  await office.close();
});
