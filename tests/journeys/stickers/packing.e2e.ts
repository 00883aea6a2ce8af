import { type APIRequestContext, type Page, expect } from "@playwright/test";
import * as z from "zod";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { signInAsAdministrator } from "#tests/journeys/office/administrator.ts";
import { withFilm } from "#tests/journeys/bikes/filmed.ts";
import { newPerson } from "#tests/journeys/people/people.ts";
import { scan } from "#tests/journeys/platform/hand-scanner.ts";
import { accessTokenIn, headersOf } from "#tests/journeys/people/session.ts";
import { hastyPresses, writesOf } from "#tests/journeys/platform/hasty-presses.ts";
import { test } from "#tests/journeys/platform/test.ts";

const Ordered = z.object({ order: z.object({ orderNumber: z.string() }) });
const Items = z.object({ items: z.array(z.object({ id: z.string() })) });
const Orders = z.object({
  items: z.array(z.object({ orderNumber: z.string() })),
  cursor: z.string().optional(),
});
const Codes = z.object({ items: z.array(z.object({ uid: z.string() })) });

const orderStickers = async (request: APIRequestContext, count: number): Promise<string[]> => {
  const person = await newPerson(request, { points: 50 * count, bikes: 1 });
  const headers = await headersOf(request, person);
  const { items } = Items.parse(await (await request.get("/api/bikes", { headers })).json());
  const numbers: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const address = { name: `Kund ${index}`, street: "Storgatan 1", postalCode: "59230", city: "Vadstena" };
    const ordered = await request.post("/api/sticker-orders", {
      headers: { ...headers, "idempotency-key": crypto.randomUUID() },
      data: { bikeId: items[0]?.id, count: 1, address },
    });
    expect(ordered.ok(), await ordered.text()).toBe(true);
    numbers.push(Ordered.parse(await ordered.json()).order.orderNumber);
  }
  return numbers;
};

test("an administrator packs and sends a customer's order from the list", async ({ page, request }) => {
  const [number = ""] = await orderStickers(request, 1);
  await signInAsAdministrator(page, request);
  await page.goto("/admin-orders");
  const card = page.getByRole("article", { name: number });
  await expect(card).toContainText("Koppla QR-kod");
  await expectAccessible(page);
  await page.keyboard.press("/");
  await page.keyboard.type(number);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Kundbeställning" });
  await expect(dialog.getByText("Kund 1")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Generera ny QR-kod" }).click();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Skriv ut och markera som packad" }).click();
  expect((await download).suggestedFilename()).toBe(`${number}.pdf`);
  await dialog.getByRole("button", { name: "Markera som skickad" }).click();
  await expect(dialog.getByText("Skickad", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Markera som klar" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toContainText("Skickad");
});

test("a hasty press takes one step of an order", async ({ page, request }) => {
  const presses = Object.values(hastyPresses);
  const numbers = await orderStickers(request, presses.length);
  await signInAsAdministrator(page, request);
  const steps = writesOf(page, /\/admin\/orders\//);
  for (const [place, press] of presses.entries()) {
    await page.goto(`/admin-orders?order=${numbers[place]}`);
    const dialog = page.getByRole("dialog", { name: "Kundbeställning" });
    const button = (name: string) => dialog.getByRole("button", { name });
    await press(page, button("Generera ny QR-kod"));
    await press(page, button("Skriv ut och markera som packad"));
    await press(page, button("Markera som skickad"));
    await expect(dialog.getByText("Skickad", { exact: true })).toBeVisible();
    await expect(button("Markera som klar")).toBeVisible();
    expect(steps).toHaveLength(3 * (place + 1));
  }
});

/** A shop orders goods, which are packed without a sticker. */
const orderGoods = async (request: APIRequestContext, count: number): Promise<string[]> => {
  const own = await headersOf(request, await newPerson(request, { role: "store" }));
  const numbers: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const headers = { ...own, "idempotency-key": crypto.randomUUID() };
    const data = { kind: "inventory_order", item: "Skyltställ", count: index };
    const ordered = await request.post("/api/store/orders", { headers, data });
    expect(ordered.ok(), await ordered.text()).toBe(true);
    numbers.push((await ordered.json()).orderNumber);
  }
  return numbers;
};

test("a hasty press at the desk packs one letter and takes back one", async ({ page, request, baseURL }) => {
  const presses = Object.values(hastyPresses);
  const numbers = await orderGoods(request, presses.length + 1);
  await signInAsAdministrator(page, request);
  const token = accessTokenIn(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))));
  for (const number of numbers)
    await request.post(`/api/admin/orders/${number}/steps/approve`, {
      headers: { authorization: `Bearer ${token}` },
    });
  await page.goto("/admin-packing");
  await page.getByRole("button", { name: "Börja utan att skriva ut" }).click();
  const steps = writesOf(page, /\/steps\//);
  const banner = page.locator(".deskbanner h2");
  const packed = page.getByRole("button", { name: "Packad, nästa" });
  const [first = "", ...others] = numbers;
  await scan(page, `${baseURL ?? ""}/admin-orders?order=${first}`);
  await packed.click();
  await expect(banner).toHaveText("Packad");
  for (const [place, press] of presses.entries()) {
    await scan(page, `${baseURL ?? ""}/admin-orders?order=${others[place]}`);
    await press(page, packed);
    await expect(packed).toHaveCount(0);
    await press(page, page.getByRole("button", { name: /^Ångra/ }));
    await expect(banner).toHaveText("Ångrat");
    await page.mouse.move(0, 0);
    await packed.click();
    await expect(packed).toHaveCount(0);
    expect(steps.map((path) => path.split("/steps/")[1])).toEqual([
      "pack",
      ...presses.slice(0, place + 1).flatMap(() => ["pack", "unpack", "pack"]),
    ]);
  }
});

