import { type Page, expect } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { enterAsNewPerson } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const noCookies = (page: Page) => page.getByRole("button", { name: "Bara nödvändiga" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Huvudmeny" });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Fler alternativ" });
const widths = [390, 1280];

test.beforeEach(async ({ page }) => {
  await enterAsNewPerson(page, { points: 1000 });
  await page.goto("/my-bikes");
  // The page grows when its bikes load, and would move between press and release.
  await expect(page.getByRole("heading", { name: "Här hamnar dina cyklar" })).toBeVisible();
});

for (const width of widths) {
  test(`every menu entry opens a page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const [name, address] of [
      ["Mina Cyklar", /\/my-bikes$/],
      ["Sök Cykel", /:\d+\/$/],
      ["Köp", /\/order$/],
    ] as const) {
      const entry = menu(page).getByRole("link", { name });
      await entry.click();
      await expect(page).toHaveURL(address);
      await expect(entry).toHaveAttribute("aria-current", "page");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    // Waits for each: a menu belongs to its layout, and closes with its page.
    for (const [name, heading] of [
      ["Mina kvitton", "Mina kvitton"],
      ["Hur använder jag tjänsten?", "Hur använder jag tjänsten?"],
      ["Poäng", "Köp"],
      ["Inställningar", "Inställningar"],
      ["Kontakta oss", "Kontakta oss"],
      // Last, as its own bar covers the menu on small screens.
      ["Registrera cykel", "Visa vem du är"],
    ] as const) {
      await menu(page).getByRole("button", { name: "Mer" }).click();
      await sheet(page).getByRole("link", { name, exact: true }).click();
      await expect(sheet(page)).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByText("404")).toHaveCount(0);
    }
  });
}

test("menu, sheet, points and notifications are accessible", async ({ page }) => {
  await page.goto("/messages");
  await menu(page).getByRole("button", { name: "Mer" }).click();
  await expect(sheet(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();

  await page.getByRole("button", { name: "Notiser" }).click();
  await expect(page.getByText("Inga notiser än")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Inga notiser än")).toBeHidden();

  await page.getByRole("button", { name: /Poängsaldo/ }).click();
  const points = page.getByRole("dialog", { name: "Poängsaldo" });
  await expect(points.getByText("1 000 poäng")).toBeVisible();
  await expectAccessible(page);
  await points.getByRole("button", { name: "Stäng" }).last().click();
  await expect(points).toBeHidden();
  await page.getByRole("button", { name: /Poängsaldo/ }).click();
  await points.getByRole("button", { name: "Köp poäng" }).click();
  await expect(page).toHaveURL(/\/order$/);
});

/** Positions of a dialog's buttons in its first frames. */
const placesOfButtons = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const places = new Set<string>();
    for (let frames = 0; frames < 20;) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      const buttons = [...document.querySelectorAll(".ant-modal-footer button")];
      const shown = buttons.filter((button) => button.checkVisibility());
      if (shown.length > 0) frames += 1;
      for (const button of shown) {
        const { x, y, width } = button.getBoundingClientRect();
        places.add(`${button.textContent} ${x} ${y} ${width}`);
      }
    }
    return [...places];
  });

test("with reduced motion a dialog is in place from its first frame", async ({ page }) => {
  const opener = page.getByRole("button", { name: /Poängsaldo/ });
  const points = page.getByRole("dialog", { name: "Poängsaldo" });
  await opener.click();
  await expect(points.getByRole("listitem").first()).toBeVisible();
  await points.getByRole("button", { name: "Stäng" }).last().click();
  await expect(points).toBeHidden();
  const places = placesOfButtons(page);
  await opener.click();
  expect(await places).toHaveLength(2);
});

test("the cookie panel does not cover the bottom bar", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("footer").getByRole("button", { name: "Cookieinställningar" }).click();
  await expect(noCookies(page)).toBeVisible();
  await menu(page).getByRole("link", { name: "Köp" }).click();
  await expect(page).toHaveURL(/\/order$/);
});
