import { type APIRequestContext, type Page, expect } from "@playwright/test";
import * as z from "zod";
import { expectAccessible } from "#tests/journeys/accessible.ts";
import { newPersonalNumber } from "#tests/journeys/bankid-app.ts";
import { nextCode, turnOnSecondFactor } from "#tests/journeys/authenticator-app.ts";
import { type NewAccount, codeIn, enter, newPerson, signInTo } from "#tests/journeys/people.ts";
import { test } from "#tests/journeys/test.ts";

const noCookies = (page: Page) => page.getByRole("button", { name: "Bara nödvändiga" });
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Proved nothing yet, so that the name is hers to change. */
const malin = (request: APIRequestContext) =>
  newPerson(request, { name: "Malin Berg", personalNumber: newPersonalNumber(), unproved: true });

const openSettings = async (page: Page, account: NewAccount, part = ""): Promise<void> => {
  await enter(page, account);
  await page.goto(`/settings${part}`);
};

const Messages = z.array(z.object({ text: z.string() }));

/** The code of the newest text message to a number. */
const codeSentTo = async (request: APIRequestContext, phone: string): Promise<string> => {
  const read = async () =>
    Messages.parse(await (await request.get(`/_local/mail.json?to=${encodeURIComponent(phone)}`)).json());
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  return codeIn((await read())[0]?.text ?? "");
};

test.beforeEach(async ({ page }) => {
  await page.addLocatorHandler(noCookies(page), () => noCookies(page).click());
});

