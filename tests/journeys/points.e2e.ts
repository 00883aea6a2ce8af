import { readFile } from "node:fs/promises";
import { type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/accessible.ts";
import { newPersonalNumber } from "#tests/journeys/bankid-app.ts";
import { signInAsAdministrator } from "#tests/journeys/administrator.ts";
import { accountWith, enter, enterAsNewPerson, mailTo } from "#tests/journeys/people.ts";
import { paymentOn, settle } from "#tests/journeys/purchases.ts";
import { accessTokenIn, sessionOf } from "#tests/journeys/session.ts";
import { test } from "#tests/journeys/test.ts";
import { readPdf } from "#tests/read-pdf.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

/** What is said in each language. */
const words = {
  sv: {
    begin: /^Börja direkt/,
    pay: "Betala 279 kr",
    paid: "Tack, poängen är dina",
    receipt: "Visa kvitto",
    receiptTitle: "Köpkvitto",
    pdf: "Hämta som PDF",
    copy: "Kopiera länk",
    regret: "Ångra köp",
    regretSure: "Ja, ångra köpet",
    regretted: "Köpet är ångrat. En bekräftelse kommer med e-post.",
    history: "Historik",
    withdrawn: "Ångrat köp",
    file: /^kopkvitto-CR-/,
  },
  en: {
    begin: /^Start right away/,
    pay: "Pay SEK 279",
    paid: "Thanks, the points are yours",
    receipt: "Show receipt",
    receiptTitle: "Purchase receipt",
    pdf: "Download PDF",
    copy: "Copy link",
    regret: "Cancel and get a refund",
    regretSure: "Yes, cancel it",
    regretted: "Your purchase has been cancelled. We’ll email you a confirmation.",
    history: "History",
    withdrawn: "Refunded purchase",
    file: /^purchase-receipt-CR-/,
  },
} as const;

const speak = async (page: Page, language: "sv" | "en"): Promise<void> =>
  page.evaluate((chosen) => localStorage.setItem("cr:language", chosen), language);

const h1 = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** To the payment page with the package of this name. */
const goToPay = async (page: Page, id = "START"): Promise<void> => {
  await page.getByRole("radio", { name: new RegExp(`^${id}`) }).check();
  await page.getByRole("checkbox", { name: words.sv.begin }).check();
  await page.getByRole("button", { name: /^Betala/ }).click();
  await expect(page).toHaveURL(/\/_local\/stripe\/checkout\//);
};

const payBy = (page: Page, button: RegExp) => page.getByRole("button", { name: button }).click();
const balanceIn = (page: Page) => page.getByRole("button", { name: /Poängsaldo|Points balance/ }).first();

/** Once the balance is known. */
const pointsOf = async (page: Page): Promise<number> => {
  await expect(balanceIn(page)).toContainText(/\d p/);
  return Number(/\d+/.exec(await balanceIn(page).innerText())?.[0]);
};

for (const [language, size] of [
  ["sv", phone],
  ["en", desktop],
] as const) {
  test(`points are bought by card, kept as a receipt and given back, in ${language} at ${size.width} px`, async ({
    page,
    browser,
    request,
    context,
  }) => {
    const said = words[language];
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.setViewportSize(size);
    const buyer = await enterAsNewPerson(page, { points: 60 });
    await speak(page, language);
    await page.goto("/order?next=%2Fmy-bikes");
    await expect(page.getByRole("radio")).toHaveCount(3);
    await expectAccessible(page);
    await page.setViewportSize(size);
    await page.getByRole("radio", { name: /^PLUS/ }).check();
    const otherTab = await context.newPage();
    await otherTab.goto("/my-bikes");
    await expect(balanceIn(otherTab)).toContainText("60 p");

    await page.getByRole("button", { name: said.pay }).click();
    const box = page.getByRole("checkbox", { name: said.begin });
    await expect(box).toBeFocused();
    await expect(box).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await page.setViewportSize(size);
    await box.check();
    await page.getByRole("button", { name: said.pay }).click();
    await expect(page).toHaveURL(/\/_local\/stripe\/checkout\//);
    await payBy(page, /Pay by card/);
    await expect(h1(page, said.paid)).toBeVisible();
    await expect(page.getByText("360 p").last()).toBeVisible();
    // Nobody touches the other tab: it hears of it by itself.
    await expect(balanceIn(otherTab)).toContainText("360 p");
    await expectAccessible(page);
    await page.setViewportSize(size);

    await page.getByRole("link", { name: said.receipt }).click();
    await expect(h1(page, said.receiptTitle)).toBeVisible();
    await expect(page.getByRole("article")).toContainText(buyer.name);
    await expectAccessible(page);
    await page.setViewportSize(size);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: said.pdf }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(said.file);
    const pages = await readPdf(new Uint8Array(await readFile(await file.path())).buffer);
    expect(pages).toHaveLength(1);
    for (const part of [said.receiptTitle, buyer.name, "PLUS", "25", "CR-"])
      expect(pages[0]?.text).toContain(part);

    await page.getByRole("button", { name: said.copy }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const stranger = await browser.newPage();
    await stranger.goto(link);
    await expect(stranger.getByRole("article", { name: /Köpkvitto|Purchase receipt/ })).toContainText(
      buyer.name,
    );
    await expect(stranger.getByRole("button", { name: /Ångra|Withdraw/ })).toHaveCount(0);
    await stranger.goto(link.slice(0, -4));
    await expect(stranger.getByRole("heading", { name: /Kvittot finns inte|no such receipt/ })).toBeVisible();
    await stranger.close();

    await page.getByRole("button", { name: said.regret }).click();
    const question = page.getByRole("dialog");
    await expect(question).toContainText("300");
    await expectAccessible(page);
    await page.setViewportSize(size);
    await question.getByRole("button", { name: said.regretSure }).click();
    await expect(page.getByText(said.regretted)).toBeVisible();
    await expect(balanceIn(page)).toContainText("60 p");
    // In the language of the account.
    expect((await mailTo(request, buyer.email, /ångra|återbetal/i)).text).toContain("279");

    await balanceIn(page).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: said.history })).toBeVisible();
    await expect(dialog.getByRole("link", { name: said.withdrawn })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(size);
    await dialog.getByRole("link", { name: said.withdrawn }).click();
    await expect(h1(page, said.receiptTitle)).toBeVisible();
    await otherTab.close();
  });
}

test.describe("a payment", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(phone);
    await enterAsNewPerson(page, { points: 0 });
    await page.goto("/order");
  });

  test("by Swish brings the points at once", async ({ page }) => {
    await goToPay(page, "FAMILJ");
    await payBy(page, /Betala med Swish/);
    await expect(h1(page, "Tack, poängen är dina")).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: "Swish" })).toBeVisible();
    await expect(balanceIn(page)).toContainText("600 p");
  });

  test("by Klarna is told of as soon as the bank has said its word", async ({ page, request }) => {
    await goToPay(page);
    const payment = paymentOn(page);
    await page
      .getByRole("button", { name: /does not answer yet/ })
      .last()
      .click();
    await expect(h1(page, "Betalningen behandlas")).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(phone);
    await settle(request, payment, "succeeded");
    await expect(h1(page, "Tack, poängen är dina")).toBeVisible();
  });

  test("that the bank refuses afterwards takes nothing, and leads back to another try", async ({ page }) => {
    await goToPay(page, "PLUS");
    await page
      .getByRole("button", { name: /refuses afterwards/ })
      .last()
      .click();
    await expect(h1(page, "Betalningen gick inte igenom")).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(phone);
    await expect(balanceIn(page)).toContainText("0 p");
    await page.getByRole("link", { name: "Försök igen" }).click();
    await expect(page.getByRole("radio", { name: /^PLUS/ })).toBeChecked();
  });

  test("whose card is declined is given up, and both are said", async ({ page }) => {
    await goToPay(page);
    await payBy(page, /card is declined/);
    await expect(page.getByText(/Your card was declined/)).toBeVisible();
    await page.getByRole("link", { name: /Back without paying/ }).click();
    await expect(h1(page, "Du har inte betalat än")).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: "Avbryt köpet" }).click();
    await expect(h1(page, "Köpet är avbrutet")).toBeVisible();
    await page.goto("/receipts?tab=purchases");
    await expect(page.getByRole("article").getByText("Avbruten")).toBeVisible();
  });

  test("survives going back in the browser and a second tab", async ({ page, context }) => {
    await goToPay(page);
    const payAt = page.url();
    await page.goBack();
    await expect(page.getByRole("button", { name: /^Betala/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Du har en påbörjad betalning" })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(phone);
    await page.getByRole("link", { name: "Fortsätt betala" }).click();
    await expect(page).toHaveURL(payAt);
    const second = await context.newPage();
    await second.goto(payAt);
    await payBy(page, /Pay by card/);
    await expect(h1(page, "Tack, poängen är dina")).toBeVisible();
    await payBy(second, /Pay by card/);
    await second.goto("/order");
    await expect(balanceIn(second)).toContainText("150 p");
    await page.goBack();
    await page.goto("/receipts?tab=purchases");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(balanceIn(page)).toContainText("150 p");
  });

  test("that runs out of time is said to have ended", async ({ page }) => {
    await goToPay(page);
    const left = page.getByRole("link", { name: /Back without paying/ });
    const address = (await left.getAttribute("href")) ?? "";
    await payBy(page, /Let the time run out/);
    await expect(page.getByText(/This page is closed/)).toBeVisible();
    await page.goto(address);
    await expect(h1(page, "Köpet är avbrutet")).toBeVisible();
  });
});

/** Puts a registration that is all but done into the tab. */
const draftRegistration = async (page: Page, frameNumber: string): Promise<void> => {
  await page.getByLabel("Ramnummer", { exact: true }).fill(frameNumber);
  const kept = () =>
    page.evaluate((text) => Object.values(sessionStorage).some((each) => each.includes(text)), frameNumber);
  await expect.poll(kept).toBe(true);
  await page.evaluate((number) => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith("cr:registration:")) ?? "";
    const draft = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    const analysis = {
      id: `analysis_${"0".repeat(26)}`,
      frameNumber: number,
      bike: {},
      checks: { frameNumber: "match", personalNumber: true, seller: true },
      verified: true,
    };
    const details = { ...draft.details, type: "dam", color: "svart", brand: "Monark", model: "Karin" };
    sessionStorage.setItem(key, JSON.stringify({ ...draft, step: "review", analysis, details }));
  }, frameNumber);
  await page.reload();
};

