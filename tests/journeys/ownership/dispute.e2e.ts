import { join } from "node:path";
import { type APIRequestContext, type Browser, type Page, expect } from "@playwright/test";
import * as z from "zod";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { signInAsAdministrator, signInAsColleague } from "#tests/journeys/office/administrator.ts";
import { newPersonalNumber } from "#tests/journeys/people/bankid-app.ts";
import { enter, mailTo, newPerson } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const phone = { width: 390, height: 844 };
const photo = join(import.meta.dirname, "../../fixtures/bike-photos/purple-crescent.jpg");
const statement = "Jag köpte den ny 2024 och den stals i Vadstena i våras.";
const answered = "Jag köpte den på Blocket i maj och har kvittot kvar.";
const reasons = "Kvittot har cykelns ramnummer och är äldre än registreringen.";
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const dialog = (page: Page) => page.getByRole("dialog");

/** Someone with a proved identity, in a browser of their own. */
const aPerson = async (
  browser: Browser,
  request: APIRequestContext,
  baseURL: string,
  wanted: Parameters<typeof newPerson>[1],
) => {
  const account = await newPerson(request, { personalNumber: newPersonalNumber(), ...wanted });
  const context = await browser.newContext({ baseURL, viewport: phone });
  const page = await context.newPage();
  await enter(page, account);
  return { account, page };
};

const openOwnBike = async (page: Page): Promise<void> => {
  await page.goto("/my-bikes");
  await page.getByRole("link", { name: "Crescent Femga", exact: true }).click();
  await expect(title(page, "Crescent Femga")).toBeVisible();
};

const numberOn = async (page: Page): Promise<string> =>
  /NYI\d{8}/.exec((await page.getByRole("main").innerText()).replaceAll(/\s/g, ""))?.[0] ?? "";

