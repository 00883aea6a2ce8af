import { type Page, expect } from "@playwright/test";
import { documentAddress } from "#contract/people/documents.ts";
import { visitors } from "#tests/web/app/specified-routes.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { pages } from "#web/app/routes.ts";
import { addressOf, examplesFor, maySee, quietOf, signInAs } from "./visits.ts";
import { arrive, walkTo } from "./walk.ts";

/** Names the text that is cut, and says if the page is wider than the window. */
const cutOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const hidesText = (element: Element): boolean =>
      getComputedStyle(element).overflowX === "hidden" &&
      element.clientWidth > 2 &&
      element.scrollWidth > element.clientWidth + 1;
    const cut = Array.from(document.querySelectorAll("button, a, h1, h2, label, .navbar__text")).filter(
      hidesText,
    );
    const wide = scrollWidth > clientWidth ? [`${scrollWidth} pixels wide`] : [];
    return [...wide, ...cut.map(({ textContent }) => `cut: ${textContent}`)];
  });

for (const visitor of visitors) {
  test(`every page of ${visitor} fits a phone with text of twice the size`, async ({ page }) => {
    const examples = await examplesFor(visitor, page);
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs[visitor](page, examples);
    await page.addInitScript(() =>
      addEventListener("DOMContentLoaded", () => {
        document.documentElement.style.fontSize = "200%";
      }),
    );
    await page.goto(documentAddress("/contact", "sv"));
    const quiet = quietOf(page);
    const wrong: string[] = [];
    for (const each of pages.filter((one) => maySee(one, visitor))) {
      // A page of strangers is the same to everybody.
      if (visitor !== "signed-out" && maySee(each, "signed-out")) continue;
      const address = addressOf(each, visitor, examples, "sv");
      if (visitor === "signed-out") await page.goto(address);
      else await walkTo(page, address);
      await arrive(page, address);
      await quiet();
      wrong.push(...(await cutOn(page)).map((fault) => `${address}: ${fault}`));
    }
    expect(wrong).toEqual([]);
  });
}

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
