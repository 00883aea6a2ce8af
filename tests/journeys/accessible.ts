import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Page, expect } from "@playwright/test";

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const themes = ["light", "dark"] as const;

type Result = { readonly id: string; readonly nodes: readonly { readonly target: readonly unknown[] }[] };
type Axe = { readonly run: (options: object) => Promise<{ readonly violations: readonly Result[] }> };
type WithAxe = { readonly axe?: Axe };

// Playwright's own builder puts axe into the page again for each look, which takes ten times as long as looking.
const axe = readFileSync(
  createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Colours on their way from one theme to the other are those of neither. */
const untilSettled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // One that is out of sight stands still and never ends.
    const isSeen = ({ effect }: Animation): boolean =>
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) === true;
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.filter(isSeen).map(({ finished }) => finished));
  });

/** The rules of axe's that a theme has a say in. */
const colours = ["color-contrast", "link-in-text-block"];

/** What axe finds on the page as it looks now, each with the places where it is; by these rules, or by all. */
const violationsOn = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(async (only) => {
    const found = await (globalThis as WithAxe).axe?.run({
      resultTypes: ["violations"],
      // Style sheets are fetched once more for a rule that is not asked for.
      preload: false,
      ...(only && { runOnly: only }),
    });
    return found?.violations.map(({ id, nodes }) => ({
      id,
      places: nodes.map(({ target }) => target.join(" ")),
    }));
  }, rules);
  if (violations === undefined) throw new Error("axe did not run");
  return violations.flatMap(({ id, places }) => places.map((place) => `${id}: ${place}`));
};

/** What is wrong with how the page looks: WCAG 2.2 AA and good practice, at both sizes and in both themes; and nothing may stick out to the side. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  // A page behind another tab is drawn once a second.
  await page.bringToFront();
  const faults: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      await untilSettled(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const found = [
        ...(await violationsOn(page, colorScheme === "light" ? undefined : colours)),
        ...(wider > 0 ? [`${wider} px wider than the window`] : []),
      ];
      faults.push(...found.map((fault) => `${size.width} px, ${colorScheme}: ${fault}`));
    }
  }
  return faults;
};

export const expectAccessible = async (page: Page): Promise<void> => {
  // Of a page that is still on its way axe says that it has no heading.
  await expect(page.locator("h1").first()).toBeAttached();
  const url = page.url();
  expect({ url, faults: await faultsOf(page) }).toEqual({ url, faults: [] });
};
