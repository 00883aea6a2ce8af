import { type Locator, type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { signInAsAdministrator } from "./administrator.ts";
import { mailsTo, newPerson, signIn, signInHere } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const act = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole("button", { name, exact: true }).click();
  const why = page.getByLabel("Varför?");
  await why.fill("Ringde och bad om det.");
  return why;
};

const done = async (page: Page, button: string): Promise<void> => {
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByLabel("Varför?")).toHaveCount(0);
};

test("an administrator finds a person, gives points, and locks and unlocks the account", async ({
  page,
  browser,
  request,
}) => {
  const person = await newPerson(request, { name: "Greta Söderlund", points: 20, bikes: 1 });
  const own = await browser.newPage();
  await signIn(own, person);

  await signInAsAdministrator(page, request);
  await page.getByRole("link", { name: /^Personer/ }).click();
  const field = page.getByLabel("Sök person");
  await field.fill("19910412-9870");
  await page.getByRole("button", { name: "Sök", exact: true }).click();
  await expect(page.getByText(/kan vara ett personnummer/)).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);

  await field.fill(person.email);
  await field.press("Enter");
  await expect(page.getByText("Sökte på e-postadressen. En person.")).toBeVisible();
  await expectAccessible(page);
  expect(page.url()).not.toContain("@");
  await page.getByRole("link", { name: "Greta Söderlund" }).click();
  const open = page.getByRole("button", { name: "Öppna uppgifterna" });
  const why = page.getByLabel("Vad ska du göra?");
  await open.click();
  await expect(why).toBeFocused();
  await expect(why).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await expect(page.getByText("Crescent Femga")).toHaveCount(0);
  await why.fill("Greta ringde om ett mejl som inte kom fram.");
  await page.reload();
  await expect(why).toHaveValue("Greta ringde om ett mejl som inte kom fram.");
  await open.click();
  await expect(page.getByRole("heading", { name: "Greta Söderlund" })).toBeVisible();
  await expect(page.getByText("Crescent Femga")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Rätta poäng" }).click();
  await page.getByLabel("Antal poäng").fill("50");
  await page.getByRole("button", { name: "Ge Greta 50 poäng" }).click();
  await expect(page.getByLabel("Varför?")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("Varför?").fill("Kvittot blev liggande i tre dygn.");
  await done(page, "Ge Greta 50 poäng");
  await expect(page.getByRole("region", { name: "Poäng" })).toContainText("Saldo 70 p");
  const balance = own.getByRole("button", { name: /70 p/ });
  await expect(balance).toBeVisible();
  await balance.click();
  await expect(own.getByRole("dialog").getByText("Kvittot blev liggande i tre dygn.")).toBeVisible();

  const mails = page.getByRole("region", { name: "Mejl" });
  await mails.getByRole("button", { name: "Skicka igen: Din cykel är registrerad" }).click();
  await page.getByRole("button", { name: "Skicka mejlet till Greta igen" }).click();
  await expect(page.getByLabel("Varför?")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("Varför?").fill("Hittar det inte.");
  await done(page, "Skicka mejlet till Greta igen");
  await expect(mails.getByText(/Skickat · Skickat igen/)).toBeVisible();
  await expect
    .poll(async () =>
      (await mailsTo(request, person.email)).filter(({ subject }) => subject === "Din cykel är registrerad"),
    )
    .toHaveLength(2);

  await act(page, "Lås kontot");
  await done(page, "Lås kontot för Greta");
  await expect(page.getByText("Låst", { exact: true })).toBeVisible();
  await own.goto("/my-bikes");
  await signInHere(own, person);
  await expect(own.getByText(/Kontot är låst/)).toBeVisible();

  await act(page, "Lås upp kontot");
  await done(page, "Lås upp kontot för Greta");
  await expect(page.getByText("Låst", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Beslut" })).toContainText("låste upp ett konto");
  await own.getByRole("button", { name: "Logga in", exact: true }).click();
  await expect(own).toHaveURL(/\/my-bikes$/);
  await own.close();
});
