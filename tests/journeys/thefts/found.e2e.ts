import { type APIRequestContext, type Browser, type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { signInAsAdministrator } from "#tests/journeys/office/administrator.ts";
import { receiptOf, registerBike } from "#tests/journeys/bikes/own-bike.ts";
import { codeIn, enterAsNewPerson, mailTo, newPerson, openAs } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const receipt = receiptOf("good-thermal.jpg");
const phone = { width: 390, height: 844 };

/** The page and the QR address of a bike that has been reported stolen. */
const loseBike = async (page: Page, request: APIRequestContext) => {
  const person = await newPerson(request, {
    name: "Maja Ekdahl",
    points: 200,
    personalNumber: receipt.pnr,
  });
  await openAs(page, person, "/my-bikes");
  await registerBike(page, receipt);
  const bikePage = new URL(page.url()).pathname;
  const [answer] = await Promise.all([page.waitForResponse(/\/api\/bikes\/bike_\w+$/), page.reload()]);
  const { qrUid } = (await answer.json()) as { qrUid: string };
  await page.getByRole("link", { name: "Anmäl cykeln stulen" }).click();
  await page.getByLabel(/Var stod den/).fill("Cykelstället vid Vättern");
  await page.getByRole("button", { name: "Lägg till mer" }).click();
  await page.getByLabel(/Hittelön/).fill("500");
  await page.getByRole("button", { name: "Fortsätt", exact: true }).click();
  await page.getByRole("button", { name: "Anmäl stulen" }).click();
  await expect(page.getByRole("heading", { name: "Vad gör jag nu?" })).toBeVisible();
  return { code: `/qr/${qrUid}`, bikePage };
};

const fillIn = async (page: Page, place: string) => {
  await page.getByLabel("Var står cykeln?").fill(place);
  await page.getByLabel("Hur når ägaren dig?").fill("070-123 45 67");
};

const reportFromSearch = async (page: Page) => {
  await expect(async () => {
    await page.goto(`/?q=${receipt.frame}`);
    await page.getByRole("button", { name: "Jag har hittat cykeln" }).click({ timeout: 15_000 });
  }).toPass({ timeout: 90_000 });
  const dialog = page.getByRole("dialog", { name: "Rapportera upphittad cykel" });
  await expect(dialog).toContainText("200 poäng till dig");
  await expect(dialog).toContainText("500 kr i hittelön");
  await expect(dialog.getByRole("button", { name: "Skicka rapporten" })).toBeDisabled();
  await expectAccessible(page);
  await fillIn(page, "Under bron");
  await dialog.getByRole("button", { name: "Skicka rapporten" }).click();
  await expect(dialog.getByRole("heading", { name: "Tack för hjälpen!" })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "Följ rapporten" }).click();
  await expect(page.getByText(/200 poäng om ägaren bekräftar/)).toBeVisible();
  await expectAccessible(page);
};

const reportByCode = async (browser: Browser, request: APIRequestContext, code: string) => {
  const email = `kim.${Date.now()}@example.se`;
  const page = await browser.newPage({ viewport: phone });
  await page.goto(code);
  await expect(page.getByText("STULEN", { exact: true })).toBeVisible();
  await expect(page.getByText(receipt.frame)).toBeVisible();
  // Both the server's document and the app add the tag.
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(2);
  await page.getByRole("textbox", { name: "Ramnummer" }).fill(`${receipt.frame}1`);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nej, numret stämmer inte.")).toBeVisible();
  await page.getByRole("textbox", { name: "Ramnummer" }).fill(receipt.frame.toLowerCase());
  await page.keyboard.press("Enter");
  await expect(page.getByText("Ja, numret stämmer.")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Rapportera upphittad" }).click();
  await fillIn(page, "Vid hamnen");
  await page.getByLabel("Din e-postadress").fill(email);
  await page.getByRole("button", { name: "Skicka koden" }).click();
  await expect(page.getByRole("textbox", { name: "Kod" })).toBeFocused();
  await expectAccessible(page);
  const { text } = await mailTo(request, email, /kod/i);
  await page.getByRole("textbox", { name: "Kod" }).fill(codeIn(text));
  await page.getByRole("button", { name: "Skicka rapporten" }).click();
  await expect(page.getByRole("heading", { name: "Tack för hjälpen!" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Skapa ett konto" })).toBeVisible();
  await page.close();
};

const answerAsOwner = async (page: Page, bikePage: string) => {
  await page.goto("/my-bikes");
  await expect(page.getByRole("article").getByText("2 personer tror sig ha hittat den")).toBeVisible();
  await expectAccessible(page);
  await page.goto(bikePage);
  const card = page.getByRole("region", { name: "Upphittad?" });
  await expect(card.getByRole("article")).toHaveCount(2);
  await expectAccessible(page);
  const byCode = card.getByRole("article", { name: "Från någon utan konto" });
  await expect(byCode).toContainText("Vid hamnen");
  await byCode.getByRole("button", { name: "Nej, det stämmer inte" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Det stämmer inte" }).click();
  await expect(byCode.getByText("Stämde inte")).toBeVisible();
  await card.getByRole("button", { name: "Ja, det är min cykel" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Bekräfta" }).click();
  await card.getByRole("link", { name: "Markera som återfunnen" }).click();
};

const markRecovered = async (page: Page) => {
  await page.getByRole("radio").first().check();
  await page.getByLabel(/tack/i).fill("Tusen tack!");
  await page.getByRole("button", { name: /återfunnen/i }).click();
  await expect(page.getByText("Registrerad", { exact: true }).first()).toBeVisible();
};

test("two people report a stolen bike found, the owner recovers it, and the finder is promised points", async ({
  page,
  request,
  browser,
}) => {
  const owner = await browser.newPage();
  const { code, bikePage } = await loseBike(owner, request);
  await enterAsNewPerson(page, { name: "Finn Hittare" });
  await reportFromSearch(page);
  await reportByCode(browser, request, code);
  await answerAsOwner(owner, bikePage);
  await markRecovered(owner);

  await page.goto("/found-reports");
  await expect(page.getByText("Bekräftad", { exact: true })).toBeVisible();
  await expect(page.getByText(/200 poäng väntar på dig tills/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Styrk din identitet" })).toBeVisible();
  await expect(page.getByText("Tusen tack!")).toBeVisible();

  await owner.goto(code);
  await expect(owner.getByText("OK", { exact: true })).toBeVisible();
  await expect(owner.getByText(receipt.frame)).toBeHidden();
  await expectAccessible(owner);
  await owner.close();

  const administrator = await browser.newPage();
  await signInAsAdministrator(administrator, request);
  await administrator.goto("/admin-recovery-reports?flagged=true");
  const report = administrator.getByRole("article").filter({ hasText: "Under bron" });
  await expect(report).toContainText("yngre än en vecka");
  await expect(report).toContainText("200 är reserverade");
  await expectAccessible(administrator);
  for (const tab of ["Granskning", "Rättelser"]) {
    await administrator.getByRole("link", { name: tab }).click();
    await expect(administrator.getByRole("link", { name: tab })).toHaveAttribute("aria-current", "page");
    await expectAccessible(administrator);
  }
  await administrator.close();
});

test("an unknown code links to other pages", async ({ page }) => {
  await page.goto("/qr/7f0c2a34-5b6d-4e8f-9a01-23456789abcd");
  await expect(page.getByText("OKÄND")).toBeVisible();
  await expectAccessible(page);
});
