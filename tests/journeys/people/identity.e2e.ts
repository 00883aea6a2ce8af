import { type APIRequestContext, type Page, devices, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { appLinkIn, newPersonalNumber, pass, play, scan, someone, waitingOrders } from "./bankid-app.ts";
import { codeIn, enterAsNewPerson, mailTo, newPerson, openPart, signIn } from "./people.ts";
import { signInAsAdministrator } from "#tests/journeys/office/administrator.ts";
import { writesOf } from "#tests/journeys/platform/hasty-presses.ts";
import { tabTo } from "#tests/journeys/platform/tab-to.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { upload } from "#tests/journeys/platform/uploads.ts";
import { anIdCard } from "#tests/local/identity-reviews/an-id-card.ts";
import { headersOf } from "./session.ts";

/** Fills in the contact details. */
const fill = async (page: Page, email: string, phone = "070-123 45 67") => {
  await page.getByLabel("E-post", { exact: true }).fill(email);
  await page.getByLabel("Mobilnummer").fill(phone);
};

const begin = (page: Page) => page.getByRole("button", { name: "Fortsätt med BankID" });
const create = (page: Page) => page.getByRole("button", { name: "Skapa konto" }).click();
const hello = (page: Page, name: string) =>
  page.getByRole("heading", { name: `Hej ${name}! Hur når vi dig?` });
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

test("someone creates an account at a computer, with the code on the screen, and later chooses a password", async ({
  page,
  request,
}) => {
  const vera = someone("19780402", "Vera", "Ågren");
  await page.goto("/register?next=%2Fbike-registration");
  await begin(page).click();
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
  await expect(hello(page, "Vera")).toBeFocused();
  await expect(order(page)).toBeHidden();
  await expect(page.getByText(/^Du har legitimerat dig som Vera Ågren\./)).toBeVisible();
  await expectAccessible(page);
  await fill(page, "Vera.Agren@Example.SE");
  await create(page);
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
  const storedText = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(storedText).not.toMatch(/780402-?990\d/);

  const welcome = await mailTo(request, "vera.agren@example.se", /Välkommen/);
  await page.goto("/settings");
  const password = await openPart(page, "Lösenord");
  await expect(password.getByText(/Bekräfta först din e-postadress/)).toBeVisible();
  const address = await openPart(page, "E-post");
  await address.getByLabel("Kod", { exact: true }).fill(codeIn(welcome.text));
  await address.getByRole("button", { name: "Bekräfta adressen" }).click();
  await expect(address.getByText("Adressen är bekräftad.")).toBeVisible();
  await signOut(page);
  await page.goto("/auth");
  await page.getByRole("button", { name: "Glömt lösenordet?" }).click();
  const dialog = page.getByRole("dialog", { name: "Glömt lösenordet?" });
  await dialog.getByLabel("E-post").fill("vera.agren@example.se");
  await dialog.getByRole("button", { name: /Skicka/ }).click();
  const mail = await mailTo(request, "vera.agren@example.se", /nytt lösenord/);
  await dialog.getByLabel("Kod").fill(codeIn(mail.text));
  await dialog.getByLabel("Nytt lösenord").fill("gräsklippare i motvind 7");
  await dialog.getByRole("button", { name: "Spara lösenordet" }).click();
  await expect(dialog).toBeHidden();
  await signIn(page, { email: "vera.agren@example.se", password: "gräsklippare i motvind 7" });
  await expect(page).toHaveURL(/\/my-bikes/);
  expect(await me(page)).toMatchObject({ hasPassword: true });
});

test("someone with an account learns so before typing anything", async ({ page, request }) => {
  const personalNumber = newPersonalNumber();
  await newPerson(request, { name: "Ylva Dahl", personalNumber });
  await page.goto("/register");
  await begin(page).click();
  const ylva = { personalNumber, givenName: "Ylva", surname: "Dahl" };
  await play(request, "approve", { code: await scan(page), ...ylva });
  const taken = page.getByRole("dialog", { name: "Personnummer används redan" });
  await expect(
    taken.getByText("Personnumret är redan registrerat på ett annat konto", { exact: true }),
  ).toBeVisible();
  await taken.getByRole("button", { name: "Logga in" }).click();
  await expect(page.getByRole("heading", { name: "Välkommen tillbaka" })).toBeVisible();
});

test("a taken address, also in other case, is corrected with the same proof", async ({ page, request }) => {
  const known = await newPerson(request, { name: "Yngve Dahl" });
  const viggo = someone("19810717", "Viggo", "Sund");
  await page.goto("/register");
  await begin(page).click();
  await play(request, "approve", { code: await scan(page), ...viggo });
  await fill(page, known.email.toUpperCase(), "0709998877");
  await create(page);
  const dialog = page.getByRole("dialog", { name: "Konto finns redan" });
  await dialog.getByRole("button", { name: "Tillbaka till formuläret" }).click();
  await expect(page.getByLabel("E-post", { exact: true })).toHaveValue(known.email.toUpperCase());
  await expect(page.getByLabel("Mobilnummer")).toHaveValue("0709998877");
  await page.getByLabel("E-post", { exact: true }).fill("viggo.sund@example.se");
  await create(page);
  await expect(page).toHaveURL(/\/my-bikes/);
  expect(await me(page)).toMatchObject({ fullName: "Viggo Sund", email: "viggo.sund@example.se" });
});

test("a form is sent again after a network failure, and continues with BankID after a long wait", async ({
  page,
  request,
}) => {
  const ture = someone("19650309", "Ture", "Lund");
  await page.goto("/register");
  await begin(page).click();
  await play(request, "approve", { code: await scan(page), ...ture });
  await fill(page, "ture.lund@example.se");
  await page.context().setOffline(true);
  await create(page);
  await expect(page.getByText("Nätverksfel. Kontrollera uppkopplingen och försök igen.")).toBeVisible();
  await page.context().setOffline(false);
  await pass(request, 15 * 60);
  await create(page);
  await expect(page.getByText(/^Tiden gick ut\./)).toBeVisible();
  await begin(page).click();
  await play(request, "approve", { code: await scan(page), ...ture });
  await expect(hello(page, "Ture")).toBeFocused();
  await expect(page.getByLabel("E-post", { exact: true })).toHaveValue("ture.lund@example.se");
  await create(page);
  await expect(page).toHaveURL(/\/my-bikes/);
});

test("cancelling on the page cancels in the app, and an approved order can be left", async ({
  page,
  request,
}) => {
  const alma = someone("19911130", "Alma", "Kvist");
  await page.goto("/register");
  await begin(page).click();
  await scan(page);
  const before = await waitingOrders(request);
  await order(page).getByRole("button", { name: "Avbryt" }).click();
  await expect(order(page)).toBeHidden();
  await expect.poll(() => waitingOrders(request)).toBe(before - 1);
  await expect(begin(page)).toBeFocused();
  await begin(page).click();
  await play(request, "approve", { code: await scan(page), ...alma });
  await fill(page, "alma@example.se");
  await page.getByRole("button", { name: "Avbryt" }).click();
  await expect(page.getByRole("heading", { name: "Skapa konto" })).toBeFocused();
  await page.reload();
  await expect(begin(page)).toBeVisible();
  await expect(order(page)).toBeHidden();
});

test("an expired order says so and can be restarted; both states are accessible", async ({
  page,
  request,
}) => {
  const nora = someone("19690822", "Nora", "Falk");
  await page.goto("/register");
  await begin(page).click();
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

test("someone under age learns why before typing anything", async ({ page, request }) => {
  const year = new Date().getFullYear() - 16;
  await page.goto("/register");
  await begin(page).click();
  const elin = someone(`${year}0101`, "Elin", "Holm");
  await play(request, "approve", { code: await scan(page), ...elin });
  const dialog = page.getByRole("dialog", { name: "Registrering inte möjlig" });
  // Another journey may have moved the clock past New Year.
  await expect(
    dialog.getByText(/^Du måste vara minst 18 år för att skapa konto\. Du är 1[67] år gammal\.$/),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Stäng" }).last().click();
  await expect(begin(page)).toBeVisible();
});

test("an account is created with the keyboard alone", async ({ page, request }) => {
  const iris = someone("19880229", "Iris", "Dahl");
  await page.goto("/register");
  await tabTo(page, begin(page));
  await page.keyboard.press("Enter");
  const other = order(page).getByRole("button", { name: "Använd BankID på den här enheten" });
  await expect(other).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(order(page)).toBeHidden();
  await expect(begin(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(other).toBeVisible();
  await play(request, "refuse", { code: await scan(page) });
  await expect(order(page).getByRole("alert")).toContainText("Åtgärden avbruten.");
  await page.keyboard.press("Tab");
  await expect(order(page).getByRole("link", { name: "Kontakta oss" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(order(page).getByRole("button", { name: "Stäng" }).last()).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await play(request, "approve", { code: await scan(page), ...iris });
  await expect(hello(page, "Iris")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("iris@example.se");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Landskod")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("0701112233");
  for (const document of ["Läs villkoren", "Så hanterar vi dina uppgifter"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: document })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Skapa konto" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/my-bikes/);
});

test("someone signs in with BankID, and someone without an account is offered one", async ({
  page,
  request,
}) => {
  const personalNumber = newPersonalNumber();
  const known = await newPerson(request, { name: "Sixten Ask", personalNumber });
  await page.goto("/auth?next=%2Fsettings");
  await page.getByRole("button", { name: "Logga in med BankID" }).click();
  await play(request, "approve", { code: await scan(page), ...someone("19550505", "Okänd", "Person") });
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

test("someone with a typed number verifies it while registering a bike, and returns there", async ({
  page,
  request,
}) => {
  const personalNumber = newPersonalNumber();
  await enterAsNewPerson(page, { name: "Malin Berg", personalNumber, needsIdentity: true });
  await page.goto("/bike-registration");
  await expect(page.getByRole("heading", { name: "Visa vem du är" })).toBeVisible();
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
  await page.getByRole("button", { name: "Styrk din identitet med BankID" }).click();
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

  test("someone creates an account with the app on the same phone, which comes back to a new tab", async ({
    page: first,
    request,
    browser,
  }) => {
    const ida = someone("19930611", "Ida", "Norén");
    await first.goto("/register");
    await begin(first).click();
    await expect(order(first).getByText("Starta BankID-appen.")).toBeVisible();
    const { orderRef } = await play(request, "open", { code: await appLinkIn(order(first)) });
    await first.reload();
    await expect(order(first).getByText(/^Söker efter BankID/)).toBeVisible();
    const { returnUrl = "" } = await play(request, "approve", { orderRef, ...ida });
    await expect(order(first).getByText(/^Du är klar i BankID-appen/)).toBeVisible();
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(returnUrl);
    await expect(stranger.getByRole("dialog", { name: "Du kom till en annan webbläsare" })).toBeVisible();
    await expectAccessible(stranger);
    await stranger.context().close();
    const page = await first.context().newPage();
    await page.goto(returnUrl);
    await expect(order(first)).toBeHidden();
    await expect(hello(page, "Ida")).toBeFocused();
    await fill(page, "ida.noren@example.se");
    await page.reload();
    await expect(hello(page, "Ida")).toBeFocused();
    await expect(page.getByLabel("E-post", { exact: true })).toHaveValue("ida.noren@example.se");
    await expect(page.getByLabel("Mobilnummer")).toHaveValue("070-123 45 67");
    await create(page);
    await expect(page).toHaveURL(/\/my-bikes/);
    expect(await me(page)).toMatchObject({ fullName: "Ida Norén", identityLevel: 2 });
  });

  test("the dialog is accessible, both with the app and with the code", async ({ page, request }) => {
    await page.goto("/auth");
    await page.getByRole("button", { name: "Logga in med BankID" }).click();
    const dialog = page.getByRole("dialog", { name: "Logga in med BankID" });
    await dialog.getByRole("button", { name: "Använd BankID på en annan enhet" }).click();
    await play(request, "open", { code: await scan(page) });
    await expectAccessible(page);
  });
});

/** Somebody asks for a review of this card, and gets its id. */
const askForReview = async (request: APIRequestContext, buffer: Buffer): Promise<string> => {
  const wanted = { name: "Ida Kortsson", needsIdentity: true, personalNumber: newPersonalNumber() } as const;
  const headers = await headersOf(request, await newPerson(request, wanted));
  const uploadId = await upload(request, headers, "id-card", buffer);
  const response = await request.post("/api/identity-reviews", { headers, data: { uploadId } });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).id;
};

test("two dozen identity cards are approved in a row by keyboard alone", async ({ page, request }) => {
  const number = "19910412-9870";
  const card = await anIdCard({ surname: "KORTSSON", givenNames: "IDA", personalNumber: number });
  const count = 24;
  const first = await askForReview(request, card);
  for (let asked = 1; asked < count; asked += 1) await askForReview(request, card);
  await signInAsAdministrator(page, request);
  const decisions = writesOf(page, /\/identity-reviews\/.*\/decision$/);
  await page.goto(`/admin-identity-reviews/${first}`);
  const began = performance.now();
  for (let decided = 0; decided < count; decided += 1) {
    if (decided > 0) {
      await expect(page.getByRole("link", { name: /^Nästa ärende/ })).toBeVisible();
      await page.keyboard.press("n");
    }
    await expect(page.getByRole("button", { name: /^Godkänn/ })).toBeVisible();
    await page.keyboard.press("a");
    await expect(page.getByRole("dialog").getByRole("button", { name: "Godkänn" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: /^Godkänt/ })).toBeVisible();
  }
  console.log(`${count} identity cards: ${((performance.now() - began) / count / 1000).toFixed(1)} s each`);
  expect(new Set(decisions).size).toBe(count);
  expect(decisions).toHaveLength(count);
});
