import { type Page, expect } from "@playwright/test";
import { test } from "#tests/journeys/platform/test.ts";
import { signInAs } from "./visits.ts";

const scrolled = (page: Page) => page.evaluate(() => scrollY);

test("a page opened by address starts at the top, a reloaded one where it was", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("/register");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.goto("/auth?mode=signup");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Skapa konto" }).first()).toBeVisible();
  expect(await scrolled(page)).toBe(0);
});

test("the bar at the bottom of a phone never covers what has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await signInAs.customer(page);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Inställningar" })).toBeVisible();
  const covered: string[] = [];
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press("Tab");
    const under = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector(".navbar");
      if (!focused || !bar || bar.contains(focused)) return "";
      const isUnder = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
      return isUnder ? focused.textContent : "";
    });
    if (under) covered.push(under);
  }
  expect(covered).toEqual([]);
});
