import type { Locator, Page } from "@playwright/test";

/** Tabs on until the target has the focus. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await hasFocus()); presses += 1) {
    if (presses === 300) throw new Error("Tab does not lead there");
    await page.keyboard.press("Tab");
  }
};
