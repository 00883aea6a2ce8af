import { type APIRequestContext, type Page, expect, test } from "@playwright/test";
import { accountWith, codeIn, mailTo, signIn } from "#tests/journeys/people.ts";

const password = "cykel-i-snön-4711";

const signUp = async (
  page: Page,
  request: APIRequestContext,
  name: string,
  personalNumber?: string,
): Promise<string> => {
  const email = `${name.toLowerCase().replaceAll(/[^a-z]/g, "")}.${Date.now()}@example.se`;
  await page.goto("/auth?mode=signup");
  await page.getByLabel("E-post", { exact: true }).fill(email.toUpperCase());
  await page.getByLabel("Lösenord", { exact: true }).fill(password);
  await page.getByLabel("För- och efternamn").fill(name);
  if (personalNumber !== undefined) await page.getByLabel(/Personnummer/).fill(personalNumber);
  await page.getByRole("button", { name: /Skapa konto/ }).click();
  await expect(page.getByRole("heading", { name: /Bekräfta|kod/i })).toBeVisible();
  const mail = await mailTo(request, email, /kod|Cykelregistret/i);
  await page.getByLabel(/kod/i).first().fill(codeIn(mail.text));
  const confirm = page.getByRole("button", { name: /Bekräfta/ });
  if (await confirm.isVisible()) await confirm.click();
  await expect(page).toHaveURL(/\/my-bikes/, { timeout: 20_000 });
  return email;
};

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Mer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Logga ut" }).click();
  await expect(page).toHaveURL(/\/$/);
};

test("somebody signs up, confirms with the code from the mail, and is signed in with what was typed", async ({
  page,
  request,
}) => {
  await signUp(page, request, "Nils Åkesson", "198507099805");
  await expect(page.getByRole("button", { name: /Poängsaldo/ })).toContainText("0 p");
  const me = await page.evaluate(async () => {
    const token = Object.entries(localStorage).find(([key]) => key.endsWith(".accessToken"))?.[1];
    return (await fetch("/api/me", { headers: { authorization: `Bearer ${token}` } })).json();
  });
  expect(me).toMatchObject({ fullName: "Nils Åkesson", identityLevel: 1, points: 0 });
  expect(JSON.stringify(me)).not.toContain("9805");
});

test("a forgotten password is replaced by the code from the mail, and signing out ends the session", async ({
  page,
  request,
}) => {
  const email = await signUp(page, request, "Eva Glömsk");
  await signOut(page);
  await page.goto("/auth");
  await page.getByRole("button", { name: "Glömt lösenordet?" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-post").fill(email);
  await dialog.getByRole("button", { name: /Skicka/ }).click();
  await expect(page.getByText("E-post skickat").first()).toBeVisible();
  const mail = await mailTo(request, email, /lösenord/i);
  await dialog.getByLabel(/kod/i).first().fill(codeIn(mail.text));
  await dialog
    .getByLabel(/lösenord/i)
    .first()
    .fill(`${password}-nytt`);
  await dialog.getByRole("button", { name: /lösenord/i }).click();
  await expect(dialog).toBeHidden();
  await signIn(page, { email, password: `${password}-nytt` });
  await signOut(page);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("Cognito"))),
  ).toEqual([]);
});

test("a wrong password and an unknown address are answered alike", async ({ page, request }) => {
  const asa = await accountWith(request, { role: "customer", points: 1000 });
  for (const email of [asa.email, "ingen@example.se"]) {
    await page.goto("/auth");
    await page.getByLabel("E-post").fill(email);
    await page.getByLabel("Lösenord", { exact: true }).fill("fel-lösenord");
    await page.getByRole("button", { name: "Logga in", exact: true }).click();
    await expect(page.getByText("Felaktiga inloggningsuppgifter")).toBeVisible();
    await expect(page.getByLabel("E-post")).toHaveValue(email);
  }
});
