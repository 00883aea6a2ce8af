import { type Page, expect } from "@playwright/test";
import QRCode from "qrcode";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { withFilm } from "#tests/journeys/bikes/filmed.ts";
import { newPersonalNumber } from "#tests/journeys/people/bankid-app.ts";
import { enter, newPerson } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { filesBuiltOf } from "#tests/architecture/page-weight.ts";

const code = '{"frameNumber":"skp 2210-457"}';
const hint = "Håll QR-koden framför kameran";

const scan = (page: Page) => page.getByRole("button", { name: "Skanna QR-kod" }).click();
const scanner = (page: Page) => page.getByRole("dialog", { name: "Skanna QR-kod" });

/** The requests of this page for the site's own reader. */
const readersAsked = (page: Page) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/zxing_reader.*\.wasm$/.test(pathname)) requests.push(pathname);
  });
  return requests;
};

const hideNativeReader = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "BarcodeDetector");
  });

const refusals = (page: Page) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
};

const noteCameras = (page: Page) =>
  page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const tracks: MediaStreamTrack[] = [];
    Object.assign(globalThis, { tracks });
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });

const camerasLeftOn = (page: Page) =>
  page.evaluate(() => {
    const { tracks } = globalThis as unknown as { tracks: MediaStreamTrack[] };
    return { opened: tracks.length, on: tracks.filter(({ readyState }) => readyState === "live").length };
  });

test("a visitor scans a code into the search, and the camera turns off", async () => {
  await withFilm({ codes: [code] }, async (page) => {
    const violations = refusals(page);
    await noteCameras(page);
    await page.goto("/bike-search");
    await scan(page);
    await expect(page).toHaveURL(/\/bike-search\?q=SKP2210457$/);
    await expect(page.getByText("Skeppshult Natur")).toBeVisible();
    await expect(scanner(page)).toBeHidden();
    await expect.poll(() => camerasLeftOn(page)).toEqual({ opened: 1, on: 0 });
    expect(violations).toEqual([]);
  });
});

test("the site's own reader fills in a registration in browsers without one", async ({ request }) => {
  const someone = await newPerson(request, { personalNumber: newPersonalNumber() });
  await withFilm({ codes: [code] }, async (page) => {
    const violations = refusals(page);
    const readers = readersAsked(page);
    await hideNativeReader(page);
    await noteCameras(page);
    await enter(page, someone);
    await page.goto("/bike-registration");
    const field = page.getByLabel("Ramnummer", { exact: true });
    await expect(field).toBeVisible();
    expect(readers).toEqual([]);
    await scan(page);
    await expect(field).toHaveValue("SKP2210457");
    await expect(page.getByText("Ramnumret är redan registrerat.")).toBeVisible();
    expect(readers).toHaveLength(1);
    await expect.poll(() => camerasLeftOn(page)).toEqual({ opened: 1, on: 0 });
    expect(violations).toEqual([]);
  });
});

test("the browser's own reader is used if there is one, and no other is downloaded", async ({ page }) => {
  const readers = readersAsked(page);
  await page.addInitScript(() => {
    class Reader {
      static getSupportedFormats = async () => ["qr_code"];
      detect = async () => [
        { rawValue: "SKP2210457", format: "qr_code", boundingBox: { width: 9, height: 9 } },
      ];
    }
    Object.assign(globalThis, { BarcodeDetector: Reader });
  });
  await page.goto("/bike-search");
  await scan(page);
  await expect(page).toHaveURL(/\?q=SKP2210457$/);
  expect(readers).toEqual([]);
});

test("a store scans several codes in a row", async ({ request }) => {
  const store = await newPerson(request, { role: "store" });
  await withFilm({ codes: [code, "WTU290K4813S"] }, async (page) => {
    await enter(page, store);
    await page.goto("/store-search?mode=check");
    await scan(page);
    const numbers = page.getByRole("textbox", { name: "Ramnummer", includeHidden: true }).first();
    await expect(numbers).toHaveValue(/^(SKP2210457\nWTU290K4813S|WTU290K4813S\nSKP2210457)\n$/);
    await scanner(page).getByRole("button", { name: "Klar" }).click();
    await page.getByRole("button", { name: "Kontrollera", exact: true }).click();
    await expect(page.getByRole("heading", { name: "1 stulen av 2" })).toBeVisible();
  });
});

test("a sticker gives no frame number to a registration, but opens its page from the search", async ({
  request,
  baseURL,
}) => {
  const someone = await newPerson(request, { personalNumber: newPersonalNumber() });
  const uid = "7f0c2a34-5b6d-4e8f-9a01-23456789abcd";
  await withFilm({ codes: [`${baseURL ?? ""}/qr/${uid}`] }, async (page) => {
    await enter(page, someone);
    await page.goto("/bike-registration");
    await scan(page);
    await expect(scanner(page).getByText(/Det var en dekal/)).toBeVisible();
    await expectAccessible(page);
    await page.goto("/");
    await scan(page);
    await expect(page).toHaveURL(new RegExp(`/qr/${uid}$`));
  });
});

test("a blocked camera is explained, and starts once it is allowed", async () => {
  await withFilm({ codes: [code], permitted: false }, async (page) => {
    await page.goto("/bike-search");
    await scan(page);
    await expect(scanner(page).getByRole("heading", { name: "Kamerabehörighet nekad" })).toBeVisible();
    await expect(scanner(page).getByRole("listitem")).toHaveCount(3);
    await expectAccessible(page);
    await page.context().grantPermissions(["camera"]);
    await scanner(page).getByRole("button", { name: "Försök igen" }).click();
    await expect(page).toHaveURL(/\?q=SKP2210457$/);
  });
});

test("a code can be read from a picture", async ({ page }) => {
  await page.goto("/bike-search");
  await scan(page);
  const picture = await QRCode.toBuffer(code, { width: 400 });
  await scanner(page)
    .locator("[data-code-picture]")
    .setInputFiles({ name: "kod.png", mimeType: "image/png", buffer: picture });
  await expect(page).toHaveURL(/\?q=SKP2210457$/);
});

test("a scanner that cannot be loaded can be retried, and typing still works", async () => {
  await withFilm({ codes: ["https://example.com/"] }, async (page) => {
    await hideNativeReader(page);
    await page.goto("/bike-search");
    const [dialog = ""] = await filesBuiltOf(/QrScanDialog/);
    await page.route(`**/${dialog}`, (route) => route.abort());
    await scan(page);
    await expect(page.getByRole("alert").getByText(/^Nätverksfel/)).toBeVisible();
    await page.unroute(`**/${dialog}`);
    await page.route(/zxing_reader.*\.wasm$/, (route) => route.abort());
    await page.getByRole("alert").getByRole("button", { name: "Försök igen" }).click();
    const failure = scanner(page).getByRole("heading", { name: "Skannern gick inte att hämta" });
    await expect(failure).toBeVisible();
    await expectAccessible(page);
    await page.unroute(/zxing_reader.*\.wasm$/);
    await scanner(page).getByRole("button", { name: "Försök igen" }).click();
    await expect(scanner(page).getByText(hint)).toBeVisible();
    await expect(scanner(page).getByText(/Koden hör inte hit/)).toBeVisible();
    await scanner(page).getByLabel("Eller skriv ramnumret").fill("skp 2210-457");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?q=SKP2210457$/);
  });
});
