import { type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { aPerson, onAPhone } from "#tests/journeys/ads/selling.ts";
import { inApp, pass } from "#tests/journeys/people/bankid-app.ts";
import { enter, newPerson } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { anOwner, askAbout } from "./asking.ts";

/** Milliseconds; the page asks every few seconds. */
const soon = { timeout: 20_000 };
const quarter = 15 * 60;

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

test("an asker without an account sees live that the owner says yes, with the code of the owner's screen", async ({
  page,
  browser,
}) => {
  const seller = aPerson("Ulla", "Berg");
  const { number } = await anOwner(page.request, seller);
  const link = await askAbout(page, number);
  await expect(page.getByText("Väntar på svar …")).toBeVisible();
  await expectAccessible(page);

  const theirs = await onAPhone(browser, page);
  await theirs.goto(link);
  await expect(title(theirs, "Är cykeln din?")).toBeVisible();
  await expect(theirs.getByText(/Frågan ställdes \d\d:\d\d, i Lund\./)).toBeVisible();
  await expect(theirs.getByText(/Svara bara om du själv säljer cykeln just nu/)).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole("main").getByRole("link", { name: "Logga in" }).click();
  await expect(theirs).toHaveURL(/\/auth/);
  expect(theirs.url()).not.toContain(link.split("#")[1]);
  await theirs.getByRole("button", { name: "Logga in med BankID" }).click();
  await inApp(theirs, seller);

  await theirs.getByRole("button", { name: "Ja, cykeln är min" }).click();
  await expect(title(theirs, "Du har svarat ja")).toBeVisible();
  await expectAccessible(theirs);
  const code = (await theirs.getByText(/^\d{4}$/).textContent()) ?? "";

  await expect(title(page, "Ägaren har svarat ja")).toBeVisible(soon);
  await expect(page.getByText(code)).toBeHidden();
  await page.getByText("Visa min kod").click();
  await expect(page.getByText(code)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText("Berg")).toBeHidden();

  await page.reload();
  await expect(title(page, "Ägaren har svarat ja")).toBeVisible();
  await pass(page.request, quarter);
  await expect(title(page, /Svaret gällde till/)).toBeVisible(soon);
  await theirs.context().close();
});

test("an asker is told of a stranger who says yes, of a no and of silence", async ({ page, browser }) => {
  const { account, number } = await anOwner(page.request, aPerson("Ulla", "Berg"));
  const link = await askAbout(page, number);
  const theirs = await onAPhone(browser, page);
  const stranger = await newPerson(page.request, {
    name: "Bo Ek",
    personalNumber: aPerson("Bo", "Ek").personalNumber,
  });

  await theirs.goto("/robots.txt");
  await enter(theirs, stranger);
  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { name: "Cykeln är inte registrerad på dig" })).toBeVisible();
  await expectAccessible(theirs);
  await expect(page.getByText("Väntar på svar …")).toBeVisible();
  await theirs.getByRole("button", { name: "Svara ändå" }).click();
  await expect(title(page, "Den som svarade äger inte cykeln enligt registret")).toBeVisible(soon);

  await enter(theirs, account);
  await theirs.goto(await askAbout(page, number));
  await theirs.getByRole("button", { name: "Nej", exact: true }).click();
  await expect(title(theirs, "Du har svarat nej")).toBeVisible();
  await expect(title(page, "Säljaren svarade nej")).toBeVisible(soon);

  const unheard = await askAbout(page, number);
  await pass(page.request, quarter);
  await expect(title(page, "Ingen svarade")).toBeVisible(soon);
  await expectAccessible(page);
  const late = await onAPhone(browser, page);
  await late.goto(unheard);
  await expect(title(late, "Tiden att svara har gått ut")).toBeVisible();
  await late.context().close();
  await theirs.context().close();
});
