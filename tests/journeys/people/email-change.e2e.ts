import { type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { codeIn, enter, mailTo, newPassword, newPerson, proveIn, signInHere } from "./people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const email = (page: Page) => page.getByRole("region", { name: "E-post", exact: true });

const ask = async (page: Page, address: string): Promise<void> => {
  await email(page).getByLabel("Ny e-postadress").fill(address);
  await email(page).getByRole("button", { name: "Skicka kod" }).click();
  await expect(email(page).getByText(`Vi har skickat ett mejl till ${address}.`)).toBeVisible();
};

test("someone changes address and signs in with it, and the former address undoes it", async ({
  page,
  request,
  browser,
}) => {
  const account = await newPerson(request, { name: "Ebba Brevik" });
  const wanted = `ebba.ny.${Date.now()}@example.se`;
  await enter(page, account);
  await page.goto("/settings#email-address");
  await expect(email(page).getByText(account.email)).toBeVisible();
  await proveIn(page, "E-post", account);
  await expect(email(page).getByLabel("Ny e-postadress")).toBeVisible();
  await expectAccessible(page);

  await ask(page, wanted);
  const { text } = await mailTo(request, wanted, /Kod för din nya e-postadress/);
  await email(page).getByLabel("Kod", { exact: true }).fill(codeIn(text));
  await email(page).getByRole("button", { name: "Byt adress" }).click();
  await expect(email(page).getByText("Adressen är bytt. Andra enheter loggas ut.")).toBeVisible();
  await expect(email(page).getByText(wanted)).toBeVisible();

  const elsewhere = await browser.newPage();
  await elsewhere.goto("/auth");
  await signInHere(elsewhere, { email: wanted, password: account.password });
  await expect(elsewhere).toHaveURL(/\/my-bikes/);

  const mail = await mailTo(request, account.email, /ny e-postadress/);
  expect(mail.text).not.toContain(wanted);
  const link = /https?:\/\/\S+\/email-take-back#\S+/.exec(mail.text)?.[0] ?? "";
  const visitor = await browser.newPage();
  await visitor.goto(link);
  await expectAccessible(visitor);
  await visitor.getByRole("button", { name: "Ta tillbaka adressen" }).click();
  await expect(visitor.getByRole("heading", { name: "Adressen är tillbaka" })).toBeVisible();
  await visitor.reload();
  await visitor.getByRole("button", { name: "Ta tillbaka adressen" }).click();
  await expect(visitor.getByRole("heading", { name: "Länken är redan använd" })).toBeVisible();

  await page.reload();
  await expect(page).toHaveURL(/\/auth/);
  await visitor.getByRole("link", { name: "Välj ett nytt lösenord" }).click();
  const dialog = visitor.getByRole("dialog");
  await dialog.getByLabel("E-post").fill(account.email);
  await dialog.getByRole("button", { name: /Skicka/ }).click();
  const code = codeIn((await mailTo(request, account.email, /nytt lösenord/)).text);
  await dialog.getByLabel(/kod/i).first().fill(code);
  await dialog
    .getByLabel(/lösenord/i)
    .first()
    .fill(newPassword);
  await dialog.getByRole("button", { name: /lösenord/i }).click();
  await expect(dialog).toBeHidden();
  await signInHere(visitor, { email: account.email, password: newPassword });
  await expect(visitor).toHaveURL(/\/my-bikes/);
});
