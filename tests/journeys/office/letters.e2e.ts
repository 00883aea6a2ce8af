import { type Browser, type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { pass } from "#tests/journeys/people/bankid-app.ts";
import { mailTo, newPerson } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { signInAsAdministrator } from "./administrator.ts";

const writeLetter = async (browser: Browser, email: string, right: string): Promise<void> => {
  const strangers = await browser.newContext();
  const stranger = await strangers.newPage();
  await stranger.goto("/contact?topic=privacy");
  await stranger.getByRole("combobox", { name: "Vad vill du?" }).selectOption(right);
  await stranger.getByLabel("Din e-postadress").fill(email);
  await stranger.getByLabel("Meddelande").fill("Mitt namn är felstavat.");
  await stranger.getByRole("button", { name: "Skicka" }).click();
  await expect(stranger.getByRole("heading", { name: "Tack, vi har fått ditt meddelande" })).toBeVisible();
  await strangers.close();
};

const take = async (page: Page, email: string, title: string): Promise<void> => {
  await page.goto("/admin-letters");
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("button", { name: "Sök" }).click();
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByText("Mitt namn är felstavat.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ta hand om det" }).click();
  await expect(page.getByText(/tog hand om det/)).toBeVisible();
};

test("a request by letter is found, taken, given more time once and answered from a template", async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const { email } = await newPerson(request, { name: "Göran Lind" });
  await writeLetter(browser, email, "Rätta något som är fel");
  await signInAsAdministrator(page, request);
  await take(page, email, "Rätta uppgifter");
  const longer = page.getByRole("form", { name: "Behövs mer tid?" });
  await longer.getByRole("textbox").fill("Vi behöver fråga Skatteverket.");
  await longer.getByRole("button", { name: "Ta två månader till" }).click();
  await expect(longer).toHaveCount(0);
  expect((await mailTo(request, email, /Ditt svar dröjer/)).text).toContain("Skatteverket");

  const answer = page.getByRole("form", { name: "Svara" });
  await answer.getByLabel("Börja med en mall").selectOption("Rätta uppgifter");
  const field = answer.getByRole("textbox");
  await answer.getByRole("button", { name: "Skicka svaret" }).click();
  await expect(answer.getByText("Byt ut det som står inom [hakparenteser] först.")).toBeVisible();
  await field.fill((await field.inputValue()).replace(/Vi har ändrat .*/, "Namnet är rättat."));
  await answer.getByRole("button", { name: "Skicka svaret" }).dblclick();
  await expect(page.getByText("Besvarat", { exact: true })).toBeVisible();
  await expect(answer).toBeFocused();
  expect((await mailTo(request, email, /Svar på ditt brev/)).text).toContain("Namnet är rättat.");
});

/** The other rights, each with its step of the runbook on the person's page. */
const others = [
  ["Få veta vad ni har sparat om mig", "Få veta vad som finns sparat"],
  ["Radera mina uppgifter", "Radera uppgifter", "Avsluta på begäran", /^Avsluta kontot åt/],
  ["Begränsa hur ni använder dem", "Begränsa användningen", "Lås kontot", /^Lås kontot för/],
  ["Få ut dem för att flytta dem", "Flytta uppgifterna"],
  ["Invända mot hur ni använder dem", "Invända mot användningen"],
] as const;

test("every other right is exercised as the runbook says", async ({ page, request, browser }) => {
  test.slow();
  // The form takes ten letters an hour of one address.
  await pass(request, 3601);
  await signInAsAdministrator(page, request);
  for (const [asked, title, act, button] of others) {
    const { email } = await newPerson(request, { name: "Vera Lind" });
    await writeLetter(browser, email, asked);
    const began = performance.now();
    await take(page, email, title);
    if (act !== undefined) {
      await page.getByRole("link", { name: "Vera Lind" }).click();
      await page.getByRole("button", { name: act, exact: true }).click();
      await page.getByLabel("Varför?").fill("Begärt i brev.");
      await page.getByRole("button", { name: button }).dblclick();
      await expect(page.getByLabel("Varför?")).toHaveCount(0);
      await page.getByRole("link", { name: "Brev från adressen" }).click();
      await page.getByRole("link", { name: title }).click();
    }
    const answer = page.getByRole("form", { name: "Svara" });
    await answer.getByLabel("Börja med en mall").selectOption(title);
    const field = answer.getByRole("textbox");
    await field.fill((await field.inputValue()).replaceAll(/\[[^\]]+\]/g, "det"));
    await answer.getByRole("button", { name: "Skicka svaret" }).click();
    await expect(page.getByText("Besvarat", { exact: true })).toBeVisible();
    await mailTo(request, email, /Svar på ditt brev/);
    console.log(`${title}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
});
