import { type Page, expect } from "@playwright/test";
import * as z from "zod";
import { aTill, asAdministrator, enterCustomer, newFrameNumber, plate, registered } from "./a-till.ts";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { newPersonalNumber } from "#tests/journeys/people/bankid-app.ts";
import { scan, typeByHand } from "#tests/journeys/platform/hand-scanner.ts";
import { hastyPresses, writesOf } from "#tests/journeys/platform/hasty-presses.ts";
import { claimIn } from "./claim-mail.ts";
import { type NewAccount, mailTo, newPerson, openAs } from "#tests/journeys/people/people.ts";
import { onAPhone, title } from "#tests/journeys/ads/selling.ts";
import { headersOf } from "#tests/journeys/people/session.ts";
import { test } from "#tests/journeys/platform/test.ts";

const Sales = z.object({
  items: z.array(z.object({ bike: z.object({ frameNumber: z.string() }) })),
  cursor: z.string().optional(),
});

/** The frame numbers that the server has for this clerk's sales. */
const soldAt = async (page: Page, clerk: NewAccount): Promise<string[]> => {
  const headers = await headersOf(page.request, clerk);
  const numbers: string[] = [];
  for (let cursor: string | undefined, more = true; more; more = cursor !== undefined) {
    const params = { state: "waiting", ...(cursor !== undefined && { cursor }) };
    const listed = Sales.parse(
      await (await page.request.get("/api/store/sales", { headers, params })).json(),
    );
    numbers.push(...listed.items.map(({ bike }) => bike.frameNumber));
    cursor = listed.cursor;
  }
  return numbers;
};

const Bikes = z.object({ items: z.array(z.object({ id: z.string(), frameNumber: z.string() })) });

test("a clerk registers a dozen bikes in a row by keyboard and hand scanner, each with its sticker", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const count = 12;
  const { clerk, storeId } = await aTill(page, 0);
  const office = await (await browser.newContext()).newPage();
  const { makeStickers } = await asAdministrator(office, request);
  const stickers = await makeStickers(storeId, count, baseURL ?? "");
  const seconds: number[] = [];
  const numbers = stickers.map(() => newFrameNumber());
  for (const [index, sticker] of stickers.entries()) {
    const begun = performance.now();
    // The first box's bar code teaches the till the model.
    const barCode = { number: "7350012345679", isKnown: seconds.length > 0 };
    const frameNumber = numbers[index] ?? "";
    const pause = 5 * (1 + (index % 6));
    await enterCustomer(page, { frameNumber, buyer: "0701234567", sticker, barCode, pause });
    await expect(registered(page)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Nästa kund/ })).toBeFocused();
    await page.keyboard.press("Enter");
    seconds.push((performance.now() - begun) / 1000);
  }
  const shown = seconds.map((each) => each.toFixed(1)).join(" ");
  process.stdout.write(`Seconds a bike: ${shown}\n`);
  expect((await soldAt(page, clerk)).toSorted()).toEqual(numbers.toSorted());
  await expect(page.getByText(`${count} i dag`)).toBeVisible();
  await page.goto("/store-dashboard");
  await expect(page.getByRole("link", { name: `${count} cyklar väntar på sina köpare` })).toBeVisible();
  await expectAccessible(page);
  await office.context().close();
});