test("a letter is packed with the camera alone", async ({ page, request, baseURL }) => {
  const [number = ""] = await orderStickers(request, 1);
  await signInAsAdministrator(page, request);
  const token = accessTokenIn(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))));
  const headers = { authorization: `Bearer ${token}` };
  const order = `/api/admin/orders/${number}`;
  expect((await request.post(`${order}/codes`, { headers })).ok()).toBe(true);
  const { items } = Codes.parse(await (await request.get(`${order}/codes`, { headers })).json());
  const [slip, sticker] = [
    `${baseURL ?? ""}/admin-orders?order=${number}`,
    `${baseURL ?? ""}/qr/${items[0]?.uid}`,
  ];
  await withFilm({ codes: [slip, sticker] }, async (desk) => {
    await signInAsAdministrator(desk, request);
    await desk.goto("/admin-packing");
    await desk.getByRole("button", { name: "Börja utan att skriva ut" }).click();
    await desk.getByRole("button", { name: /^Kamera/ }).click();
    await expect
      .poll(async () => (await (await request.get(order, { headers })).json()).state)
      .toBe("packed");
    await expect(desk.getByRole("list").getByText("Kund 1").first()).toBeVisible();
    await desk.getByRole("button", { name: /^Stäng kameran/ }).click();
    await expect(desk.locator("video")).toHaveCount(0);
  });
});

type Printed = { readonly slip: string; readonly sticker: string | undefined };

/** The slips and stickers of all waiting orders; goods left by other journeys have no sticker. */
const printedOf = async (page: Page): Promise<Printed[]> => {
  const token = accessTokenIn(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))));
  const headers = { authorization: `Bearer ${token}` };
  const { origin } = new URL(page.url());
  const printed: Printed[] = [];
  const read = async (state: string, cursor?: string): Promise<void> => {
    const params = { state, limit: 50, ...(cursor !== undefined && { cursor }) };
    const list = Orders.parse(
      await (await page.request.get("/api/admin/orders", { headers, params })).json(),
    );
    for (const { orderNumber } of list.items) {
      const codes = await page.request.get(`/api/admin/orders/${orderNumber}/codes`, { headers });
      const uid = Codes.parse(await codes.json()).items[0]?.uid;
      printed.push({
        slip: `${origin}/admin-orders?order=${orderNumber}`,
        sticker: uid && `${origin}/qr/${uid}`,
      });
    }
    if (list.cursor !== undefined) await read(state, list.cursor);
  };
  await read("approved");
  await read("qr_linked");
  return printed;
};

test("a dozen orders are packed by keyboard alone", async ({ page, request }) => {
  await orderStickers(request, 12);
  await signInAsAdministrator(page, request);
  await page.goto("/admin-packing");
  await expect(page.getByRole("button", { name: "Skapa koder och skriv ut" })).toBeFocused();
  await expectAccessible(page);
  const began = performance.now();
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  await download;
  const printed = performance.now();
  const letters = await printedOf(page);
  expect(letters.length).toBeGreaterThanOrEqual(12);
  const [first, second] = letters.filter(({ sticker }) => sticker !== undefined);
  const banner = page.locator(".deskbanner h2");
  // The sticker of another letter is refused, and nothing changes.
  await scan(page, first?.slip ?? "");
  await scan(page, second?.sticker ?? "");
  await expect(banner).toHaveText("Fel dekal");
  await expectAccessible(page);
  const scanning = performance.now();
  for (const { slip, sticker } of letters) {
    await scan(page, slip);
    if (sticker === undefined) {
      await expect(page.getByRole("button", { name: "Packad, nästa" })).toBeVisible();
      await page.keyboard.press("Enter");
    } else await scan(page, sticker);
  }
  await expect(banner).toHaveText("Allt är packat");
  const seconds = (from: number, to: number): string => `${((to - from) / 1000).toFixed(1)} s`;
  console.log(
    `${letters.length} orders: codes and print ${seconds(began, printed)}, scanned and packed ${seconds(scanning, performance.now())}`,
  );
  await page.keyboard.press("Control+z");
  await expect(banner).toHaveText("Ångrat");
  await scan(page, letters.at(-1)?.sticker ?? "");
  await expect(banner).toHaveText("Allt är packat");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Inget väntar på att packas")).toBeVisible();
});