for (const size of [phone, desktop]) {
  test(`a registration waits where it was while points are bought, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await enterAsNewPerson(page, { points: 50, personalNumber: newPersonalNumber() });
    await page.goto("/bike-registration");
    await draftRegistration(page, `BUYPOINTS${size.width}`);
    await expect(page.getByText("Otillräckligt saldo")).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(size);
    await page.getByRole("link", { name: "Köp poäng" }).click();
    await goToPay(page);
    await payBy(page, /Pay by card/);
    await expect(h1(page, "Tack, poängen är dina")).toBeVisible();
    await page.getByRole("link", { name: "Fortsätt registrera cykeln" }).click();
    await expect(h1(page, "Granska och registrera")).toBeVisible();
    for (const answer of ["Dam", "Monark", "Karin", "Svart"])
      await expect(page.getByRole("definition").getByText(answer, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(`BUYPOINTS${size.width}`).first()).toBeVisible();
    await expect(page.getByText("Otillräckligt saldo")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Registrera Cykel" })).toBeEnabled();
  });
}

test("a code that an administrator makes lowers the price once a person, until it is stopped", async ({
  page,
  browser,
}) => {
  await signInAsAdministrator(page, page.request);
  await page.goto("/admin-campaigns");
  await page.getByRole("button", { name: "Skapa rabattkod" }).click();
  const form = page.getByRole("dialog", { name: "Ny rabattkod" });
  await form.getByRole("button", { name: "Skapa koden" }).click();
  await expect(form.getByText("Skriv ett helt tal från 1 till 90.")).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Kod", { exact: true }).fill("resa-10");
  await form.getByLabel(/Procent på priset/).fill("10");
  await form.getByLabel("Sista dagen").fill("2099-12-31");
  await form.getByRole("checkbox", { name: "PLUS" }).check();
  await form.getByRole("button", { name: "Skapa koden" }).click();
  const card = page.getByRole("article", { name: "RESA-10" });
  await expect(card).toContainText("10 % lägre pris");
  await expectAccessible(page);

  const buyer = await browser.newPage();
  await buyer.setViewportSize(phone);
  await enterAsNewPerson(buyer, { points: 0 });
  await buyer.goto("/order");
  await buyer.getByLabel(/Rabattkod/).fill("resa-10");
  await buyer.getByRole("button", { name: "Använd koden" }).click();
  await expect(buyer.getByText("Koden gäller inte för det här paketet.")).toBeVisible();
  await buyer.getByRole("radio", { name: /^PLUS/ }).check();
  await expect(buyer.getByText("RESA-10 sänker priset med 27,90 kr.")).toBeVisible();
  await expectAccessible(buyer);
  await buyer.setViewportSize(phone);
  await goToPay(buyer, "PLUS");
  await expect(buyer.getByText(/251,10/).first()).toBeVisible();
  await payBy(buyer, /Pay by card/);
  await expect(h1(buyer, "Tack, poängen är dina")).toBeVisible();
  await buyer.goto("/order?package=PLUS&code=RESA-10");
  await expect(buyer.getByText("Du har redan använt koden.")).toBeVisible();

  await page.reload();
  await expect(card).toContainText("1 av 100 gånger");
  await card.getByText("Visa som tabell").click();
  await expect(card.getByRole("table")).toBeVisible();
  await expectAccessible(page);
  await card.getByRole("button", { name: "Stoppa RESA-10" }).click();
  await page.getByRole("button", { name: "Stoppa koden" }).click();
  await expect(card).toContainText("Stoppad");
  await enterAsNewPerson(buyer, { points: 0 });
  await buyer.goto("/order?package=PLUS&code=RESA-10");
  await expect(buyer.getByText("Koden gäller inte just nu.")).toBeVisible();
  await buyer.close();
});

test("an administrator sets a rate for the dollar, and corrects the balance of an owner", async ({
  page,
  browser,
  request,
}) => {
  const malin = await accountWith(request, { email: "malin@example.se" });
  const owner = await browser.newPage();
  await enter(owner, malin);
  await owner.goto("/my-bikes");
  const before = await pointsOf(owner);

  await signInAsAdministrator(page, request);
  await page.goto("/admin-campaigns?tab=packages");
  const rate = page.getByLabel(/Kronor för en US-dollar/);
  await rate.fill("10,50");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Spara priserna" }).click();
  await expect(page.getByText("Priserna är sparade och gäller från nu.")).toBeVisible();
  await speak(owner, "en");
  await owner.goto("/order");
  await expect(owner.getByText("(≈ USD 14)").first()).toBeVisible();
  await rate.fill("");
  await page.getByRole("button", { name: "Spara priserna" }).click();
  await expect(page.getByText("Priserna är sparade och gäller från nu.")).toBeVisible();

  await page.goto(`/admin-bike-search?owner=${encodeURIComponent(malin.email)}`);
  await page.getByRole("link", { name: "Rätta poängsaldot" }).first().click();
  await page.getByLabel("Poäng att lägga till eller dra av").fill("7");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ändra saldot" }).click();
  const question = page.getByRole("dialog", { name: "Lägga till 7 poäng?" });
  await question.getByLabel("Anledning").fill("Ersättning för ett fel");
  await question.getByRole("button", { name: "Ändra saldot" }).click();
  await expect(page.getByText(`Saldot är ändrat. Det är nu ${before + 7} poäng.`)).toBeVisible();
  await expect(balanceIn(owner)).toContainText(`${before + 7} p`);
  await balanceIn(owner).click();
  await expect(owner.getByRole("dialog").getByText("Ersättning för ett fel").first()).toBeVisible();
  await owner.close();
});

test("stickers are ordered by post for points, to an address in Sweden", async ({ page, request }) => {
  await page.setViewportSize(phone);
  await enter(page, await accountWith(request, { email: "malin@example.se" }));
  await page.goto("/order?tab=stickers");
  const before = await pointsOf(page);
  await page.getByLabel("Gatuadress eller box").fill("Storgatan 1");
  await page.getByLabel("Postnummer").fill("0123");
  await page.getByLabel("Postort").fill("Vadstena");
  await page.getByRole("button", { name: "Beställ för 50 p" }).click();
  await expect(page.getByText("Ett postnummer har fem siffror, till exempel 411 03.")).toBeVisible();
  await expect(page.getByLabel("Postnummer")).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await page.getByLabel("Postnummer").fill("59230");
  await page.getByRole("button", { name: "Beställ för 50 p" }).click();
  const question = page.getByRole("dialog", { name: "Beställa dekalerna?" });
  await expect(question).toContainText("592 30 Vadstena");
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await question.getByRole("button", { name: "Beställ för 50 p" }).click();
  await expect(page.getByRole("heading", { name: "Dekalerna är beställda" })).toBeVisible();
  await expect(balanceIn(page)).toContainText(`${before - 50} p`);
  await expect(page.getByRole("article").filter({ hasText: "Väntande" }).first()).toBeVisible();
  await expectAccessible(page);
});

test("an administrator sees what stickers wait, and cancels an order with its points back", async ({
  page,
  browser,
  request,
}) => {
  const malin = await accountWith(request, { email: "malin@example.se" });
  const headers = { authorization: `Bearer ${accessTokenIn(await sessionOf(request, malin))}` };
  const { items } = await (await request.get("/api/bikes", { headers })).json();
  const ordered = await request.post("/api/sticker-orders", {
    headers: { ...headers, "idempotency-key": crypto.randomUUID() },
    data: {
      bikeId: items[0].id,
      count: 1,
      address: { name: "Malin Berg", street: "Storgatan 1", postalCode: "59230", city: "Vadstena" },
    },
  });
  expect(ordered.ok(), await ordered.text()).toBe(true);
  const { order, points } = await ordered.json();

  await signInAsAdministrator(page, request);
  await page.goto("/admin-orders");
  const waiting = page.getByRole("article", { name: order.orderNumber });
  await expect(waiting).toContainText("Malin Berg");
  await expectAccessible(page);
  await waiting.getByRole("link", { name: "Malin Berg" }).click();
  const opened = page.getByRole("dialog", { name: "Kundbeställning" });
  await expect(opened).toContainText("Storgatan 1, 592 30 Vadstena");
  await opened.getByRole("button", { name: "Avbryt beställning" }).click();
  const question = page.getByRole("dialog", {
    name: "Är du säker på att du vill avbryta denna beställning?",
  });
  await question.getByLabel("Skäl").fill("Dekalerna är slut");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Avbryt beställning" }).click();
  await expect(question).toHaveCount(0);
  await page.goto("/admin-orders?status=cancelled");
  await expect(waiting).toContainText("Skäl: Dekalerna är slut");

  const context = await browser.newContext({ viewport: phone });
  const owner = await context.newPage();
  await enter(owner, malin);
  await owner.goto("/order?tab=stickers");
  await expect(balanceIn(owner)).toContainText(`${points + 50} p`);
  await expect(owner.getByText("Dekalerna är slut").first()).toBeVisible();
  await context.close();
});
