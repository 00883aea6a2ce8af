import { type Browser, type Page, expect } from "@playwright/test";
import { inApp, newPersonalNumber, type Someone } from "#tests/journeys/people/bankid-app.ts";
import { enter, mailTo, newPerson } from "#tests/journeys/people/people.ts";

const phone = { width: 390, height: 844 };
export const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

export const signAs = async (page: Page, person: Someone): Promise<string> => {
  await page.getByRole("button", { name: "Skriv under med BankID" }).click();
  return inApp(page, person);
};

export const aPerson = (givenName: string, surname: string): Someone => ({
  personalNumber: newPersonalNumber(),
  givenName,
  surname,
});

/** Signs up a seller and opens the form to transfer their bike. */
export const aSeller = async (page: Page, seller: Someone) => {
  const { givenName, surname, personalNumber } = seller;
  const proved = { name: `${givenName} ${surname}`, personalNumber };
  const account = await newPerson(page.request, { ...proved, points: 200, bikes: 1 });
  await enter(page, account);
  await page.goto("/my-bikes");
  await page.getByRole("link", { name: "Crescent Femga", exact: true }).click();
  await page.getByRole("button", { name: "Fler val" }).click();
  await page.getByRole("link", { name: "Byt ägare" }).click();
  await expect(title(page, "Byt ägare")).toBeVisible();
  return account;
};

export const offerTo = async (page: Page, email: string, seller: Someone): Promise<void> => {
  await page.getByLabel("Köparens e-post").fill(email);
  await page.getByLabel("Pris", { exact: true }).fill("3400");
  await page.getByLabel("Skick").fill("En liten repa på överröret.");
  await signAs(page, seller);
  await expect(title(page, "Du har skrivit under")).toBeVisible();
};

export const linkTo = async (page: Page, email: string): Promise<string> => {
  const { text } = await mailTo(page.request, email, /En cykel väntar på din underskrift/);
  const link = new URL(/https?:\S+\/invitation#\S+/.exec(text)?.[0] ?? "");
  return link.pathname + link.hash;
};

export const onAPhone = async (browser: Browser, near: Page): Promise<Page> => {
  const context = await browser.newContext({ viewport: phone, baseURL: new URL(near.url()).origin });
  return context.newPage();
};
