import { type APIRequestContext, type Page, expect } from "@playwright/test";
import * as z from "zod";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { newPersonalNumber } from "./bankid-app.ts";
import { nextCode, turnOnSecondFactor } from "./session.ts";
import {
  type NewAccount,
  codeIn,
  enter,
  newPerson,
  openAs,
  openPart,
  proveIn,
  signInHere,
  signInTo,
} from "./people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Malin is not verified, so she may change her name. */
const malin = (request: APIRequestContext) =>
  newPerson(request, { name: "Malin Berg", personalNumber: newPersonalNumber(), needsIdentity: true });

const openSettings = async (page: Page, account: NewAccount, hash = ""): Promise<void> => {
  await enter(page, account);
  await page.goto(`/settings${hash}`);
};

const Messages = z.array(z.object({ text: z.string() }));

/** The code in the newest text message to a number. */
const codeSentTo = async (request: APIRequestContext, phone: string): Promise<string> => {
  const read = async () =>
    Messages.parse(await (await request.get(`/_local/mail.json?to=${encodeURIComponent(phone)}`)).json());
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  return codeIn((await read())[0]?.text ?? "");
};

test("someone changes name, protection, phone and notifications, and they survive a reload", async ({
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

  const phone = await openPart(page, "Telefon");
  await phone.getByLabel("Mobilnummer").fill("070-000 11 22");
  await phone.getByRole("button", { name: "Skicka kod" }).click();
  await expect(phone.getByText("Vi har skickat en kod till 070-000 11 22.")).toBeVisible();
  await expect(phone.getByRole("button", { name: /Skicka ny kod \(\d+ s\)/ })).toBeDisabled();
  const code = await codeSentTo(request, "+46700001122");
  await phone.getByLabel("Kod", { exact: true }).fill(code === "111111" ? "222222" : "111111");
  await phone.getByRole("button", { name: "Bekräfta numret" }).click();
  await expect(phone.getByText("Koden stämmer inte. Kontrollera siffrorna och försök igen.")).toBeVisible();
  await phone.getByLabel("Kod", { exact: true }).fill(code);
  await phone.getByRole("button", { name: "Bekräfta numret" }).click();
  await expect(phone.getByText("Numret är bekräftat.")).toBeVisible();

  const notices = await openPart(page, "Notiser");
  await notices.getByRole("switch", { name: "Nya meddelanden" }).click();
  await expect(notices.getByText("Sparat")).toBeVisible();

  await page.reload();
  await expect(notices.getByRole("switch", { name: "Nya meddelanden" })).not.toBeChecked();
  await openPart(page, "Profil");
  await expect(profile.getByLabel("För- och efternamn")).toHaveValue("Malin Ek");
  await expect(profile.getByRole("switch")).toBeChecked();
  await openPart(page, "Telefon");
  await expect(phone.getByText("Bekräftat", { exact: true })).toBeVisible();
  await phone.getByRole("button", { name: "Ta bort numret" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ta bort numret" }).click();
  await expect(phone.getByText("Numret är borttaget.")).toBeVisible();
});

test("menus are arranged by dragging and by buttons, and the bars follow at once", async ({
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
  await menus.getByRole("button", { name: "Ta bort Mina Cyklar från menyn" }).press("Enter");
  await menus.getByRole("button", { name: "Spara menyerna" }).click();
  await expect(menus.getByText("Välj minst två i toppmenyn och minst fyra i bottenmenyn.")).toBeVisible();
  await expect(bar.getByRole("link")).toHaveText(["Mina Cyklar", "Sök Cykel", "Annonser", "Köp"]);

  const points = menus.getByRole("button", { name: "Flytta Poäng till bottenmenyn" });
  await points.press("Enter");
  await expect(menus.getByRole("button", { name: "Flytta Poäng uppåt" })).toBeVisible();
  await menus.getByRole("button", { name: "Spara menyerna" }).click();
  await expect(menus.getByText("Sparat")).toBeVisible();
  const arranged = async (): Promise<void> => {
    await expect(bar.getByRole("link")).toHaveText(["Mina kvitton", "Sök Cykel", "Annonser"]);
    // Opens the balance, which links to pages.
    await expect(bar.getByRole("button", { name: "Poäng" })).toBeVisible();
  };
  await arranged();
  await page.goto("/my-bikes");
  await arranged();

  await page.goto("/settings#menus");
  await menus.getByRole("button", { name: "Återställ" }).click();
  await menus.getByRole("button", { name: "Spara menyerna" }).click();
  await expect(bar.getByRole("link")).toHaveText(["Mina Cyklar", "Sök Cykel", "Annonser", "Köp"]);
});

test("the language is saved with the account and used wherever one signs in", async ({
  page,
  browser,
  request,
}) => {
  const account = await malin(request);
  await openSettings(page, account, "#appearance");
  await page.getByRole("radio", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  const appearance = part(page, "Language and appearance");
  await expect(appearance.getByText("Saved")).toBeVisible();
  await appearance.getByRole("radio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openAs(other, account, "/settings#appearance");
  await expect(other.getByRole("radio", { name: "English" })).toBeChecked();
  await elsewhere.close();
  await page.getByRole("radio", { name: "Svenska" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inställningar" })).toBeVisible();
});

test("a password is changed with the current one, and a second factor is asked for once it is on", async ({
  page,
  request,
}) => {
  const { email, password } = await malin(request);
  const changed = "gräsklippare-i-motvind";
  await enter(page, { email, password });
  await page.goto("/settings");
  const section = part(page, "Lösenord");
  await proveIn(page, "Lösenord", { email, password });
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

  await openPart(page, "Tvåstegsverifiering");
  await page.getByRole("button", { name: "Slå på", exact: true }).click();
  const secret = await turnOnSecondFactor(page, request);
  await expect(page.getByText("Tvåstegsverifiering är nu på.")).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  // A hash of the same page would not reload.
  await page.goto("/robots.txt");
  await signInTo(page, "/settings#two-step", { email, password }, async () => {
    await page.getByLabel("Kod", { exact: true }).fill(await nextCode(request, secret));
    await page.getByRole("button", { name: "Logga in", exact: true }).click();
  });
  await part(page, "Tvåstegsverifiering").getByRole("button", { name: "Logga in igen" }).click();
  await signInHere(page, { email, password });
  await page.getByLabel("Kod", { exact: true }).fill(await nextCode(request, secret));
  await page.getByRole("button", { name: "Logga in", exact: true }).click();
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
  const token = await other.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith(".accessToken"))?.[1],
  );
  const sessions = await openPart(page, "Inloggade enheter");
  await sessions.getByRole("button", { name: "Logga ut överallt" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Logga ut överallt" }).click();
  await expect(page).toHaveURL(/\/$/);
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": "0123456789abcdef" };
  const answer = await request.post("/api/bikes", { headers, data: {} });
  expect(answer.status()).toBe(401);
  await elsewhere.close();
});

test("the settings of every role are accessible", async ({ page, browser, request }) => {
  const account = await malin(request);
  await openSettings(page, account);
  await proveIn(page, "Tvåstegsverifiering", account);
  await page.getByRole("button", { name: "Slå på", exact: true }).click();
  await expect(page.getByRole("figure")).toBeVisible();
  await expectAccessible(page);
  const context = await browser.newContext({ locale: "sv-SE" });
  const store = await context.newPage();
  const shop = await newPerson(request, { role: "store" });
  await openSettings(store, shop);
  await expect(store).toHaveURL(/\/store-settings$/);
  await proveIn(store, "Tvåstegsverifiering", shop);
  await store.getByText("Tvåstegsverifiering är av").click();
  await expectAccessible(store);
  await context.close();
});
