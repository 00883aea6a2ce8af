import { readFile } from "node:fs/promises";
import { type Locator, type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { newPersonalNumber } from "#tests/journeys/people/bankid-app.ts";
import { signInAsAdministrator, stateReason } from "#tests/journeys/office/administrator.ts";
import { accountWith, enter, enterAsNewPerson, mailTo } from "#tests/journeys/people/people.ts";
import { paymentOn, settle } from "./purchases.ts";
import { headersOf } from "#tests/journeys/people/session.ts";
import { hastyPresses, writesOf } from "#tests/journeys/platform/hasty-presses.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { readPdf } from "#tests/read-pdf.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

const words = {
  sv: {
    begin: /^Börja direkt/,
    pay: "Betala 279 kr",
    paid: "Tack, poängen är dina",
    receipt: "Visa kvitto",
    receiptTitle: "Köpkvitto",
    pdf: "Ladda ner som PDF",
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

const goToPay = async (page: Page, id = "START"): Promise<void> => {
  await page.getByRole("radio", { name: new RegExp(`^${id}`) }).check();
  await page.getByRole("checkbox", { name: words.sv.begin }).check();
  await page.getByRole("button", { name: /^Betala/ }).click();
  await expect(page).toHaveURL(/\/_local\/stripe\/checkout\//);
};

const payBy = (page: Page, button: RegExp) => page.getByRole("button", { name: button }).click();
const balanceIn = (page: Page) => page.getByRole("button", { name: /Poängsaldo|Points balance/ }).first();

/** Waits until the balance is loaded. */
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
    // The other tab updates live.
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
    // The payment page uses the account's language.
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

  test("by Swish gives the points at once", async ({ page }) => {
    await goToPay(page, "FAMILJ");
    await payBy(page, /Betala med Swish/);
    await expect(h1(page, "Tack, poängen är dina")).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: "Swish" })).toBeVisible();
    await expect(balanceIn(page)).toContainText("600 p");
  });

  test("by Klarna is shown as soon as the bank confirms it", async ({ page, request }) => {
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

  test("refused by the bank afterwards costs nothing and can be tried again", async ({ page }) => {
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

  test("with a declined card can be cancelled, and the page says both", async ({ page }) => {
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

  test("survives the back button and a second tab", async ({ page, context }) => {
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

  test("that times out is shown as ended", async ({ page }) => {
    await goToPay(page);
    const left = page.getByRole("link", { name: /Back without paying/ });
    const address = (await left.getAttribute("href")) ?? "";
    await payBy(page, /Let the time run out/);
    await expect(page.getByText(/This page is closed/)).toBeVisible();
    await page.goto(address);
    await expect(h1(page, "Köpet är avbrutet")).toBeVisible();
  });
});

/** Stores a nearly complete registration in the tab. */
const draftRegistration = async (page: Page, frameNumber: string): Promise<void> => {
  await page.getByLabel("Ramnummer", { exact: true }).fill(frameNumber);
  const readStored = () =>
    page.evaluate((text) => Object.values(sessionStorage).some((each) => each.includes(text)), frameNumber);
  await expect.poll(readStored).toBe(true);
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
  test(`a registration continues where it was after buying points, at ${size.width} px`, async ({ page }) => {
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

const createCode = async (form: Locator, code: string, percent: string, most: string): Promise<void> => {
  await form.getByLabel("Kod", { exact: true }).fill(code);
  await form.getByLabel(/Procent på priset/).fill(percent);
  await form.getByLabel("Sista dagen").fill("2099-12-31");
  await form.getByLabel("Max antal användningar").fill(most);
  await form.getByRole("checkbox", { name: "PLUS" }).check();
  await form.getByRole("button", { name: "Skapa koden" }).dblclick();
  await expect(form).toHaveCount(0);
};

test("a campaign code lowers the price until it is used up or stopped; a purchase already begun keeps the price", async ({
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
  await createCode(form, "resa-10", "10", "1");
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

  // A started payment reserves the code's last use. Another code still works, and the first can be stopped.
  await page.getByRole("button", { name: "Skapa rabattkod" }).click();
  await createCode(form, "resa-20", "20", "100");
  const late = await (await browser.newContext()).newPage();
  await enterAsNewPerson(late, { points: 0 });
  await late.goto("/order?package=PLUS&code=RESA-10");
  await expect(late.getByText("Koden har använts så många gånger den får.")).toBeVisible();
  await late.goto("/order?package=PLUS&code=RESA-20");
  await expect(late.getByText("RESA-20 sänker priset med 55,80 kr.")).toBeVisible();
  await page.reload();
  await expect(card).toContainText("1 gång, som blir ledig om betalningen avbryts");
  await card.getByRole("button", { name: "Stoppa RESA-10" }).click();
  await page.getByRole("button", { name: "Stoppa koden" }).click();
  await expect(card).toContainText("Stoppad");
  await late.goto("/order?package=PLUS&code=RESA-10");
  await expect(late.getByText("Koden gäller inte just nu.")).toBeVisible();
  await late.context().close();
  await payBy(buyer, /Pay by card/);
  await expect(h1(buyer, "Tack, poängen är dina")).toBeVisible();
  await buyer.goto("/order?package=PLUS&code=RESA-10");
  await expect(buyer.getByText("Du har redan använt koden.")).toBeVisible();

  await page.reload();
  await expect(card).toContainText("1 av 1 gånger");
  await card.getByText("Visa som tabell").click();
  await expect(card.getByRole("table")).toBeVisible();
  await expectAccessible(page);
  await buyer.close();
});

test("an administrator sets the dollar rate and corrects an owner's balance", async ({
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
  await stateReason(page);
  await page.getByLabel("Antal poäng").fill("7");
  await page.getByLabel("Varför?").fill("Ersättning för ett fel");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Ge \S+ 7 poäng$/ }).click();
  await expect(balanceIn(owner)).toContainText(`${before + 7} p`);
  await balanceIn(owner).click();
  await expect(owner.getByRole("dialog").getByText("Ersättning för ett fel").first()).toBeVisible();
  await owner.close();
});

test("a customer orders stickers by post for points", async ({ page, request }) => {
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

test("an administrator refunds a purchase with spent points in two halves, and each half takes its points once", async ({
  page,
  browser,
  request,
}) => {
  await page.setViewportSize(phone);
  const buyer = await enterAsNewPerson(page, { points: 0, bikes: 1, name: "Åke Ångersson" });
  await page.goto("/order");
  await goToPay(page);
  await payBy(page, /Pay by card/);
  await expect(balanceIn(page)).toContainText("150 p");
  await page.goto("/order?tab=stickers");
  await page.getByLabel("Gatuadress eller box").fill("Storgatan 1");
  await page.getByLabel("Postnummer").fill("59230");
  await page.getByLabel("Postort").fill("Vadstena");
  await page.getByRole("button", { name: "Beställ för 50 p" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Beställ för 50 p" }).click();
  await expect(balanceIn(page)).toContainText("100 p");

  const office = await (await browser.newContext()).newPage();
  await signInAsAdministrator(office, request);
  const payments = new URL("/_local/stripe", page.url()).href;
  const refund = async (part: RegExp): Promise<void> => {
    await office.goto(payments);
    await office
      .getByRole("row")
      .filter({ hasText: buyer.email })
      .getByRole("button", { name: part })
      .click();
  };
  await refund(/Refund half/);
  await expect(balanceIn(page)).toContainText("25 p");
  await refund(/the rest/);
  await expect(balanceIn(page)).toContainText(/[-−]50 p/);
  await office.goto(payments);
  await expect(office.getByRole("row").filter({ hasText: buyer.email })).toContainText("refunded");
  await expect(
    office
      .getByRole("row")
      .filter({ hasText: buyer.email })
      .getByRole("button", { name: /Refund|rest/ }),
  ).toHaveCount(0);
  // The payment service may repeat an event.
  await office
    .getByRole("row")
    .filter({ hasText: "charge.refunded" })
    .first()
    .getByRole("button", { name: /Send again/ })
    .click();
  await page.reload();
  await expect(balanceIn(page)).toContainText(/[-−]50 p/);
  await balanceIn(page).click();
  await expect(page.getByRole("dialog").getByText(/^Saldot är 50 poäng under noll/)).toBeVisible();

  await office.goto("/admin-people");
  await office.getByLabel("Sök person").fill(buyer.email);
  await office.getByRole("button", { name: "Sök", exact: true }).click();
  await office.getByRole("link", { name: buyer.name }).click();
  await stateReason(office);
  await expect(office.getByText(/[-−]50/).first()).toBeVisible();
  await office.context().close();
});

test("an administrator sees waiting sticker orders, and cancels one with its points refunded", async ({
  page,
  browser,
  request,
}) => {
  const malin = await accountWith(request, { email: "malin@example.se" });
  const headers = await headersOf(request, malin);
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
  const cancellations = writesOf(page, /\/cancellation$/);
  await hastyPresses["a double click"](page, question.getByRole("button", { name: "Avbryt beställning" }));
  await expect(question).toHaveCount(0);
  expect(cancellations).toHaveLength(1);
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