/** Finds the bike without signing in, and comes back to the claim afterwards. */
const claim = async (page: Page, stranger: Page, frameNumber: string): Promise<void> => {
  await stranger.goto(`/bike-search?q=${frameNumber}`);
  await stranger.getByRole("link", { name: "Är det din cykel?" }).click();
  await expect(title(stranger, "Är det din cykel?")).toBeVisible();
  const { pathname, search } = new URL(stranger.url());
  const signIn = stranger.getByRole("main").getByRole("link", { name: "Logga in" });
  await expect(signIn).toHaveAttribute("href", `/auth?next=${encodeURIComponent(pathname + search)}`);
  await expectAccessible(stranger);

  await page.goto(pathname + search);
  await page.getByLabel("Varför är cykeln din?").fill("Min.");
  await page.getByRole("button", { name: "Skicka in" }).click();
  await expect(page.getByText("Skriv lite mer.")).toBeVisible();
  await expect(page.getByText("Lägg till minst en bild.")).toBeVisible();
  await page.getByLabel("Varför är cykeln din?").fill(statement);
  await page.getByLabel("Lägg till bilder").setInputFiles([photo]);
  await expect(page.getByText("1 av 4")).toBeVisible();
  await expect(page.getByText(/^Laddas upp/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Varför är cykeln din?")).toHaveValue(statement);
  await expect(page.getByRole("img", { name: "Bild 1" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Skicka in" }).dblclick();
  await expect(title(page, "Ditt anspråk på Crescent Femga")).toBeVisible();
  await expect(page.getByText("Vi har fått ditt anspråk.")).toBeVisible();
  await expect(page.getByText(statement)).toBeVisible();
  await expectAccessible(page);
};

const Coded = z.object({ qrUid: z.string() });

/** A reader of the bike's code learns that it is disputed. */
const readCode = async (page: Page, owner: Page): Promise<void> => {
  const answer = owner.waitForResponse(/\/api\/bikes\/bike_\w+$/);
  await openOwnBike(owner);
  const { qrUid } = Coded.parse(await (await answer).json());
  await page.goto(`/qr/${qrUid}`);
  await expect(page.getByText("Ägarskapet prövas", { exact: true })).toBeVisible();
  await expectAccessible(page);
};

/** The owner can do nothing with the bike, and answers. */
const answer = async (page: Page): Promise<void> => {
  await openOwnBike(page);
  await expect(page.getByText("Ägarskapet prövas", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Redigera" })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`${new URL(page.url()).pathname}/transfer`);
  await expect(title(page, "Byt ägare")).toBeVisible();
  await expect(page.getByLabel("Köparens e-post")).toHaveCount(0);
  await page.getByRole("link", { name: "Visa ärendet" }).click();
  await expect(title(page, "Någon gör anspråk på Crescent Femga")).toBeVisible();
  await expect(page.getByText(statement)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel("Varför är cykeln din?").fill(answered);
  await page.getByRole("button", { name: "Skicka", exact: true }).click();
  await expect(page.getByText(/^Vi har fått ditt svar/)).toBeVisible();
};

const openCase = async (page: Page, frameNumber: string): Promise<void> => {
  await page.goto("/admin-todo?queue=ownershipDisputes");
  // Other journeys' disputes wait in the same list.
  const item = page.getByRole("listitem").filter({ hasText: frameNumber });
  const choose = item.getByRole("button", { name: /Crescent Femga/ });
  if ((await choose.getAttribute("aria-expanded")) !== "true") await choose.click();
  await item.getByRole("button", { name: "Öppna" }).click();
  await expect(title(page, "Crescent Femga")).toBeVisible();
  await expect(page.getByText(statement)).toBeVisible();
  await expect(page.getByText(answered)).toBeVisible();
};

const propose = async (page: Page, frameNumber: string): Promise<void> => {
  await openCase(page, frameNumber);
  await page.getByRole("radio", { name: /Den som gör anspråk/ }).check();
  await page.getByRole("button", { name: "Lämna förslaget" }).click();
  await expect(page.getByText("Fyll i det här fältet.")).toBeVisible();
  await page.getByLabel("Varför?").fill(reasons);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Lämna förslaget" }).dblclick();
  await expect(page.getByText("Du har lämnat förslaget. En kollega måste godkänna det.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Godkänn" })).toHaveCount(0);
  await page.getByRole("button", { name: "Visa cykelns historik" }).click();
  await expect(page.getByRole("region", { name: "Allt som har hänt" })).toContainText("Registrerad");
  await expectAccessible(page);
};

const confirm = async (page: Page, frameNumber: string): Promise<void> => {
  await openCase(page, frameNumber);
  await page.keyboard.press("a");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Godkänn förslaget" }).click();
  await expect(page.getByText("Avgjord, kan överklagas")).toBeVisible();
};

const colleague = async (browser: Browser, request: APIRequestContext, baseURL: string, name: string) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signInAsColleague(page, await newPerson(request, { role: "admin", name }));
  return page;
};

test("someone claims a bike, the owner answers, two administrators decide, and a third decides the appeal", async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  await page.goto("/robots.txt");
  const baseURL = new URL(page.url()).origin;
  const owner = await aPerson(browser, request, baseURL, { name: "Ulla Berg", bikes: 1, points: 200 });
  const claimant = await aPerson(browser, request, baseURL, { name: "Johan Ek" });
  await openOwnBike(owner.page);
  const frameNumber = await numberOn(owner.page);

  await claim(claimant.page, page, frameNumber);
  const { text } = await mailTo(request, owner.account.email, /Någon säger sig äga din cykel/);
  expect(text).toContain("/ownership-disputes/");
  expect(text).not.toContain(statement);
  await page.goto(`/bike-search?q=${frameNumber}`);
  await expect(page.getByText("Ägarskapet prövas", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Är det din cykel?" })).toHaveCount(0);
  await expectAccessible(page);
  await readCode(page, owner.page);
  await answer(owner.page);
  // The claimant's open page updates without a reload.
  await expect(claimant.page.getByText(/^Den som står som ägare har svarat/)).toBeVisible();
  await expect(claimant.page.getByText(answered)).toHaveCount(0);

  await signInAsAdministrator(page, request);
  await expect(page.getByRole("link", { name: /Ägartvister att avgöra/ })).toBeVisible();
  await propose(page, frameNumber);
  const second = await colleague(browser, request, baseURL, "Eva Ek");
  await confirm(second, frameNumber);

  await expect(claimant.page.getByRole("heading", { name: "Cykeln är din" })).toBeVisible();
  await expect(owner.page.getByText(reasons)).toBeVisible();
  await expectAccessible(owner.page);
  await owner.page
    .getByLabel("Varför är beslutet fel?")
    .fill("Numret på kvittot är inte cykelns, titta igen.");
  await owner.page.getByRole("button", { name: "Överklaga", exact: true }).click();
  await expect(owner.page.getByText(/^Ditt överklagande har kommit in/)).toBeVisible();

  // The list of what waits leaves out the appeal for those who took part in the decision.
  await second.reload();
  await expect(second.getByText(/var med om beslutet/)).toBeVisible();
  const third = await colleague(browser, request, baseURL, "Ali Rahimi");
  await openCase(third, frameNumber);
  await third.getByRole("radio", { name: /Den som står som ägare/ }).check();
  await third.getByLabel("Varför?").fill("Numret på kvittot skiljer sig från cykelns i två tecken.");
  await third.getByRole("button", { name: "Avgör", exact: true }).click();
  await expect(third.getByText("Överklagandet är avgjort", { exact: true })).toBeVisible();

  await expect(owner.page.getByRole("heading", { name: "Efter överklagande: Cykeln är din" })).toBeVisible();
  await openOwnBike(owner.page);
  await expect(owner.page.getByText("Ägarskapet prövas", { exact: true })).toHaveCount(0);
  await claimant.page.goto("/receipts");
  await claimant.page.getByRole("link", { name: "Visa: Crescent Femga" }).click();
  await expect(
    claimant.page.getByRole("heading", { name: "Efter överklagande: Cykeln är inte din" }),
  ).toBeVisible();
  for (const each of [owner.page, claimant.page, second, third]) await each.context().close();
});
