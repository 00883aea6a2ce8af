import { type Page, expect } from "@playwright/test";

/** Navigates within the app without a reload, like a link. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    document.title = "";
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);

/** Waits until the page has a title and a heading. */
export const arrive = async (page: Page, address: string): Promise<void> => {
  const name = { intervals: [50], message: `${address} has a title` };
  await expect.poll(() => page.title(), name).toMatch(/\w/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\w/);
};

/** The page's own path and query: `page.url()` sees a `pushState` late. */
export const addressOf = (page: Page): Promise<string> =>
  page.evaluate(() => location.pathname + location.search);

/** Navigates within the app, follows redirects and waits for the page. */
export const walkTo = async (page: Page, address: string): Promise<void> => {
  const [before, title] = [await addressOf(page), await page.title()];
  await follow(page, address);
  await expect
    .poll(async () => (await addressOf(page)) === before || (await page.title()) !== "", { intervals: [50] })
    .toBe(true);
  // After a redirect to the same page, the app does not set the title again.
  if ((await addressOf(page)) === before)
    await page.evaluate((name) => void (document.title ||= name), title);
  await arrive(page, address);
};
