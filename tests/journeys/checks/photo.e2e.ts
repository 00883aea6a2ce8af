import { type Page, expect } from "@playwright/test";
import sharp, { type Metadata } from "sharp";
import { framePhoto } from "../../../scripts/bench/frame-photos/frame-photo.ts";
import { photoRoutes } from "#contract/checks/photos.ts";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { withFilm } from "#tests/journeys/bikes/filmed.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { facesOn } from "#tests/web/checks/photo/faces-on.ts";
import { shareToSite } from "./sharing.ts";

const stolen = "WTU290K4813S";

/** Draws the number on a sticker, which is the third place of a made-up photo. */
const aSticker = async (number: string): Promise<Buffer> => {
  const { jpeg } = await framePhoto(7, 3, number);
  return sharp(jpeg)
    .withExif({ IFD0: { Make: "Telefon" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "59/1 0/1 0/1" } })
    .jpeg({ quality: 95 })
    .toBuffer();
};

const open = async (page: Page) => {
  await page.goto("/check");
  await page.getByRole("button", { name: "Använd kameran" }).click();
  return page.getByRole("dialog", { name: "Fota ramnumret" });
};

/** The pictures of the next request to read a photo. */
const sentPictures = async (page: Page): Promise<Buffer[]> => {
  const request = await page.waitForRequest(`**/api${photoRoutes.readPhoto.path}`);
  const { larger, smaller } = photoRoutes.readPhoto.body.parse(request.postDataJSON());
  return [larger, smaller].map((picture) => Buffer.from(picture, "base64"));
};

const sentMetadata = async (page: Page): Promise<Metadata[]> =>
  Promise.all((await sentPictures(page)).map((picture) => sharp(picture).metadata()));

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel("Välj en bild").setInputFiles({ name, mimeType: "image/jpeg", buffer });

test("a visitor photographs a stolen bike's number and is told not to buy", async ({ page }) => {
  const dialog = await open(page);
  await expect(dialog.getByText(/sparas inte/)).toBeVisible();
  await choose(page, "ram.jpg", await aSticker(stolen));
  const sent = sentMetadata(page);
  await dialog.getByRole("button", { name: "Läs numret" }).click();
  for (const { exif, width = 0, format } of await sent) {
    expect([exif, format]).toEqual([undefined, "jpeg"]);
    expect(width).toBeLessThanOrEqual(1600);
  }
  // S beside a digit may be a 5, so it is marked and never certain.
  await expect(
    dialog.getByRole("button", { name: "S, tecken 12. Tryck för 5. Osäkert." }).first(),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: `Kolla ${stolen}`, exact: true }).click();
  await expect(page.getByRole("heading", { name: "Köp inte cykeln" })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("the camera's picture is cut to the frame, and without a number the page says how to take it", async () => {
  await withFilm({ codes: ["x"] }, async (page) => {
    const dialog = await open(page);
    const sent = sentMetadata(page);
    await dialog.getByRole("button", { name: "Ta bild", exact: true }).click();
    for (const { width = 0, height = 1 } of await sent) expect(width / height).toBeCloseTo(3, 0);
    await expect(dialog.getByRole("heading", { name: "Inget ramnummer hittades i bilden" })).toBeVisible();
    await dialog.getByLabel("Typ av cykel").selectOption("lådcykel");
    await expect(dialog.getByText("Oftast under vevpartiet")).toBeVisible();
    await dialog.getByRole("button", { name: "Ta om bilden" }).click();
    await expect(dialog.getByRole("button", { name: "Ta bild", exact: true })).toBeVisible();
  });
});

test("a face beside the number does not leave the phone", async ({ page }) => {
  const face = await sharp("tests/fixtures/face.jpg").resize({ height: 500 }).toBuffer();
  const both = sharp(await aSticker(stolen)).composite([{ input: face, left: 0, top: 0 }]);
  const photo = await both.jpeg({ quality: 95 }).toBuffer();
  expect(await facesOn(photo)).toHaveLength(1);
  const dialog = await open(page);
  await choose(page, "ram.jpg", photo);
  const sent = sentPictures(page);
  await dialog.getByRole("button", { name: "Läs numret" }).click();
  for (const picture of await sent) expect(await facesOn(picture)).toEqual([]);
});

test("a picture in a format that the browser cannot read is named", async ({ page }) => {
  const dialog = await open(page);
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(64)]);
  await choose(page, "IMG_1.HEIC", heic);
  await expect(dialog.getByText(/sparad som HEIC/)).toBeVisible();
  await choose(page, "notes.jpg", Buffer.from("no picture"));
  await expect(dialog.getByText(/Endast JPEG, PNG och WebP/)).toBeVisible();
});

test("a photo that is shared to the installed site is read there, once", async ({ page }) => {
  await shareToSite(page, { photo: await aSticker(stolen) });
  const dialog = page.getByRole("dialog", { name: "Fota ramnumret" });
  await dialog.getByRole("button", { name: "Läs numret" }).click();
  await dialog.getByRole("button", { name: `Kolla ${stolen}`, exact: true }).click();
  await expect(page.getByRole("heading", { name: "Köp inte cykeln" })).toBeVisible();
  await page.goto("/check#shared=");
  await expect(
    page.getByText("Det fanns inget ramnummer i det du delade. Skriv det här i stället."),
  ).toBeVisible();
});
