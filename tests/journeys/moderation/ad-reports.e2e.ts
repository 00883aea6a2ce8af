import { join } from "node:path";
import { type APIRequestContext, type Browser, type Page, expect } from "@playwright/test";
import * as z from "zod";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { signInAsAdministrator, signInAsColleague } from "#tests/journeys/office/administrator.ts";
import { newPersonalNumber } from "#tests/journeys/people/bankid-app.ts";
import { type NewAccount, enter, mailTo, newPerson } from "#tests/journeys/people/people.ts";
import { headersOf } from "#tests/journeys/people/session.ts";
import { hastyPresses, writesOf } from "#tests/journeys/platform/hasty-presses.ts";
import { test } from "#tests/journeys/platform/test.ts";

const phone = { width: 390, height: 844 };
const photo = join(import.meta.dirname, "../../fixtures/bike-photos/purple-crescent.jpg");
const explanation = "Ramen är sprucken, men annonsen säger felfri.";
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Lists a bike with a photo for sale and returns the ad's URL. */
const advertise = async (page: Page): Promise<string> => {
  await page.goto("/my-bikes");
  await page.getByRole("link", { name: "Crescent Femga", exact: true }).click();
  await page.getByRole("button", { name: "Fler val" }).click();
  await page.getByRole("link", { name: "Lägg ut till salu" }).click();
  await page.getByLabel("Lägg till bilder").setInputFiles([photo]);
  await page.getByLabel("Pris", { exact: true }).fill("2763");
  await page.getByLabel("Var finns cykeln?").fill("Knivsta");
  await page.getByLabel("Berätta om cykeln").fill("Helt felfri, aldrig krockad.");
  await expect(page.getByText("1 av 8")).toBeVisible();
  await expect(page.getByText(/Laddas upp/)).toHaveCount(0);
  await page.getByRole("button", { name: "Lägg ut till salu" }).click();
  await expect(title(page, "Din annons")).toBeVisible();
  return (await page.getByRole("link", { name: "Visa annonsen" }).getAttribute("href")) ?? "";
};

const openForm = async (page: Page, ad: string) => {
  await page.goto(ad);
  await page.getByRole("button", { name: "Anmäl annons" }).click();
  const dialog = page.getByRole("dialog", { name: "Anmäl annons" });
  await expect(dialog).toBeVisible();
  return dialog;
};

/** Reports without an account on a phone: errors are named and input is kept. */
const reportAsStranger = async (page: Page, ad: string, email: string) => {
  const dialog = await openForm(page, ad);
  await dialog.getByLabel("Varför anmäler du annonsen?").fill("För kort");
  await dialog.getByRole("button", { name: "Skicka anmälan" }).click();
  await expect(dialog.getByText("Välj vad som är fel.")).toBeVisible();
  await expect(dialog.getByText("Skriv lite mer.")).toBeVisible();
  await dialog.getByRole("radio", { name: "Uppgifterna är vilseledande" }).check();
  await dialog.getByLabel("Varför anmäler du annonsen?").fill(explanation);
  await dialog.getByLabel(/Länkar som visar det/).fill("https://example.se/forum/1");
  await dialog.getByLabel("Ditt namn").fill("Dora Dahl");
  await dialog.getByLabel("Din e-post").fill(email);
  await dialog.getByRole("checkbox").check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Skicka anmälan" }).click();
  await expect(dialog.getByText("Tack, vi har fått din anmälan")).toBeVisible();
};

const reportWithAccount = async (page: Page, ad: string) => {
  const dialog = await openForm(page, ad);
  await dialog.getByRole("radio", { name: "Bedrägeri" }).check();
  await dialog.getByLabel("Varför anmäler du annonsen?").fill("Säljaren vill ha betalt i förskott.");
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Skicka anmälan" }).click();
  await dialog.getByRole("link", { name: "Följ din anmälan" }).click();
  await expect(title(page, "Din anmälan av en annons")).toBeVisible();
  await expectAccessible(page);
};