test("somebody changes name, protection, phone and notices, and finds them so after a reload", async ({
  page,
  request,
}) => {
  await openSettings(page, await malin(request));
  const profile = part(page, "Profil");
  await profile.getByLabel("För- och efternamn").fill("  Malin Ek ");
  await profile.getByRole("button", { name: "Spara namnet" }).click();
  await expect(profile.getByText("Sparat")).toBeVisible();
  await profile.getByRole("switch", { name: "Jag har skyddade personuppgifter" }).click();
  await expect(profile.getByRole("switch")).toBeChecked();
  await expect(profile.getByText("Inte styrkt: du har angett ett personnummer")).toBeVisible();

  const phone = part(page, "Telefon");
  await phone.getByLabel("Mobilnummer").fill("070-000 11 22");
  await phone.getByRole("button", { name: "Skicka kod" }).click();
  await expect(phone.getByText("Vi har skickat en kod till +46700001122.")).toBeVisible();
  await expect(phone.getByRole("button", { name: /Skicka ny kod \(\d+ s\)/ })).toBeDisabled();
  const code = await codeSentTo(request, "+46700001122");
  await phone.getByLabel("Kod", { exact: true }).fill(code === "111111" ? "222222" : "111111");
  await phone.getByRole("button", { name: "Bekräfta numret" }).click();
  await expect(phone.getByText("Koden stämmer inte. Kontrollera siffrorna och försök igen.")).toBeVisible();
  await phone.getByLabel("Kod", { exact: true }).fill(code);
  await phone.getByRole("button", { name: "Bekräfta numret" }).click();
  await expect(phone.getByText("Numret är bekräftat.")).toBeVisible();

  const notices = part(page, "Notiser");
  await notices.getByRole("switch", { name: "Nya meddelanden" }).click();
  await expect(notices.getByText("Sparat")).toBeVisible();

  await page.reload();
  await expect(profile.getByLabel("För- och efternamn")).toHaveValue("Malin Ek");
  await expect(profile.getByRole("switch")).toBeChecked();
  await expect(phone.getByText("Verifierat", { exact: true })).toBeVisible();
  await expect(notices.getByRole("switch", { name: "Nya meddelanden" })).not.toBeChecked();

  await phone.getByRole("button", { name: "Ta bort numret" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ta bort numret" }).click();
  await expect(phone.getByText("Numret är borttaget.")).toBeVisible();
});

test("menus are arranged by dragging and with buttons, and the bars follow at once", async ({
  page,
  request,
}) => {
  await openSettings(page, await malin(request), "#menus");
  const menus = part(page, "Menyer");
  const bar = page.getByRole("navigation", { name: "Huvudmeny" });
  await expect(bar.getByRole("link")).toHaveText(["Mina Cyklar", "Sök Cykel", "Annonser", "Köp"]);

  await menus.getByTitle("Dra Mina kvitton").dragTo(menus.getByText("Mina Cyklar", { exact: true }), {
    targetPosition: { x: 10, y: 2 },
  });
  await expect(menus.getByText("Mina kvitton: Bottenmeny, plats 1 av 5.")).toBeAttached();
  await menus.getByRole("button", { name: "Ta bort Köp från menyn" }).press("Enter");
  await menus.getByRole("button", { name: "Ta bort Annonser från menyn" }).press("Enter");
  await menus.getByRole("button", { name: "Spara menyerna" }).click();
  await expect(menus.getByText("Välj minst två i toppmenyn och minst fyra i bottenmenyn.")).toBeVisible();
  await expect(bar.getByRole("link")).toHaveText(["Mina Cyklar", "Sök Cykel", "Annonser", "Köp"]);

  const partners = menus.getByRole("button", { name: "Flytta Partners till bottenmenyn" });
  await partners.press("Enter");
  await expect(menus.getByRole("button", { name: "Flytta Partners uppåt" })).toBeVisible();
  await menus.getByRole("button", { name: "Spara menyerna" }).click();
  await expect(menus.getByText("Sparat")).toBeVisible();
  const arranged = ["Mina kvitton", "Mina Cyklar", "Sök Cykel", "Partners"];
  await expect(bar.getByRole("link")).toHaveText(arranged);
  await page.goto("/my-bikes");
  await expect(bar.getByRole("link")).toHaveText(arranged);

  await page.goto("/settings#menus");
  await menus.getByRole("button", { name: "Återställ" }).click();
  await menus.getByRole("button", { name: "Spara menyerna" }).click();
  await expect(bar.getByRole("link")).toHaveText(["Mina Cyklar", "Sök Cykel", "Annonser", "Köp"]);
});

test("the language is kept with the account and spoken wherever one signs in", async ({
  page,
  browser,
  request,
}) => {
  const account = await malin(request);
  await openSettings(page, account);
  await page.getByRole("radio", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  const appearance = part(page, "Language and appearance");
  await expect(appearance.getByText("Saved")).toBeVisible();
  await appearance.getByRole("radio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInTo(other, "/settings", account);
  await expect(other.getByRole("radio", { name: "English" })).toBeChecked();
  await elsewhere.close();
  await page.getByRole("radio", { name: "Svenska" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inställningar" })).toBeVisible();
});

test("a password is changed by who knows it, and a second factor is asked for once it is on", async ({
  page,
  request,
}) => {
  const { email, password } = await malin(request);
  const changed = "gräsklippare-i-motvind";
  await enter(page, { email, password });
  await page.goto("/settings");
  const section = part(page, "Lösenord");
  const change = async (from: string, to: string): Promise<void> => {
    await section.getByLabel("Nuvarande lösenord").fill(from);
    await section.getByLabel("Nytt lösenord").fill(to);
    await section.getByRole("button", { name: "Byt lösenord" }).click();
  };
  await change("fel-lösenord", changed);
  await expect(section.getByText("Det nuvarande lösenordet stämmer inte.")).toBeVisible();
  await change(password, changed);
  await expect(section.getByText(/Lösenordet är ändrat/)).toBeVisible();
  await change(changed, password);
  await expect(section.getByText(/Lösenordet är ändrat/)).toBeVisible();

  await page.getByRole("button", { name: "Slå på", exact: true }).click();
  const secret = await turnOnSecondFactor(page, request);
  await expect(page.getByText("Tvåstegsverifiering är nu på.")).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await signInTo(page, "/settings", { email, password }, async () => {
    await page.getByLabel("Kod", { exact: true }).fill(await nextCode(request, secret));
    await page.getByRole("button", { name: "Logga in", exact: true }).click();
  });
  await page.getByRole("button", { name: "Stäng av" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stäng av" }).click();
  await expect(page.getByText("Tvåstegsverifiering är nu av.")).toBeVisible();
});

test("signing out everywhere ends the session of another browser too", async ({ page, browser, request }) => {
  const account = await malin(request);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openSettings(other, account);
  await openSettings(page, account);
  const sessions = part(page, "Inloggade enheter");
  await sessions.getByRole("button", { name: "Logga ut överallt" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Logga ut överallt" }).click();
  await expect(page).toHaveURL(/\/$/);
  const status = await other.evaluate(async () => {
    const token = Object.entries(localStorage).find(([key]) => key.endsWith(".accessToken"))?.[1];
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": "0123456789abcdef",
    };
    return (await fetch("/api/bikes", { method: "POST", headers, body: "{}" })).status;
  });
  expect(status).toBe(401);
  await elsewhere.close();
});

test("the settings of every role are accessible", async ({ page, browser, request }) => {
  await openSettings(page, await malin(request));
  await page.getByRole("button", { name: "Slå på", exact: true }).click();
  await expect(page.getByRole("figure")).toBeVisible();
  await expectAccessible(page);
  const context = await browser.newContext({ locale: "sv-SE" });
  const store = await context.newPage();
  await store.addLocatorHandler(noCookies(store), () => noCookies(store).click());
  await openSettings(store, await newPerson(request, { role: "store" }));
  await expect(store).toHaveURL(/\/store-settings$/);
  await store.getByText("Tvåstegsverifiering är av").click();
  await expectAccessible(store);
  await context.close();
});
