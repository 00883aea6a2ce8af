import { type APIRequestContext, type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { pass } from "#tests/journeys/people/bankid-app.ts";
import { enter, mailTo, mailsTo, newPerson } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { ownBikes, reportStolen } from "#tests/journeys/thefts/report-stolen.ts";

const phone = { width: 390, height: 844 };
const day = 24 * 60 * 60;
const aboutTheft = /Ett ramnummer som du bevakar/;

const ask = async (page: Page, number: string, email: string): Promise<void> => {
  await page.goto(`/check?number=${number}`);
  await page.getByLabel("Din e-postadress").fill(email);
  await page.getByRole("button", { name: "Bevaka numret" }).click();
  await expect(page.getByRole("heading", { name: "Kolla mejlen" })).toBeVisible({ timeout: 30_000 });
};

const confirm = async (page: Page, request: APIRequestContext, email: string): Promise<void> => {
  const { text } = await mailTo(request, email, /Vill du bevaka/);
  const [link = ""] = /\S+\/confirm-watch#\S+/.exec(text) ?? [];
  await page.goto(link);
  await page.getByRole("button", { name: "Starta bevakningen" }).click();
  await expect(page.getByRole("heading", { name: "Bevakningen är i gång" })).toBeVisible();
};

test("a watched number is mailed when it is stolen on day 29, not on day 31, and one tap ends the watch", async ({
  page,
  request,
  browser,
}) => {
  const owner = await newPerson(request, { name: "Olle Ordning", bikes: 2 });
  const context = await browser.newContext();
  const ownersPage = await context.newPage();
  await enter(ownersPage, owner);
  const [first = "", second = ""] = (await ownBikes(ownersPage)).map(({ frameNumber }) => frameNumber);
  const addressOf = (name: string): string => `${name}-${first}@example.se`.toLowerCase();
  const [early, over, late] = [addressOf("tidig"), addressOf("slut"), addressOf("sen")];

  await page.setViewportSize(phone);
  await page.goto(`/check?number=${first}`);
  await page.getByRole("button", { name: "Bevaka numret" }).click();
  await expect(page.getByRole("alert")).toHaveText(/Skriv en hel e-postadress/);
  await expect(page.getByLabel("Din e-postadress")).toBeFocused();
  await expectAccessible(page);
  await ask(page, first, early);
  await confirm(page, request, early);
  await expectAccessible(page);
  await ask(page, second, over);
  await confirm(page, request, over);

  await pass(request, 5 * day);
  await ask(page, second, late);
  await confirm(page, request, late);

  await pass(request, 24 * day);
  await enter(ownersPage, owner);
  await reportStolen(ownersPage, first);
  const mail = await mailTo(request, early, aboutTheft);
  expect(mail.text).toContain(first);
  expect(mail.subject).not.toContain(first);

  // The later watch has got its mail, so the expired one would have got one too.
  await pass(request, 2 * day);
  await enter(ownersPage, owner);
  await reportStolen(ownersPage, second);
  const theftMail = await mailTo(request, late, aboutTheft);
  expect(theftMail.text).toContain(second);
  expect((await mailsTo(request, over)).map(({ subject }) => subject)).toEqual([
    "Vill du bevaka ett ramnummer?",
  ]);

  const [link = ""] = /\S+\/end-watch#\S+/.exec(theftMail.text) ?? [];
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Avsluta bevakningen" }).click();
  await expect(page.getByRole("heading", { name: "Bevakningen är slut" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Bevakningen är slut" })).toBeVisible();
  await context.close();
});

test("a number that is unknown here is looked for in Bike Index, whose silence is said", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/check?number=BIX2210457S");
  const elsewhere = page.getByRole("region", { name: "I andra register" });
  await expect(elsewhere.getByText("Anmäld stulen i Bike Index 14 augusti 2026")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/check?number=BIX0001500");
  await expect(page.getByRole("heading", { name: "Okänd för oss" })).toBeVisible();
  await expect(elsewhere.getByText("Bike Index svarade inte. Vårt svar gäller ändå.")).toBeVisible();
  await page.goto("/en/check?number=TJANSTEN123");
  await expect(page.getByText("Bike Index, a US register, doesn’t know the number either.")).toBeVisible();
});
