import { expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { inApp } from "#tests/journeys/people/bankid-app.ts";
import { enter, newPerson } from "#tests/journeys/people/people.ts";
import { aSeller, aPerson, linkTo, offerTo, onAPhone, signAs, title } from "#tests/journeys/ads/selling.ts";
import { test } from "#tests/journeys/platform/test.ts";

test("a buyer without an account is invited, signs up with BankID, signs and owns the bike", async ({
  page,
  browser,
}) => {
  const [seller, buyer] = [aPerson("Ulla", "Berg"), aPerson("Johan", "Ek")];
  await aSeller(page, seller);
  const email = `johan.${Date.now()}@example.se`;
  await offerTo(page, email, seller);
  const link = await linkTo(page, email);

  // Opening the link does not use it up.
  for (const method of ["GET", "HEAD"] as const)
    expect((await page.request.fetch(link, { method })).status()).toBe(200);

  const theirs = await onAPhone(browser, page);
  await theirs.goto(link);
  await expect(title(theirs, "En cykel väntar på dig")).toBeVisible();
  await expect(theirs.getByText(/Crescent Femga/)).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole("main").getByRole("link", { name: "Skapa konto" }).click();
  await expect(theirs).toHaveURL(/\/register/);
  expect(theirs.url()).not.toContain(link.split("#")[1]);
  await theirs.getByRole("button", { name: "Fortsätt med BankID" }).click();
  await inApp(theirs, buyer);
  await theirs.getByLabel("E-post", { exact: true }).fill(email);
  await theirs.getByLabel("Mobilnummer").fill("070-123 45 67");
  await theirs.getByRole("button", { name: "Skapa konto" }).click();

  await theirs.getByRole("button", { name: "Visa ägarbytet" }).click();
  await expect(title(theirs, "Ulla Berg vill att du tar över cykeln")).toBeVisible();
  await expectAccessible(theirs);
  expect(await signAs(theirs, buyer)).toMatch(/3\s400 kr/);
  await expect(title(theirs, "Cykeln är din")).toBeVisible();
  await expect(title(page, "Cykeln har bytt ägare")).toBeVisible();
  await theirs.goto("/my-bikes");
  await expect(theirs.getByRole("link", { name: "Crescent Femga", exact: true })).toBeVisible();
  await theirs.context().close();
});

test("a forwarded invitation works once the seller has signed again", async ({ page, browser }) => {
  const [seller, buyer] = [aPerson("Ulla", "Berg"), aPerson("Karin", "Lund")];
  await aSeller(page, seller);
  const email = `fel.${Date.now()}@example.se`;
  await offerTo(page, email, seller);
  const link = await linkTo(page, email);

  const { personalNumber } = buyer;
  const account = await newPerson(page.request, { name: "Karin Lund", personalNumber });
  const theirs = await onAPhone(browser, page);
  await theirs.goto("/robots.txt");
  await enter(theirs, account);
  await theirs.goto(link);
  await theirs.getByRole("button", { name: "Visa ägarbytet" }).click();
  await expect(theirs.getByText("Säljaren behöver godkänna att det är du.")).toBeVisible();

  const question = page.getByRole("heading", { name: "Är det rätt köpare?" });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  expect(await signAs(page, seller)).toContain("Karin Lund");
  await expect(question).toBeHidden();

  await expect(title(theirs, "Ulla Berg vill att du tar över cykeln")).toBeVisible();
  await signAs(theirs, buyer);
  await expect(title(theirs, "Cykeln är din")).toBeVisible();

  const others = await onAPhone(browser, page);
  await others.goto(link);
  await expect(others.getByRole("alert")).toContainText(/använd|skickat en ny/);
  await others.context().close();
  await theirs.context().close();
});