const openCase = async (page: Page) => {
  await page.goto("/admin-ad-reports");
  // Cases of other journeys wait in the same list, so the price tells this one.
  const item = page.getByRole("article").filter({ hasText: /2\s763/ });
  await item.getByRole("button", { name: "Öppna ärendet" }).click();
  await expect(item.getByText(explanation)).toBeVisible();
  return item;
};

const removeAd = async (page: Page) => {
  const item = await openCase(page);
  await item.getByRole("radio", { name: /Ta bort annonsen/ }).check();
  await item.getByLabel("Grund", { exact: true }).selectOption("terms");
  await item.getByLabel("Vilken lag eller vilket villkor?").fill("Villkoren, punkt 4");
  await item.getByLabel("Vad har du sett?").fill("Bilden visar en sprucken ram under överröret.");
  await item.getByRole("button", { name: "Ta bort annonsen" }).click();
  await expect(item.getByText("Fyll i det här fältet.")).toBeVisible();
  await item
    .getByLabel("Varför leder det till beslutet?")
    .fill("Den som säljer ska berätta om fel som hen känner till.");
  await expectAccessible(page);
  await item.getByRole("button", { name: "Ta bort annonsen" }).click();
  await expect(page.getByText("Beslutet är fattat", { exact: true })).toBeVisible();
};

/** An appeal needs another administrator. */
const reverse = async (browser: Browser, request: APIRequestContext, baseURL: string) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signInAsColleague(page, await newPerson(request, { role: "admin", name: "Eva Ek" }));
  const item = await openCase(page);
  await expect(item.getByText("Det är en repa i lacken")).toBeVisible();
  await item.getByRole("radio", { name: /Låt den vara kvar/ }).check();
  await item
    .getByLabel("Varför leder det till beslutet?")
    .fill("Bilden visar en repa i lacken, inte en spricka.");
  await item.getByRole("button", { name: "Låt den vara kvar" }).click();
  await expect(page.getByText("Beslutet är fattat", { exact: true })).toBeVisible();
  await context.close();
};