test("a scan is never lost or typed into the wrong field, whatever the clerk does", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { clerk, storeId } = await aTill(page);
  const office = await (await browser.newContext()).newPage();
  const { makeStickers } = await asAdministrator(office, request);
  const [sticker = "", other = ""] = await makeStickers(storeId, 2, baseURL ?? "");
  await office.context().close();
  const brand = page.getByLabel("Märke");

  // Scans while the page loads.
  const first = newFrameNumber();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto("/store-register-customer", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.now() - (globalThis.queuedKeys?.since ?? Infinity) > 200);
  await scan(page, first, { pause: 5, halfway: () => open() });
  await expect(plate(page)).toHaveValue(first);

  // Scans in the middle of a word, and with a button focused.
  await brand.click();
  await typeByHand(page, "Cresc");
  await scan(page, sticker);
  await expect(page.getByText(/^Dekal [\dA-Z]{3} [\dA-Z]{3}$/)).toBeVisible();
  await expect(brand).toBeFocused();
  await expect(brand).toHaveValue("Cresc");
  await expect(plate(page)).toHaveValue(first);

  // A possible receipt number never replaces the frame number.
  await scan(page, "K20261128");
  await expect(page.getByRole("heading", { name: "Vad är K20261128?" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Kvittonumret", exact: true }).click();
  await expect(page.getByLabel("Kvittonummer")).toHaveValue("K20261128");
  await expect(plate(page)).toHaveValue(first);
  await expect(brand).toBeFocused();

  // Esc during a scan: the scan starts the next customer.
  const second = newFrameNumber();
  await scan(page, second, { halfway: () => page.keyboard.press("Escape") });
  await expect(plate(page)).toHaveValue(second);
  await expect(brand).toHaveValue("");

  for (const typed of ["Crescent", "Femto", "Dam", "Sva", "kund@example.se", "", "K-1", "100"]) {
    await typeByHand(page, typed);
    await page.keyboard.press("Enter");
  }
  // The next bike is scanned while the sale is being sent, and its sticker on the page of the finished sale.
  const third = newFrameNumber();
  const { promise: scanned, resolve: send } = Promise.withResolvers<void>();
  await page.route("**/api/store/sales", async (route) => {
    await scanned;
    await route.continue();
  });
  await page.keyboard.press("Enter");
  await scan(page, third);
  send();
  await scan(page, other);
  await expect(plate(page)).toHaveValue(third);
  await expect(page.getByText(/^Dekal [\dA-Z]{3} [\dA-Z]{3}$/)).toBeVisible();
  expect(await soldAt(page, clerk)).toEqual([second]);
});

test("the till refuses a stolen bike and calmly says what to do", async ({ page, request }) => {
  const owner = await newPerson(request, { bikes: 1 });
  const headers = await headersOf(request, owner);
  const listed = await request.get("/api/bikes", { headers });
  const [bike = { id: "", frameNumber: "" }] = Bikes.parse(await listed.json()).items;
  const theft = { stolenDate: "2026-01-05", place: "Stora torget", city: "Motala" };
  const once = { ...headers, "idempotency-key": crypto.randomUUID() };
  const reported = await request.post(`/api/bikes/${bike.id}/stolen`, { headers: once, data: theft });
  expect(reported.ok(), await reported.text()).toBe(true);

  await aTill(page);
  await typeByHand(page, bike.frameNumber);
  await expect(page.getByRole("heading", { name: "Stulen. Lämna inte ut den." })).toBeVisible();
  await expect(page.getByText(/114 14/)).toBeVisible();
  await page.getByRole("button", { name: "Meddela ägaren" }).click();
  await expect(page.getByText("Ägaren får veta att någon vill registrera numret.")).toBeVisible();
  await mailTo(request, owner.email, /Ett spår av din stulna cykel/);
  await expect(page.getByRole("button", { name: /Registrera cykeln/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ett annat nummer" }).click();
  await expect(plate(page)).toHaveValue("");
});

test("if two tills sell the same number, one is refused and keeps its input", async ({ page, browser }) => {
  await aTill(page);
  const other = await (await browser.newContext()).newPage();
  await aTill(other);
  const frameNumber = newFrameNumber();
  const customer = { frameNumber, buyer: "kund@example.se" };
  await Promise.all([enterCustomer(page, customer), enterCustomer(other, customer)]);
  const refused = (till: typeof page) => till.getByRole("alert").filter({ hasText: /redan/i });
  await expect(async () => {
    const outcomes = await Promise.all(
      [page, other].map(async (till) => [
        await registered(till).isVisible(),
        await refused(till).first().isVisible(),
      ]),
    );
    expect(outcomes.map(String).toSorted()).toEqual(["false,true", "true,false"]);
  }).toPass();
  const loser = (await registered(page).isVisible()) ? other : page;
  await expect(plate(loser)).toHaveValue(frameNumber);
  await expect(loser.getByLabel("E-post eller mobilnummer")).toHaveValue("kund@example.se");
  await other.context().close();
});

test("an offline till continues, and each sale is registered once even if its tab was closed", async ({
  page: first,
}) => {
  await aTill(first);
  const browser = first.context();
  await browser.setOffline(true);
  await enterCustomer(first, { frameNumber: newFrameNumber(), buyer: "kund@example.se" });
  await expect(first.getByRole("heading", { name: "1 väntar på nätet" })).toBeVisible();
  await expect(plate(first)).toHaveValue("");
  await expectAccessible(first);
  await first.close();
  await browser.setOffline(false);
  // Two tabs of the same till compete to send it.
  const [page, other] = [await browser.newPage(), await browser.newPage()];
  await Promise.all([page.goto("/store-register-customer"), other.goto("/store-register-customer")]);
  for (const tab of [page, other]) {
    await expect(plate(tab)).toBeVisible();
    await expect(tab.getByRole("heading", { name: "1 väntar på nätet" })).toHaveCount(0);
  }
  await page.reload();
  await expect(page.getByText("1 i dag")).toBeVisible();
  await page.goto("/store-bikes");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("a shop suspended while its till is open learns why and loses no input", async ({
  page,
  browser,
  request,
}) => {
  const { storeId } = await aTill(page);
  const office = await (await browser.newContext()).newPage();
  const { decide } = await asAdministrator(office, request);
  await decide(storeId, "suspended");
  const frameNumber = newFrameNumber();
  await enterCustomer(page, { frameNumber, buyer: "kund@example.se" });
  await expect(page.getByText(/Butiken är avstängd\./)).toBeVisible();
  await expect(plate(page)).toHaveValue(frameNumber);
  await decide(storeId, "active");
  await page.getByRole("button", { name: /Registrera cykeln/ }).click();
  await expect(registered(page)).toBeVisible();
  await office.context().close();
});

test("a buyer declines a bike, and the shop corrects a mistyped address", async ({
  page,
  browser,
  request,
}) => {
  await aTill(page);
  const [wrong, right] = [`fel.${Date.now()}@example.se`, `ratt.${Date.now()}@example.se`];
  await enterCustomer(page, { frameNumber: newFrameNumber(), buyer: wrong });
  await expect(registered(page)).toBeVisible();
  const old = await claimIn(request, wrong);
  await page.goto("/store-bikes");
  await page.getByText("Mer", { exact: true }).click();
  await page.getByRole("button", { name: "Ändra eller skicka igen" }).click();
  const dialog = page.getByRole("dialog", { name: "Skicka länken igen" });
  await expectAccessible(page);
  await dialog.getByRole("textbox").fill(right);
  await dialog.getByRole("button", { name: "Skicka länken" }).click();
  await expect(page.getByText("Länken är skickad")).toBeVisible();

  const phone = await onAPhone(browser, page);
  await phone.goto(old);
  await expect(title(phone, "Länken gäller inte")).toBeVisible();
  await phone.goto("/robots.txt");
  await phone.goto(await claimIn(request, right));
  await phone.getByRole("button", { name: "Det är inte min cykel" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Det är inte min cykel" }).click();
  await expect(phone.getByText("Tack, butiken får veta")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Kunden sa att det var fel cykel.")).toBeVisible();
  await phone.context().close();
});

test("a buyer without a verified identity is sent to verify it first", async ({ page, browser, request }) => {
  await aTill(page);
  const person = await newPerson(request, { needsIdentity: true, personalNumber: newPersonalNumber() });
  await enterCustomer(page, { frameNumber: newFrameNumber(), buyer: person.email });
  const phone = await onAPhone(browser, page);
  await openAs(phone, person, await claimIn(request, person.email));
  await phone.getByRole("button", { name: "Registrera cykeln på dig" }).click();
  await expect(phone.getByText(/Legitimera dig med BankID först/)).toBeVisible();
  await phone.context().close();
});

test("a hasty press registers one sale and leaves it on the screen", async ({ page }) => {
  const { clerk } = await aTill(page);
  const sent = writesOf(page, /\/store\/sales$/);
  const numbers: string[] = [];
  for (const press of Object.values(hastyPresses)) {
    const frameNumber = newFrameNumber();
    numbers.push(frameNumber);
    await plate(page).fill(frameNumber);
    await page.getByLabel("Märke").fill("Crescent");
    await page.getByLabel("Modell").fill("Femto");
    await page.getByLabel("Typ").selectOption("Dam");
    await page.getByLabel("Färg").selectOption("Svart");
    await page.getByLabel("E-post eller mobilnummer").fill(`hast.${frameNumber}@example.se`);
    await press(page, page.getByRole("button", { name: /^Registrera cykeln/ }));
    await expect(registered(page)).toBeVisible();
    await expect(page.getByText(frameNumber).first()).toBeVisible();
    await press(page, page.getByRole("button", { name: /^Nästa kund/ }));
    await expect(plate(page)).toBeFocused();
    await expect(page.getByText("Fyll i det här fältet.")).toHaveCount(0);
  }
  expect(sent).toHaveLength(numbers.length);
  expect((await soldAt(page, clerk)).toSorted()).toEqual(numbers.toSorted());
});
