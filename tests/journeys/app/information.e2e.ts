import { expect } from "@playwright/test";
import { documentAddress, documentPaths } from "#contract/people/documents.ts";
import { enter, mailTo, newPerson, signIn } from "#tests/journeys/people/people.ts";
import { expectAccessible } from "./accessible.ts";
import { test } from "#tests/journeys/platform/test.ts";

const languages = ["sv", "en"] as const;

test("every document can be read in both languages without scripts", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of documentPaths)
    for (const language of languages) {
      await page.goto(documentAddress(path, language));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("footer")).toBeVisible();
    }
  await context.close();
});

for (const path of documentPaths.filter((each) => each !== "/"))
  test(`${path} keeps its heading when scripts load, in both languages`, async ({ page }) => {
    const address = documentAddress(path, "sv");
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page
      .getByRole("link", { name: /English/ })
      .first()
      .click();
    await expect(page).toHaveURL(documentAddress(path, "en"));
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

test("the site loads nothing from elsewhere, and the cookie choice follows the account", async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on("request", (asked) => {
    if (!asked.url().startsWith(baseURL ?? "") && !/^(data|blob):/.test(asked.url()))
      foreign.push(asked.url());
  });
  await page.goto("/");
  const panel = page.getByRole("region", { name: "Får vi använda cookies?" });
  await expect(page.getByText(/© 2024–/)).toBeVisible();
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: "Cookieinställningar" }).click();
  await panel.getByRole("checkbox", { name: /^Statistik/ }).check();
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Spara mina val" }).click();
  await expect(page.getByText("Cookieinställningar sparade")).toBeVisible();
  const account = await newPerson(request);
  await signIn(page, account);
  await page.goto("/privacy");
  await expect(panel).toBeHidden();
  const ofAccount = () =>
    page.evaluate(async () => {
      const token = Object.entries(localStorage).find(([key]) => key.endsWith(".accessToken"))?.[1] ?? "";
      const me = await fetch("/api/me", { headers: { authorization: `Bearer ${token}` } });
      return ((await me.json()) as { consent?: object }).consent;
    });
  await expect.poll(ofAccount).toMatchObject({ analytics: true, marketing: false });
  expect(foreign).toEqual([]);

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await enter(elsewhere, account);
  await elsewhere.goto("/my-bikes");
  await expect(elsewhere.getByRole("region", { name: "Får vi använda cookies?" })).toBeHidden();
  await elsewhere.getByRole("button", { name: "Cookieinställningar" }).click();
  await expect(elsewhere.getByRole("checkbox", { name: /^Statistik/ })).toBeChecked();
  await other.close();
});

test("a message through the contact form arrives, and its sender gets a confirmation", async ({
  page,
  request,
}) => {
  await page.goto("/contact?topic=other");
  await page.getByLabel("Din e-postadress").fill("brevskrivare@example.se");
  await page.getByLabel("Meddelande").fill("Kan ni registrera en trehjuling? Mitt nummer är 19711228-6146.");
  await page.getByRole("button", { name: "Skicka" }).click();
  await expect(page.getByRole("heading", { name: "Tack, vi har fått ditt meddelande" })).toBeVisible();
  const caseNumber = /K-\d{6}-[A-Z0-9]{6}/.exec((await page.locator("main").textContent()) ?? "")?.[0] ?? "";
  expect(caseNumber).not.toBe("");
  const receipt = await mailTo(request, "brevskrivare@example.se", /./);
  expect(receipt.text).toContain(caseNumber);
  const { supportEmail } = (await (await request.get("/config.json")).json()) as { supportEmail: string };
  const letter = await mailTo(request, supportEmail, /./);
  expect(letter.text).toContain(`/admin-letters?id=${caseNumber}`);
  expect(letter.text).not.toMatch(/trehjuling|6146/);
});
