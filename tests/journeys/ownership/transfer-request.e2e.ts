import { type Browser, type Page, expect } from "@playwright/test";
import * as z from "zod";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { enter, mailTo, newPerson } from "#tests/journeys/people/people.ts";
import { aSeller, aPerson, onAPhone, signAs, title } from "#tests/journeys/ads/selling.ts";
import { test } from "#tests/journeys/platform/test.ts";

/** Reads the frame number on the owner's page, in place of the bike's frame. */
const numberOf = async (page: Page): Promise<string> => {
  await page.goto("/my-bikes");
  await page.getByRole("link", { name: "Crescent Femga", exact: true }).click();
  await expect(title(page, "Crescent Femga")).toBeVisible();
  const text = await page.getByRole("main").innerText();
  return /NYI\d{8}/.exec(text.replaceAll(/\s/g, ""))?.[0] ?? "";
};

/** An owner, and someone who says that the bike is theirs. */
const twoAbout = async (page: Page, browser: Browser) => {
  const [owner, asker] = [aPerson("Ulla", "Berg"), aPerson("Johan", "Ek")];
  const account = await aSeller(page, owner);
  const frameNumber = await numberOf(page);
  const { personalNumber } = asker;
  const other = await newPerson(page.request, { name: "Johan Ek", personalNumber, points: 150 });
  const theirs = await onAPhone(browser, page);
  await theirs.goto("/robots.txt");
  await enter(theirs, other);
  return { owner, asker, account, other, frameNumber, theirs };
};

const sheet = (page: Page, name: RegExp) => page.getByRole("button", { name });

