import { expect } from "@playwright/test";
import { accountWith, enter } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

/** A joke name without any space. */
const long = "Gräddbulle".repeat(8);
const texts = /"(name|description|city|model|place)":"[^"]*"/g;

test("long words do not stretch the pages of an owner on a phone", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, await accountWith(request, { email: "malin@example.se" }));
  await page.route("**/api/bikes**", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(texts, (_all, field: string) => `"${field}":"${long}"`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/my-bikes");
  await page.getByRole("link", { name: long }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(long) })).toBeVisible();
  const bike = new URL(page.url()).pathname;
  for (const path of [
    "/my-bikes",
    bike,
    `${bike}/edit`,
    `${bike}/visibility`,
    `${bike}/report-stolen`,
    "/receipts",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});
