import { expect } from "@playwright/test";
import * as z from "zod";
import {
  aTill,
  asAdministrator,
  enterCustomer,
  headersOf,
  newFrameNumber,
  plate,
  registered,
} from "#tests/journeys/a-till.ts";
import { expectAccessible } from "#tests/journeys/accessible.ts";
import { newPersonalNumber } from "#tests/journeys/bankid-app.ts";
import { claimIn } from "#tests/journeys/claim-mail.ts";
import { mailTo, newPerson, openAs } from "#tests/journeys/people.ts";
import { onAPhone, title } from "#tests/journeys/selling.ts";
import { test } from "#tests/journeys/test.ts";

const Bikes = z.object({ items: z.array(z.object({ id: z.string(), frameNumber: z.string() })) });

test("forty bikes in a row are registered by keyboard and hand scanner, each with its sticker", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const count = 40;
  const { storeId } = await aTill(page, 0);
  const office = await (await browser.newContext()).newPage();
  const { makeStickers } = await asAdministrator(office, request);
  const stickers = await makeStickers(storeId, count, baseURL ?? "");
  const seconds: number[] = [];
  for (const sticker of stickers) {
    const begun = performance.now();
    // The box of the first teaches the till what the others are.
    const barCode = { number: "7350012345679", isKnown: seconds.length > 0 };
    await enterCustomer(page, { frameNumber: newFrameNumber(), buyer: "0701234567", sticker, barCode });
    await expect(registered(page)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Nästa kund/ })).toBeFocused();
    await page.keyboard.press("Enter");
    seconds.push((performance.now() - begun) / 1000);
  }
  const shown = seconds.map((each) => each.toFixed(1)).join(" ");
  process.stdout.write(`Seconds a bike: ${shown}\n`);
  await expect(page.getByText(`${count} i dag`)).toBeVisible();
  await page.goto("/store-dashboard");
  await expect(page.getByRole("link", { name: `${count} cyklar väntar på sina köpare` })).toBeVisible();
  await expectAccessible(page);
  await office.context().close();
});

test("a stolen bike is not registered, and the till says calmly what to do", async ({ page, request }) => {
  const owner = await newPerson(request, { bikes: 1 });
  const headers = await headersOf(request, owner);
  const listed = await request.get("/api/bikes", { headers });
  const [bike = { id: "", frameNumber: "" }] = Bikes.parse(await listed.json()).items;
  const theft = { stolenDate: "2026-01-05", place: "Stora torget", city: "Motala" };
  const once = { ...headers, "idempotency-key": crypto.randomUUID() };
  const reported = await request.post(`/api/bikes/${bike.id}/stolen`, { headers: once, data: theft });
  expect(reported.ok(), await reported.text()).toBe(true);

  await aTill(page);
  await page.keyboard.type(bike.frameNumber);
  await expect(page.getByRole("heading", { name: "Stulen. Lämna inte ut den." })).toBeVisible();
  await expect(page.getByText(/114 14/)).toBeVisible();
  await page.getByRole("button", { name: "Meddela ägaren" }).click();
  await expect(page.getByText("Ägaren får veta att någon vill registrera numret.")).toBeVisible();
  await mailTo(request, owner.email, /Ett tecken på din stulna cykel/);
  await expect(page.getByRole("button", { name: /Registrera cykeln/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ett annat nummer" }).click();
  await expect(plate(page)).toHaveValue("");
});

test("of two tills that sell the same number one is told, and keeps what was typed", async ({
  page,
  browser,
}) => {
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

test("a till without a network goes on, and what it took is registered once, though its tab was closed", async ({
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
  // Two tabs of the same till, which would both like to send it.
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

test("a store that is suspended while its till is open is told, and loses nothing", async ({
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

test("a buyer says that it is not their bike, and a mistyped address is corrected", async ({
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
  await expect(phone.getByText("Tack, butiken får veta.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Kunden sa att det inte var hens cykel.")).toBeVisible();
  await phone.context().close();
});

test("someone without a proved identity is sent to prove it first", async ({ page, browser, request }) => {
  await aTill(page);
  const person = await newPerson(request, { needsIdentity: true, personalNumber: newPersonalNumber() });
  await enterCustomer(page, { frameNumber: newFrameNumber(), buyer: person.email });
  const phone = await onAPhone(browser, page);
  await openAs(phone, person, await claimIn(request, person.email));
  await phone.getByRole("button", { name: "Hämta cykeln" }).click();
  await expect(phone.getByText(/behöver du ha legitimerat dig med BankID/)).toBeVisible();
  await phone.context().close();
});
