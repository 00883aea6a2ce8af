import AxeBuilder from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const themes = ["light", "dark"] as const;

/** WCAG 2.2 AA and good practice, at both sizes and in both themes; and nothing may stick out to the side. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
      );
      const where = { url: page.url(), size, colorScheme };
      expect({ ...where, found }).toEqual({ ...where, found: [] });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  }
};