/** The seller reads the reasons on the bike's page and appeals. */
const appeal = async (page: Page) => {
  await page.goto("/my-bikes");
  await page.getByRole("link", { name: "Crescent Femga", exact: true }).click();
  await page.getByRole("button", { name: "Fler val" }).click();
  await page.getByRole("link", { name: "Lägg ut till salu" }).click();
  await expect(page.getByText("En handläggare tog bort din förra annons")).toBeVisible();
  await page.getByRole("link", { name: "Läs varför och överklaga" }).click();
  await expect(title(page, "Beslut om din annons")).toBeVisible();
  await expect(page.getByText("Villkoren, punkt 4", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Varför är beslutet fel?").fill("Det är en repa i lacken, ingen spricka.");
  await page.getByRole("button", { name: "Överklaga", exact: true }).click();
  await expect(page.getByText("Ditt överklagande har kommit in.", { exact: false })).toBeVisible();
};

test("two people report an ad, an administrator removes it, and the seller wins the appeal", async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const wanted = { personalNumber: newPersonalNumber(), bikes: 1 };
  await enter(page, await newPerson(request, { name: "Ulla Berg", ...wanted }));
  const ad = await advertise(page);
  const baseURL = new URL(page.url()).origin;

  const strangers = await browser.newContext({ viewport: phone, baseURL });
  const stranger = await strangers.newPage();
  const email = `dora.${newPersonalNumber().slice(-8)}@example.org`.replace("-", "");
  await reportAsStranger(stranger, ad, email);
  await mailTo(request, email, /Vi har fått din anmälan/);

  const reporters = await browser.newContext({ baseURL });
  const reporter = await reporters.newPage();
  await enter(reporter, await newPerson(request, { name: "Finn Ask" }));
  await reportWithAccount(reporter, ad);

  const offices = await browser.newContext({ baseURL });
  const office = await offices.newPage();
  await signInAsAdministrator(office, request);
  await expect(office.getByRole("link", { name: /Anmälda annonser att besluta om/ })).toBeVisible();
  await removeAd(office);

  // The open page updates without a reload, after a broken connection within a minute.
  await expect(reporter.getByRole("heading", { name: "Annonsen togs bort" })).toBeVisible({
    timeout: 90_000,
  });
  await stranger.goto(ad);
  await expect(stranger.getByText("Annonsen är borttagen av en handläggare")).toBeVisible();
  const mail = await mailTo(request, email, /Beslut om din anmälan/);
  expect(mail.text).not.toContain("sprucken");
  const link = /https?:\/\/\S+\/ad-decisions\/\S+/.exec(mail.text)?.[0] ?? "";
  await stranger.goto(new URL(link).pathname + new URL(link).hash);
  await expect(stranger.getByRole("heading", { name: "Annonsen togs bort" })).toBeVisible();
  await expectAccessible(stranger);

  await appeal(page);
  await reverse(browser, request, baseURL);
  await expect(page.getByText("Annonsen visas igen.")).toBeVisible();
  await page.goto(ad);
  await expect(page.getByText("Till salu", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Anmäl annons" })).toHaveCount(0);
  for (const context of [strangers, reporters, offices]) await context.close();
});

const Bikes = z.object({ items: z.array(z.object({ id: z.string() })) });
const Listing = z.object({ id: z.string() });
const Received = z.object({ caseId: z.string() });

/** A person's own requests. */
const asPerson = async (request: APIRequestContext, person: NewAccount) => {
  const own = await headersOf(request, person);
  const headers = () => ({ ...own, "idempotency-key": crypto.randomUUID() });
  return {
    bikes: async () =>
      Bikes.parse(await (await request.get("/api/bikes", { headers: headers() })).json()).items,
    post: async <T>(path: string, data: object, schema: z.ZodType<T>): Promise<T> => {
      const answer = await request.post(`/api${path}`, { headers: headers(), data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return schema.parse(await answer.json());
    },
  };
};

/** Opens and decides every case with too many presses, which must change no other case. */
const decideHastily = async (page: Page, kind: string): Promise<void> => {
  const presses = Object.values(hastyPresses);
  const decisions = writesOf(page, /\/decision$/);
  await page.goto("/admin-ad-reports");
  const cases = page
    .getByRole("article")
    .filter({ hasText: /3\s141/ })
    .filter({ hasText: kind });
  for (const [place, press] of presses.entries()) {
    await expect(cases).toHaveCount(presses.length - place);
    await press(page, cases.first().getByRole("button", { name: "Öppna ärendet" }));
    await cases
      .first()
      .getByRole("radio", { name: /Låt den vara kvar/ })
      .check();
    await cases.first().getByLabel("Varför leder det till beslutet?").fill("Annonsen stämmer med cykeln.");
    await press(page, cases.first().getByRole("button", { name: "Låt den vara kvar" }));
    await expect(cases).toHaveCount(presses.length - place - 1);
    expect(decisions).toHaveLength(place + 1);
  }
};

test("a hasty press opens one reported ad and decides one, and so it does with appeals", async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const count = Object.keys(hastyPresses).length;
  const wanted = { personalNumber: newPersonalNumber(), bikes: count };
  const seller = await asPerson(request, await newPerson(request, wanted));
  const reporter = await asPerson(request, await newPerson(request));
  const cases: string[] = [];
  for (const { id } of await seller.bikes()) {
    const ad = { price: 3141, condition: "good", city: "Knivsta", photos: [] };
    const listing = await seller.post(`/bikes/${id}/listings`, ad, Listing);
    const report = { reason: "misleading", explanation: explanation, links: [], goodFaith: true };
    cases.push((await reporter.post(`/listings/${listing.id}/reports`, report, Received)).caseId);
  }
  await signInAsAdministrator(page, request);
  await decideHastily(page, "Anmälan");

  const text = "Det stämmer inte: ramen är sprucken.";
  for (const id of cases) await reporter.post(`/ad-decisions/${id}/appeals`, { text }, z.looseObject({}));
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const desk = await context.newPage();
  await signInAsColleague(desk, await newPerson(request, { role: "admin", name: "Eva Ek" }));
  await decideHastily(desk, "Anmälaren överklagar");
  await context.close();
});
