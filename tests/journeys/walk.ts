import { type Page, expect } from "@playwright/test";

/** Goes on to another page of the app without loading it again, as a link does. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    document.title = "";
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);

/** Waits until a page has a name and a heading. */
export const arrive = async (page: Page, address: string): Promise<void> => {
  const name = { intervals: [50], message: `${address} has a title` };
  await expect.poll(() => page.title(), name).toMatch(/\w/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\w/);
};

/** Path and query the page itself says it is at. `page.url()` hears of a `pushState` only later. */
export const addressOf = (page: Page): Promise<string> =>
  page.evaluate(() => location.pathname + location.search);

/** Goes on to another page of the app, or to where it leads, and waits until that is there. */
export const walkTo = async (page: Page, address: string): Promise<void> => {
  const [before, title] = [await addressOf(page), await page.title()];
  await follow(page, address);
  await expect
    .poll(async () => (await addressOf(page)) === before || (await page.title()) !== "", { intervals: [50] })
    .toBe(true);
  // Led back to where it began, a page is not named again.
  if ((await addressOf(page)) === before)
    await page.evaluate((name) => void (document.title ||= name), title);
  await arrive(page, address);
};
