import { type Browser, type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/accessible.ts";
import { appLinkIn, newPersonalNumber, pass, play, type Somebody } from "#tests/journeys/bankid-app.ts";
import { enter, mailTo, newPerson } from "#tests/journeys/people.ts";
import { test } from "#tests/journeys/test.ts";

const phone = { width: 390, height: 844 };
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

test.beforeEach(async ({ request }) => {
  // Orders are counted by the minute, and all journeys come from one address.
  await pass(request, 61);
});

/** Does in the app what the page asks for, and answers what the app showed. */
const inApp = async (page: Page, person: Somebody): Promise<string> => {
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "Öppna BankID på den här enheten" })).toBeVisible();
  const { orderRef, text } = await play(page.request, "open", { code: await appLinkIn(dialog) });
  await play(page.request, "choose", { orderRef, ...person });
  await play(page.request, "approve", { orderRef });
  return text;
};

const signAs = async (page: Page, person: Somebody): Promise<string> => {
  await page.getByRole("button", { name: "Skriv under med BankID" }).click();
  return inApp(page, person);
};

const aSomebody = (givenName: string, surname: string): Somebody => ({
  personalNumber: newPersonalNumber(),
  givenName,
  surname,
});

/** Somebody with a bike to sell, on the form to sell it with. */
const aSeller = async (page: Page, seller: Somebody) => {
  const { givenName, surname, personalNumber } = seller;
  const proved = { name: `${givenName} ${surname}`, personalNumber };
  const account = await newPerson(page.request, { ...proved, points: 200, bikes: 1 });
  await enter(page, account);
  await page.goto("/my-bikes");
  await page.getByRole("link", { name: "Crescent Femga", exact: true }).click();
  await page.getByRole("link", { name: "Sälj eller ge bort" }).click();
  await expect(title(page, "Överlåt cykeln")).toBeVisible();
  return account;
};

const offerTo = async (page: Page, email: string, seller: Somebody): Promise<void> => {
  await page.getByLabel("Köparens e-post").fill(email);
  await page.getByLabel("Pris", { exact: true }).fill("3400");
  await page.getByLabel("Skick").fill("En liten repa på överröret.");
  await signAs(page, seller);
  await expect(title(page, "Du har skrivit under")).toBeVisible();
};