test("a buyer finds a bike by its number, asks for it and pays, and the owner approves", async ({
  page,
  browser,
}) => {
  const { owner, asker, account, other, frameNumber, theirs } = await twoAbout(page, browser);
  await theirs.goto(`/bike-search?q=${frameNumber}`);
  await theirs.getByRole("button", { name: "Köpt den? Begär ägarbyte" }).click();
  const dialog = theirs.getByRole("dialog", { name: "Begär ägarbyte" });
  await dialog.getByLabel("Hälsa ägaren (valfritt)").fill("Jag köpte den av dig i går.");
  await dialog.getByRole("checkbox", { name: "Jag betalar ägarbytet, 100 poäng" }).check();
  await expectAccessible(theirs);
  await dialog.getByRole("button", { name: "Fråga ägaren" }).click();
  await expect(dialog.getByText("Vi har frågat ägaren.")).toBeVisible();

  await expect(page.getByRole("button", { name: /Notiser.*1/ })).toBeVisible();
  await expect(sheet(page, /1 väntar på dig/)).toBeVisible();
  const { text } = await mailTo(page.request, account.email, /Någon vill ta över din cykel/);
  expect(text).not.toContain(other.email);
  await page.goto(/\/transfer-requests\/\S+/.exec(text)?.[0] ?? "");
  await expect(title(page, /^Jo\*+ E\* frågar om Crescent Femga$/)).toBeVisible();
  await expect(page.getByText("Jag köpte den av dig i går.")).toBeVisible();
  await expect(page.getByText(/^Jo\*+ E\* betalar ägarbytet, 100 poäng\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Godkänn och fyll i ägarbytet" }).click();
  await expect(page.getByText(/^Till Jo\*+ E\*$/)).toBeVisible();
  await page.getByText("Gåva", { exact: true }).first().click();
  await page.getByLabel("Skick").fill("Som ny.");
  await expectAccessible(page);
  expect(await signAs(page, owner)).toMatch(/Jag ger min cykel till Jo\*+ E\*, som har bett/);
  await expect(title(page, "Du har skrivit under")).toBeVisible();
  await expect(sheet(page, /väntar på dig/)).toHaveCount(0);

  await mailTo(page.request, other.email, /En cykel väntar på din underskrift/);
  await theirs.goto(new URL(page.url()).pathname);
  await expect(theirs.getByText(/^Dina 100 poäng är reserverade/)).toBeVisible();
  await signAs(theirs, asker);
  await expect(title(theirs, "Cykeln är din")).toBeVisible();
  await expect(title(page, "Cykeln har bytt ägare")).toBeVisible();
  await theirs.context().close();
});

test("someone asks for a bike whose number is already registered, and the owner refuses", async ({
  page,
  browser,
}) => {
  const { other, frameNumber, theirs } = await twoAbout(page, browser);
  await theirs.goto("/bike-registration");
  await theirs.getByLabel("Ramnummer", { exact: true }).fill(frameNumber);
  await theirs.getByRole("button", { name: "Fortsätt", exact: true }).click();
  await theirs.getByRole("button", { name: "Köpt den? Begär ägarbyte" }).click();
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

const Coded = z.object({ qrUid: z.string() });

test("someone asks for a bike by its QR code and withdraws the request", async ({ page, browser }) => {
  const { theirs } = await twoAbout(page, browser);
  const [answer] = await Promise.all([page.waitForResponse(/\/api\/bikes\/bike_\w+$/), page.reload()]);
  const { qrUid } = Coded.parse(await answer.json());
  await theirs.goto(`/qr/${qrUid}`);
  await theirs.getByRole("button", { name: "Köpt den? Begär ägarbyte" }).click();
  await theirs.getByRole("button", { name: "Fråga ägaren" }).click();
  await page.goto("/receipts");
  await expect(page.getByText(/^Jo\*+ E\* frågar om cykeln$/)).toBeVisible();
  await expectAccessible(page);
  await theirs.getByRole("link", { name: /^Följ eller dra tillbaka/ }).click();
  await theirs.getByRole("button", { name: "Dra tillbaka" }).click();
  const dialog = theirs.getByRole("dialog", { name: "Vill du dra tillbaka förfrågan?" });
  await expectAccessible(theirs);
  await dialog.getByRole("button", { name: "Dra tillbaka" }).click();
  await expect(theirs.getByText("Du har frågat ägaren")).toHaveCount(0);
  // The owner's open page updates without a reload.
  await expect(page.getByText(/frågar om cykeln$/)).toHaveCount(0);
  await expect(sheet(page, /väntar på dig/)).toHaveCount(0);
  await theirs.context().close();
});

const Sent = z.object({ threadId: z.string() });

test("a seller transfers a bike in a conversation, and neither learns the other’s address", async ({
  page,
  browser,
}) => {
  const { owner, asker, account, other, frameNumber, theirs } = await twoAbout(page, browser);
  await theirs.goto(`/bike-search?q=${frameNumber}`);
  await theirs.getByRole("button", { name: "Kontakta Ägare" }).click();
  await theirs.getByLabel("Ditt meddelande").fill("Är den till salu?");
  const answer = theirs.waitForResponse((response) => /\/bikes\/\w+\/messages$/.test(response.url()));
  await theirs.getByRole("button", { name: "Skicka" }).click();
  const { threadId } = Sent.parse(await (await answer).json());
  await page.goto(`/messages/${threadId}`);
  await page.getByRole("link", { name: "Byt ägare" }).click();
  await expect(page.getByText(/^Till Jo\*+ E\*$/)).toBeVisible();
  await page.getByLabel("Pris", { exact: true }).fill("900");
  await page.getByLabel("Skick").fill("Som ny.");
  expect(await signAs(page, owner)).toMatch(/till Jo\*+ E\*, som jag har skrivit med/);
  await expect(title(page, "Du har skrivit under")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(other.email);
  await theirs.goto(new URL(page.url()).pathname);
  await expect(title(theirs, "Ulla Berg vill att du tar över cykeln")).toBeVisible();
  await expect(theirs.getByRole("main")).not.toContainText(account.email);
  await signAs(theirs, asker);
  await expect(title(theirs, "Cykeln är din")).toBeVisible();
  await theirs.context().close();
});
