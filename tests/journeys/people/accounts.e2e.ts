import { expect } from "@playwright/test";
import { test } from "#tests/journeys/platform/test.ts";
import { codeIn, mailTo, newPassword, newPerson, signIn, signOut, signUp } from "./people.ts";

test("someone signs up, confirms with the mailed code, and is signed in with the typed details", async ({
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
    .fill(`${newPassword}-nytt`);
  await dialog.getByRole("button", { name: /lösenord/i }).click();
  await expect(dialog).toBeHidden();
  await signIn(page, { email, password: `${newPassword}-nytt` });
  await signOut(page);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("Cognito"))),
  ).toEqual([]);
});

test("a wrong password and an unknown address get the same answer", async ({ page, request }) => {
  const known = await newPerson(request);
  for (const email of [known.email, "ingen@example.se"]) {
    await page.goto("/auth");
    await page.getByLabel("E-post").fill(email);
    await page.getByLabel("Lösenord", { exact: true }).fill("fel-lösenord");
    await page.getByRole("button", { name: "Logga in", exact: true }).click();
    await expect(page.getByText("Felaktiga inloggningsuppgifter")).toBeVisible();
    await expect(page.getByLabel("E-post")).toHaveValue(email);
  }
});
