import { type APIRequestContext, expect } from "@playwright/test";
import sharp from "sharp";
import { drawReceipt } from "#local/seed/year/draw-receipt.ts";
import { madeBike } from "#local/seed/year/made-bike.ts";
import { signInAsAdministrator } from "./administrator.ts";
import { newPersonalNumber } from "#tests/journeys/people/bankid-app.ts";
import { newPerson } from "#tests/journeys/people/people.ts";
import { headersOf } from "#tests/journeys/people/session.ts";
import { writesOf } from "#tests/journeys/platform/hasty-presses.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { upload } from "#tests/journeys/platform/uploads.ts";

/** Somebody registers a bike with a receipt that does not name the buyer, so that an administrator checks it. */
const registerDoubtful = async (request: APIRequestContext, serial: number): Promise<void> => {
  const wanted = { name: "Kvitto Kvist", points: 100, personalNumber: newPersonalNumber() };
  const own = await headersOf(request, await newPerson(request, wanted));
  const headers = { ...own, "idempotency-key": crypto.randomUUID() };
  const bike = madeBike(1384, serial, new Date());
  const receipt = await sharp(Buffer.from(drawReceipt(bike, "2026-05-04")))
    .jpeg()
    .toBuffer();
  const data = {
    frameNumber: bike.typed,
    receiptUploadId: await upload(request, headers, "receipt", receipt),
  };
  const analysis = await request.post("/api/analyses", { headers, data });
  expect(analysis.ok(), await analysis.text()).toBe(true);
  const { id: analysisId } = await analysis.json();
  const input = { frameNumber: bike.typed, analysisId, ...bike.details, city: "Motala", manualReview: true };
  const registered = await request.post("/api/bikes", { headers, data: input });
  expect(registered.status(), await registered.text()).toBe(201);
};

test("two dozen receipts are approved in a row by keyboard alone", async ({ page, request }) => {
  const count = 24;
  const seeding = performance.now();
  for (let serial = 0; serial < count; serial += 1) await registerDoubtful(request, serial);
  console.log(`registered: ${((performance.now() - seeding) / count / 1000).toFixed(1)} s each`);
  await signInAsAdministrator(page, request);
  const decisions = writesOf(page, /\/reviews\/.*\/decision$/);
  await page.goto("/admin-recovery-reports?tab=reviews");
  const openByKey = page.getByRole("button", { name: "Öppna kvittot" }).filter({ hasText: /N$/ });
  const approve = page.getByRole("button", { name: /^Godkänn/ });
  const began = performance.now();
  for (let decided = 0; decided < count; decided += 1) {
    await expect(openByKey).toBeVisible();
    await page.keyboard.press("n");
    await expect(approve).toBeVisible();
    await expect(page.getByRole("img", { name: "Kvittot för cykeln" })).toBeVisible();
    await page.keyboard.press("a");
    await expect(page.getByRole("dialog").getByRole("button", { name: "Godkänn" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(approve).toHaveCount(0);
  }
  console.log(`${count} receipts: ${((performance.now() - began) / count / 1000).toFixed(1)} s each`);
  expect(new Set(decisions).size).toBe(count);
  expect(decisions).toHaveLength(count);
});
