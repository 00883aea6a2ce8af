import { type APIRequestContext, type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { mailTo, newPassword, openAs, signIn, signInHere, signUp } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const part = (page: Page) => page.getByRole("region", { name: "Ta bort konto", exact: true });

/** Signs in again for the closing, which leads back to the page. */
const comeToClose = async (page: Page, email: string): Promise<void> => {
  await page.goto("/settings#delete-account");
  await part(page).getByRole("button", { name: "Logga in igen" }).click();
  await expect(page.getByText("Logga in igen för att fortsätta")).toBeVisible();
  await signInHere(page, { email, password: newPassword });
  await expect(page).toHaveURL(/\/settings#delete-account$/);
};

const closeAccount = async (page: Page, email: string): Promise<void> => {
  const section = part(page);
  await section.getByLabel("Skriv din e-postadress för att bekräfta").fill(email);
  await section.getByRole("button", { name: "Stäng och ta bort kontot" }).click();
  await expect(page.getByRole("heading", { name: "Ditt konto är stängt" })).toBeVisible();
};

/** A new person, so that no seeded account is lost. */
const newcomer = async (page: Page, request: APIRequestContext): Promise<string> => {
  return signUp(page, request, "Hilma Borttagen");
};

test("a person closes their account, can open no page, and reopens it", async ({
  page,
  browser,
  request,
}) => {
  const email = await newcomer(page, request);
  const account = { email, password: newPassword };
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openAs(other, account, "/settings");

  await comeToClose(page, email);
  await expect(part(page).getByText(/I 30 dagar kan du logga in och ångra dig/)).toBeVisible();
  await expectAccessible(page);
  await closeAccount(page, email);
  await expectAccessible(page);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("Cognito"))),
  ).toEqual([]);
  const mail = await mailTo(request, email, /Ditt konto är stängt/);
  expect(mail.text).toMatch(/Raderas: \d+ \w+ 20\d\d/);

  await other.reload();
  await expect(other).toHaveURL(/\/auth/);
  await elsewhere.close();

  await page.getByRole("link", { name: "Logga in och ångra" }).click();
  await signIn(page, account);
  await expect(page.getByRole("heading", { name: "Ditt konto är på väg att tas bort" })).toBeVisible();
  await expectAccessible(page);
  for (const path of ["/my-bikes", "/bike-registration", "/settings", "/"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/account-closing$/);
  }
  const status = await page.evaluate(async () => {
    const token = Object.entries(localStorage).find(([key]) => key.endsWith(".accessToken"))?.[1];
    return (await fetch("/api/bikes", { headers: { authorization: `Bearer ${token}` } })).status;
  });
  expect(status).toBe(403);

  await page.getByRole("button", { name: "Ångra" }).click();
  await page.getByRole("button", { name: "Visa mina cyklar" }).click();
  await expect(page).toHaveURL(/\/my-bikes$/);
  await mailTo(request, email, /aktivt igen/);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Inställningar" })).toBeVisible();
});

test("closing an account offline shows an error, keeps the input and sends nothing later", async ({
  page,
  context,
  request,
}) => {
  const email = await newcomer(page, request);
  await comeToClose(page, email);
  const address = part(page).getByLabel("Skriv din e-postadress för att bekräfta");
  await address.fill(email);
  const closings: string[] = [];
  page.on("request", (each) => {
    if (each.method() === "PUT") closings.push(each.url());
  });
  await context.setOffline(true);
  await part(page).getByRole("button", { name: "Stäng och ta bort kontot" }).click();
  await expect(part(page).getByText(/Nätverksfel/)).toBeVisible();
  await expect(address).toHaveValue(email);
  const tries = closings.length;
  await context.setOffline(false);
  await page.getByRole("link", { name: "Mina cyklar" }).first().click();
  await expect(page.getByRole("heading", { name: "Mina cyklar" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Mina cyklar" })).toBeVisible();
  expect(closings).toHaveLength(tries);
});
