import { type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { nextCode, readKey, turnOnSecondFactor } from "./session.ts";
import { pass } from "./bankid-app.ts";
import { type NewAccount, codeIn, enter, mailTo, newPerson, signInHere, signInTo } from "./people.ts";
import { tabTo } from "#tests/journeys/platform/tab-to.ts";
import { test } from "#tests/journeys/platform/test.ts";

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page) => page.getByRole("button", { name: "Logga in", exact: true });
const refusal = (page: Page) => page.getByRole("alert").filter({ hasText: "Felaktiga inloggningsuppgifter" });

const fill = async (page: Page, email: string, password: string): Promise<void> => {
  await field(page, "E-post").fill(email);
  await field(page, "Lösenord").fill(password);
};

const sessionKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith("Token")));

/** The settings show the second factor only after signing in again for it. */
const prove = async (
  page: Page,
  person: Pick<NewAccount, "email" | "password">,
  giveCode?: () => Promise<string>,
): Promise<void> => {
  const part = page.getByRole("region", { name: "Tvåstegsverifiering", exact: true });
  await part.getByRole("button", { name: "Logga in igen" }).click();
  await signInHere(page, person);
  if (giveCode) {
    await page.getByLabel("Kod", { exact: true }).fill(await giveCode());
    await page.getByRole("button", { name: "Logga in", exact: true }).click();
  }
  await expect(page).toHaveURL(/settings/);
};

test("a store signs in by keyboard alone and returns to its target page", async ({ page, request }) => {
  const store = await newPerson(request, { role: "store" });
  await page.goto("/store-login?next=%2Fstore-settings");
  await tabTo(page, field(page, "E-post"));
  await page.keyboard.type(store.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(store.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/store-settings$/);
  await expect(page.getByRole("heading", { level: 1, name: "Butikens inställningar" })).toBeVisible();
  await page.goto("/store-login");
  await expect(page).toHaveURL(/\/store-dashboard$/);
});

test("a customer, a wrong password and an unknown address get the same answer and are not signed in", async ({
  page,
  request,
}) => {
  const { email, password } = await newPerson(request);
  const store = await newPerson(request, { role: "store" });
  const tries = [
    [email, password],
    [store.email, "fel-lösenord"],
    ["ingen@example.se", "fel-lösenord"],
  ] as const;
  for (const [address, secret] of tries) {
    await page.goto("/store-login");
    await fill(page, address, secret);
    await press(page).click();
    await expect(refusal(page)).toBeVisible();
    await expect(field(page, "E-post")).toHaveValue(address);
    expect(await sessionKeys(page)).toEqual([]);
  }
});

test("an administrator sets up a second factor before anything else, and is asked for it from then on", async ({
  page,
  browser,
  request,
}) => {
  const admin = await newPerson(request, { role: "admin" });
  await page.goto("/store-login");
  await fill(page, admin.email, admin.password);
  await press(page).click();
  const secret = await turnOnSecondFactor(page, request);
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  await page.goto("/settings#two-step");
  await prove(page, admin, () => nextCode(request, secret));
  await expect(page.getByText("Tvåstegsverifiering är på")).toBeVisible();
  await expect(page.getByText("Handläggare måste ha tvåstegsverifiering")).toBeVisible();
  await expect(page.getByRole("button", { name: "Stäng av" })).toHaveCount(0);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto("/store-login");
  await fill(other, admin.email, admin.password);
  await press(other).click();
  await field(other, "Kod").fill(await nextCode(request, secret));
  await other.getByRole("button", { name: "Bekräfta", exact: true }).click();
  await expect(other).toHaveURL(/\/admin-dashboard$/);
  await elsewhere.close();
});

test("five wrong codes lock the sign-in", async ({ page, request }) => {
  const { email, password } = await newPerson(request);
  await enter(page, { email, password });
  await page.goto("/settings#two-step");
  await prove(page, { email, password });
  await page.getByRole("button", { name: "Slå på", exact: true }).click();
  const secret = await readKey(page);
  await field(page, "Kod").fill(await nextCode(request, secret));
  await page.getByRole("button", { name: "Slå på tvåstegsverifiering" }).click();
  await expect(page.getByText("Tvåstegsverifiering är nu på.")).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto("/store-login");
  await fill(page, email, password);
  await press(page).click();
  await expect(page.getByRole("heading", { name: "Skriv din engångskod" })).toBeVisible();
  const confirm = page.getByRole("button", { name: "Bekräfta", exact: true });
  for (let tried = 0; tried < 6; tried += 1) {
    await field(page, "Kod").fill("000000");
    const answered = page.waitForResponse(/cognito-idp/);
    await confirm.click();
    await answered;
  }
  await expect(page.getByText("För många försök. Vänta en stund och försök igen.")).toBeVisible();

  await pass(request, 3601);
  await signInTo(page, "/settings#two-step", { email, password }, async () => {
    await field(page, "Kod").fill(await nextCode(request, secret));
    await press(page).click();
  });
  await prove(page, { email, password }, () => nextCode(request, secret));
  await page.getByRole("button", { name: "Stäng av" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stäng av" }).click();
  await expect(page.getByText("Tvåstegsverifiering är nu av.")).toBeVisible();
});

test("a forgotten password is replaced with the code from the mail", async ({ page, request }) => {
  const store = await newPerson(request, { role: "store" });
  await page.goto("/store-login");
  await page.getByRole("button", { name: "Glömt lösenordet?" }).click();
  await field(page, "E-post").fill(store.email);
  await page.getByRole("button", { name: "Skicka kod" }).click();
  const mail = await mailTo(request, store.email, /lösenord/i);
  await field(page, "Kod").fill(codeIn(mail.text));
  const password = "gräsklippare i motvind 7";
  await field(page, "Nytt lösenord").fill(password);
  await field(page, "Upprepa lösenordet").fill(password);
  await page.getByRole("button", { name: "Spara lösenordet" }).click();
  await fill(page, store.email, password);
  await press(page).click();
  await expect(page).toHaveURL(/\/store-dashboard$/);
});

test("every step is accessible and keeps the content security policy", async ({ page }) => {
  const broken: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) broken.push(message.text());
  });
  await page.goto("/store-login");
  await field(page, "E-post").click();
  await expectAccessible(page);
  await fill(page, "ingen@example.se", "fel-lösenord");
  await press(page).click();
  await expect(refusal(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Glömt lösenordet?" }).click();
  await field(page, "E-post").fill("ingen@example.se");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Skicka kod" }).click();
  await expect(field(page, "Nytt lösenord")).toBeVisible();
  await expectAccessible(page);
  expect(broken).toEqual([]);
});