/** What the mail leads to. */
const linkTo = async (page: Page, email: string): Promise<string> => {
  const { text } = await mailTo(page.request, email, /En cykel väntar på din underskrift/);
  const link = new URL(/https?:\S+\/invitation#\S+/.exec(text)?.[0] ?? "");
  return link.pathname + link.hash;
};

const onAPhone = async (browser: Browser, near: Page): Promise<Page> => {
  const context = await browser.newContext({ viewport: phone, baseURL: new URL(near.url()).origin });
  return context.newPage();
};

test("somebody without an account is invited, signs up with BankID, signs and has the bike", async ({
  page,
  browser,
}) => {
  const [seller, buyer] = [aSomebody("Ulla", "Berg"), aSomebody("Johan", "Ek")];
  await aSeller(page, seller);
  const email = `johan.${Date.now()}@example.se`;
  await offerTo(page, email, seller);
  const link = await linkTo(page, email);

  // What mail programs do with links uses nothing up.
  for (const method of ["GET", "HEAD"] as const)
    expect((await page.request.fetch(link, { method })).status()).toBe(200);

  const theirs = await onAPhone(browser, page);
  await theirs.goto(link);
  await expect(title(theirs, "En cykel väntar på dig")).toBeVisible();
  await expect(theirs.getByText(/Crescent Femga/)).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole("main").getByRole("link", { name: "Skapa konto" }).click();
  expect(theirs.url()).not.toContain(link.split("#")[1]);
  await theirs.getByRole("button", { name: "Fortsätt med BankID" }).click();
  await inApp(theirs, buyer);
  await theirs.getByLabel("E-post", { exact: true }).fill(email);
  await theirs.getByLabel("Mobilnummer").fill("070-123 45 67");
  await theirs.getByRole("button", { name: "Skapa konto" }).click();

  await theirs.getByRole("button", { name: "Visa ägarbytet" }).click();
  await expect(title(theirs, "Ulla Berg vill överlåta sin cykel till dig")).toBeVisible();
  await expectAccessible(theirs);
  expect(await signAs(theirs, buyer)).toMatch(/3\s400 kr/);
  await expect(title(theirs, "Cykeln är din")).toBeVisible();
  await expect(title(page, "Cykeln har bytt ägare")).toBeVisible();
  await theirs.goto("/my-bikes");
  await expect(theirs.getByRole("link", { name: "Crescent Femga", exact: true })).toBeVisible();
  await theirs.context().close();
});

test("a mail that was handed on opens once the seller has signed anew", async ({ page, browser }) => {
  const [seller, buyer] = [aSomebody("Ulla", "Berg"), aSomebody("Karin", "Lund")];
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
  await expect(theirs.getByText("Säljaren behöver bekräfta dig.")).toBeVisible();

  const asked = page.getByRole("heading", { name: "Är det rätt köpare?" });
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  expect(await signAs(page, seller)).toContain("Karin Lund");
  await expect(asked).toBeHidden();

  await expect(title(theirs, "Ulla Berg vill överlåta sin cykel till dig")).toBeVisible();
  await signAs(theirs, buyer);
  await expect(title(theirs, "Cykeln är din")).toBeVisible();

  const others = await onAPhone(browser, page);
  await others.goto(link);
  await expect(others.getByRole("alert")).toContainText(/använd|skickat en ny/);
  await others.context().close();
  await theirs.context().close();
});

/** What a bike's owner sees of it, from which anybody could have read the number off the frame. */
const numberOf = async (page: Page): Promise<string> => {
  await page.goto("/my-bikes");
  await page.getByRole("link", { name: "Crescent Femga", exact: true }).click();
  await expect(title(page, "Crescent Femga")).toBeVisible();
  const text = await page.getByRole("main").innerText();
  return /NYI\d{8}/.exec(text.replaceAll(/\s/g, ""))?.[0] ?? "";
};

/** Two people: one has the bike, and one says that it is theirs by now. */
const twoAbout = async (page: Page, browser: Browser) => {
  const [owner, asker] = [aSomebody("Ulla", "Berg"), aSomebody("Johan", "Ek")];
  const account = await aSeller(page, owner);
  const frameNumber = await numberOf(page);
  const other = await newPerson(page.request, { name: "Johan Ek", personalNumber: asker.personalNumber });
  const theirs = await onAPhone(browser, page);
  await theirs.goto("/robots.txt");
  await enter(theirs, other);
  return { owner, asker, account, other, frameNumber, theirs };
};

test("somebody asks for a bike that they have found by its number, and its owner says yes", async ({
  page,
  browser,
}) => {
  const { owner, asker, account, other, frameNumber, theirs } = await twoAbout(page, browser);
  await theirs.goto(`/bike-search?q=${frameNumber}`);
  await theirs.getByRole("button", { name: "Är det din? Begär överlåtelse" }).click();
  const dialog = theirs.getByRole("dialog", { name: "Begär överlåtelse" });
  await dialog.getByLabel("Hälsa ägaren (valfritt)").fill("Jag köpte den av dig i går.");
  await expectAccessible(theirs);
  await dialog.getByRole("button", { name: "Fråga ägaren" }).click();
  await expect(dialog.getByText("Vi har frågat ägaren.")).toBeVisible();

  await expect(page.getByRole("button", { name: /Notiser.*1/ })).toBeVisible();
  const { text } = await mailTo(page.request, account.email, /Någon vill ta över din cykel/);
  expect(text).not.toContain(other.email);
  await page.goto(/\/transfer-requests\/\S+/.exec(text)?.[0] ?? "");
  await expect(title(page, /^Jo\*+ E\* frågar om Crescent Femga$/)).toBeVisible();
  await expect(page.getByText("Jag köpte den av dig i går.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Godkänn och fyll i ägarbytet" }).click();
  await expect(page.getByText(/^Till Jo\*+ E\*$/)).toBeVisible();
  await page.getByText("Gåva", { exact: true }).first().click();
  await page.getByLabel("Skick").fill("Som ny.");
  await expectAccessible(page);
  expect(await signAs(page, owner)).toMatch(/Jag ger min cykel till Jo\*+ E\*, som har bett/);
  await expect(title(page, "Du har skrivit under")).toBeVisible();

  await mailTo(page.request, other.email, /En cykel väntar på din underskrift/);
  await theirs.goto(new URL(page.url()).pathname);
  await signAs(theirs, asker);
  await expect(title(theirs, "Cykeln är din")).toBeVisible();
  await expect(title(page, "Cykeln har bytt ägare")).toBeVisible();
  await theirs.context().close();
});

test("somebody asks for a bike whose number is taken, and its owner says no", async ({ page, browser }) => {
  const { other, frameNumber, theirs } = await twoAbout(page, browser);
  await theirs.goto("/bike-registration");
  await theirs.getByLabel("Ramnummer", { exact: true }).fill(frameNumber);
  await theirs.getByRole("button", { name: "Fortsätt", exact: true }).click();
  await theirs.getByRole("button", { name: "Är det din? Begär överlåtelse" }).click();
  await theirs.getByRole("button", { name: "Fråga ägaren" }).click();
  await expect(theirs.getByText("Vi har frågat ägaren.")).toBeVisible();

  await page.getByRole("button", { name: /Notiser.*1/ }).click();
  await page.getByRole("link", { name: /Någon vill ta över din cykel/ }).click();
  await page.getByRole("button", { name: "Säg nej" }).click();
  const dialog = page.getByRole("dialog", { name: "Vill du säga nej?" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Säg nej" }).click();
  await expect(page.getByText("Du har sagt nej.")).toBeVisible();
  await mailTo(page.request, other.email, /Ägaren sa nej/);
  await theirs.context().close();
});
