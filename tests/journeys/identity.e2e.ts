import { type Page, devices, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/accessible.ts";
import {
  type Somebody,
  appLinkIn,
  newPersonalNumber,
  pass,
  play,
  scan,
  somebody,
  waitingOrders,
} from "#tests/journeys/bankid-app.ts";
import { codeIn, enterAsNewPerson, mailTo, newPerson, signIn } from "#tests/journeys/people.ts";
import { test } from "#tests/journeys/test.ts";

const noCookies = (page: Page) => page.getByRole("button", { name: "Bara nödvändiga" });

test.beforeEach(async ({ page, request }) => {
  // Orders are counted by the minute, and all journeys come from one address.
  await pass(request, 61);
  await page.addLocatorHandler(noCookies(page), () => noCookies(page).click());
});

const fill = async (page: Page, { personalNumber }: Somebody, email: string, phone = "070-123 45 67") => {
  await page.getByLabel("Personnummer", { exact: true }).fill(personalNumber);
  await page.getByLabel("E-post", { exact: true }).fill(email);
  await page.getByLabel("Upprepa e-post").fill(email.toLowerCase());
  await page.getByLabel("Mobilnummer").fill(phone);
};

const goOn = (page: Page) => page.getByRole("button", { name: "Fortsätt med BankID" }).click();
const order = (page: Page) => page.getByRole("dialog", { name: "Skapa konto med BankID" });

const me = (page: Page) =>
  page.evaluate(async () => {
    const token = Object.entries(localStorage).find(([key]) => key.endsWith(".accessToken"))?.[1];
    return (await fetch("/api/me", { headers: { authorization: `Bearer ${token}` } })).json();
  });

const signOut = async (page: Page): Promise<void> => {
  await page.evaluate(() => localStorage.clear());
  await page.goto("/auth");
};

test("somebody creates an account at a computer, with the code on the screen, and later chooses a password", async ({
  page,
  request,
}) => {
  const vera = somebody("19780402", "Vera", "Ågren");
  await page.goto("/register?next=%2Fbike-registration");
  await fill(page, vera, "Vera.Agren@Example.SE");
  await goOn(page);
  const { text } = await play(request, "open", { code: await scan(page) });
  expect(text).toBe("Jag skapar ett konto i Cykelregistret.");
  await expect(order(page).getByText(/^Söker efter BankID/)).toBeVisible();
  await expect(order(page).getByRole("figure")).toHaveCount(0);
  const { orderRef } = await play(request, "choose", {
    ...vera,
    orderRef: (await (await request.get("/_local/bankid.json")).json()).orders[0].orderRef,
  });
  await expect(
    order(page).getByText("Skriv in din säkerhetskod i BankID-appen och välj Identifiera."),
  ).toBeVisible();
  await play(request, "approve", { orderRef });
  await expect(order(page).getByText("Ditt konto är skapat")).toBeVisible();
  await expect(page).toHaveURL(/\/bike-registration$/);
  await expect(page.getByRole("heading", { name: "Vilket ramnummer har cykeln?" })).toBeVisible();
  const account = await me(page);
  expect(account).toMatchObject({
    fullName: "Vera Ågren",
    email: "vera.agren@example.se",
    identityLevel: 2,
    nameProved: true,
    hasPassword: false,
    phoneVerified: false,
    points: 0,
  });
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(kept).not.toMatch(/780402-?990\d/);

  const mail = await mailTo(request, "vera.agren@example.se", /Välkommen/);
  await signOut(page);
  await page.getByRole("button", { name: "Glömt lösenordet?" }).click();
  const dialog = page.getByRole("dialog", { name: "Glömt lösenordet?" });
  await dialog.getByLabel("E-post").fill("vera.agren@example.se");
  await dialog.getByRole("button", { name: "Jag har en kod" }).click();
  await dialog.getByLabel("Kod").fill(codeIn(mail.text));
  await dialog.getByLabel("Nytt lösenord").fill("gräsklippare i motvind 7");
  await dialog.getByRole("button", { name: "Spara lösenordet" }).click();
  await expect(dialog).toBeHidden();
  await signIn(page, { email: "vera.agren@example.se", password: "gräsklippare i motvind 7" });
  await expect(page).toHaveURL(/\/my-bikes/);
  expect(await me(page)).toMatchObject({ hasPassword: true });
});

test("a second account with the same number, or with an address in other letters, is refused after the proof", async ({
  page,
  request,
}) => {
  const personalNumber = newPersonalNumber();
  const known = await newPerson(request, { name: "Ylva Dahl", personalNumber });
  const ylva = { personalNumber, givenName: "Ylva", surname: "Dahl" };
  await page.goto("/register");
  await fill(page, ylva, "annan.adress@example.se");
  await goOn(page);
  await play(request, "approve", { code: await scan(page), ...ylva });
  const taken = page.getByRole("dialog", { name: "Personnummer används redan" });
  await expect(
    taken.getByText("Personnumret är redan registrerat på ett annat konto", { exact: true }),
  ).toBeVisible();
  await taken.getByRole("button", { name: "Tillbaka till formuläret" }).click();
  await expect(page.getByLabel("E-post", { exact: true })).toHaveValue("annan.adress@example.se");
  await expect(page.getByLabel("Personnummer", { exact: true })).toHaveValue(/-\d{4}$/);

  const viggo = somebody("19810717", "Viggo", "Sund");
  await fill(page, viggo, known.email.toUpperCase(), "0709998877");
  await goOn(page);
  await play(request, "approve", { code: await scan(page), ...viggo });
  const dialog = page.getByRole("dialog", { name: "Konto finns redan" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Logga in" }).click();
  await expect(page.getByRole("heading", { name: "Välkommen tillbaka" })).toBeVisible();
});

test("another person than the one whose number was typed gets no account", async ({ page, request }) => {
  const typed = somebody("19650309", "Ture", "Lund");
  await page.goto("/register");
  await fill(page, typed, "ture.lund@example.se");
  await goOn(page);
  await play(request, "approve", { code: await scan(page), ...somebody("19660101", "Bo", "Ek") });
  await expect(order(page).getByRole("alert")).toContainText("för gammalt eller spärrat");
});

test("an order that is cancelled on the page is gone in the app, and all that was typed is there", async ({
  page,
  request,
}) => {
  const alma = somebody("19911130", "Alma", "Kvist");
  await page.goto("/register");
  await fill(page, alma, "alma@example.se");
  await goOn(page);
  await scan(page);
  const before = await waitingOrders(request);
  await order(page).getByRole("button", { name: "Avbryt" }).click();
  await expect(order(page)).toBeHidden();
  await expect.poll(() => waitingOrders(request)).toBe(before - 1);
  await expect(page.getByRole("button", { name: "Fortsätt med BankID" })).toBeFocused();
  await expect(page.getByLabel("Mobilnummer")).toHaveValue("070-123 45 67");
});

test("an order that runs out of time says so and can be begun anew; both states are accessible", async ({
  page,
  request,
}) => {
  const nora = somebody("19690822", "Nora", "Falk");
  await page.goto("/register");
  await fill(page, nora, "nora.falk@example.se");
  await goOn(page);
  await scan(page);
  await pass(request, 31);
  await expect(order(page).getByRole("alert")).toContainText("Misslyckades att läsa av QR-koden.");
  await expectAccessible(page);
  await order(page).getByRole("button", { name: "Försök igen" }).click();
  const { orderRef } = await play(request, "open", { code: await scan(page) });
  await expectAccessible(page);
  await pass(request, 181);
  await expect(order(page).getByRole("alert")).toContainText("BankID-appen svarar inte.");
  expect(await waitingOrders(request)).toBe(0);
  expect((await request.post("/_local/bankid/approve", { data: { orderRef, ...nora } })).ok()).toBe(false);
});

test("somebody under age is told why not before any order is begun", async ({ page, request }) => {
  const year = new Date().getFullYear() - 17;
  await page.goto("/register");
  await fill(page, somebody(`${year}0101`, "Elin", "Holm"), "elin@example.se");
  await goOn(page);
  const dialog = page.getByRole("dialog", { name: "Registrering inte möjlig" });
  await expect(
    dialog.getByText("Du måste vara minst 18 år för att skapa konto. Du är 17 år gammal."),
  ).toBeVisible();
  await expectAccessible(page);
  expect(await waitingOrders(request)).toBe(0);
  await dialog.getByRole("button", { name: "Tillbaka till formuläret" }).click();
  await expect(page.getByLabel("E-post", { exact: true })).toHaveValue("elin@example.se");
});

test("an account is created with the keyboard alone", async ({ page, request }) => {
  const iris = somebody("19880229", "Iris", "Dahl");
  await page.removeLocatorHandler(noCookies(page));
  await page.goto("/register");
  await noCookies(page).press("Enter");
  await page.getByLabel("Personnummer", { exact: true }).focus();
  for (const text of [iris.personalNumber, "iris@example.se", "iris@example.se"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(page.getByLabel("Landskod")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("0701112233");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Fortsätt med BankID" })).toBeFocused();
  await page.keyboard.press("Enter");
  const link = order(page).getByRole("link", { name: "Öppna BankID på den här enheten" });
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(order(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Fortsätt med BankID" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(link).toBeVisible();
  await play(request, "refuse", { code: await scan(page) });
  await expect(order(page).getByRole("alert")).toContainText("Åtgärden avbruten.");
  await page.keyboard.press("Tab");
  await expect(order(page).getByRole("button", { name: "Stäng" }).last()).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await play(request, "approve", { code: await scan(page), ...iris });
  await expect(page).toHaveURL(/\/my-bikes/);
});

test("somebody signs in with BankID, and somebody without an account is shown the way to one", async ({
  page,
  request,
}) => {
  const personalNumber = newPersonalNumber();
  const known = await newPerson(request, { name: "Sixten Ask", personalNumber });
  await page.goto("/auth?next=%2Fsettings");
  await page.getByRole("button", { name: "Logga in med BankID" }).click();
  await play(request, "approve", { code: await scan(page), ...somebody("19550505", "Okänd", "Person") });
  await expect(page.getByText(/^Det finns inget konto för personen/)).toBeVisible();
  await page.getByRole("button", { name: "Logga in med BankID" }).click();
  await play(request, "approve", {
    code: await scan(page),
    personalNumber,
    givenName: "Sixten",
    surname: "Ask",
  });
  await expect(page.getByText("Du loggas in")).toBeVisible();
  await expect(page).toHaveURL(/\/settings/);
  expect(await me(page)).toMatchObject({ email: known.email });
});

test("somebody who has only typed their number proves it on the way to a bike, and is where they were", async ({
  page,
  request,
}) => {
  const personalNumber = newPersonalNumber();
  await enterAsNewPerson(page, { name: "Malin Berg", personalNumber, unproved: true });
  await page.goto("/bike-registration");
  await expect(page.getByRole("heading", { name: "Först: vem är du?" })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Visa ditt ID-kort i inställningarna" })).toHaveAttribute(
    "href",
    "/settings",
  );
  const draft = { step: "details", frameNumber: "WBK8841207" };
  await page.evaluate(
    ([id, { step, frameNumber }]) =>
      sessionStorage.setItem(
        `cr:registration:${id}`,
        JSON.stringify({
          step,
          frameNumber,
          pictures: {},
          details: {
            brand: "Crescent",
            model: "",
            name: "",
            city: "",
            description: "",
            batterySerialNumber: "",
          },
          touched: ["brand"],
          suggested: [],
          manualReview: false,
          idempotencyKey: "0123456789abcdef",
        }),
      ),
    [(await me(page)).userId, draft] as const,
  );
  await page.getByRole("button", { name: "Verifiera med BankID" }).click();
  await play(request, "approve", {
    code: await scan(page),
    personalNumber,
    givenName: "Malin",
    surname: "Berg",
  });
  await expect(page.getByText("Din identitet är styrkt")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Stämmer uppgifterna?" })).toBeVisible();
  await expect(page.getByLabel(/^Märke/)).toHaveValue("Crescent");
});

test.describe("on a phone", () => {
  const { defaultBrowserType: _, ...pixel } = devices["Pixel 7"];
  test.use({ ...pixel, viewport: { width: 390, height: 844 } });

  test("somebody creates an account with the app on the same phone, though the page is loaded anew on the way back", async ({
    page,
    request,
  }) => {
    const ida = somebody("19930611", "Ida", "Norén");
    await page.goto("/register");
    await fill(page, ida, "ida.noren@example.se");
    await goOn(page);
    await expect(order(page).getByText("Starta BankID-appen.")).toBeVisible();
    const { orderRef } = await play(request, "open", { code: await appLinkIn(order(page)) });
    await page.reload();
    await expect(order(page).getByText(/^Söker efter BankID/)).toBeVisible();
    await play(request, "approve", { orderRef, ...ida });
    await expect(order(page).getByText("Ditt konto är skapat")).toBeVisible();
    await expect(page).toHaveURL(/\/my-bikes/);
    expect(await me(page)).toMatchObject({ fullName: "Ida Norén", identityLevel: 2 });
  });

  test("the dialog is accessible, with the app first and with the code", async ({ page, request }) => {
    await page.goto("/auth");
    await page.getByRole("button", { name: "Logga in med BankID" }).click();
    const dialog = page.getByRole("dialog", { name: "Logga in med BankID" });
    await dialog.getByRole("button", { name: "Använd BankID på en annan enhet" }).click();
    await play(request, "open", { code: await scan(page) });
    await expectAccessible(page);
  });
});
