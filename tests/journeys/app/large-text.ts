import type { Page } from "@playwright/test";

const withRootSize = (page: Page, size: string): Promise<void> =>
  page.evaluate(async (fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, size);

/** Names the text that is cut when text has twice its size, and says if the page is then wider than the window. */
export const cutAtTwiceTheSize = async (page: Page): Promise<string[]> => {
  await withRootSize(page, "200%");
  const faults = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const hidesText = (element: Element): boolean =>
      getComputedStyle(element).overflowX === "hidden" &&
      element.clientWidth > 2 &&
      element.scrollWidth > element.clientWidth + 1;
    const texts = document.querySelectorAll("button, a, h1, h2, label, .navbar__text");
    const cut = [...texts].filter(hidesText);
    const wide = scrollWidth > clientWidth ? [`${scrollWidth} pixels wide`] : [];
    return [...wide, ...cut.map(({ textContent }) => `cut: ${textContent}`)];
  });
  await withRootSize(page, "");
  return faults.map((fault) => `with text of twice the size, ${fault}`);
};
