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

// Playwright's builder injects axe for each check, which takes ten times as long as the check.
const axe = readFileSync(
  createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Waits, because colours in transition belong to neither theme. */
const untilSettled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // Animations out of sight never end.
    const isSeen = ({ effect }: Animation): boolean =>
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) === true;
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.filter(isSeen).map(({ finished }) => finished));
  });

/** Axe rules that depend on the theme. */
const colours = ["color-contrast", "link-in-text-block"];

/** Axe's violations with their elements; by some rules or all. */
const violationsOn = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(async (only) => {
    const found = await (globalThis as WithAxe).axe?.run({
      resultTypes: ["violations"],
      // Skips a disabled rule that would fetch style sheets again.
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

/** Checks WCAG 2.2 AA and best practices at both sizes and in both themes, and that nothing overflows sideways. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  // A page in a background tab renders once a second.
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
  // Axe reports a missing heading while a page is loading.
  await expect(page.locator("h1").first()).toBeAttached();
  const url = page.url();
  expect({ url, faults: await faultsOf(page) }).toEqual({ url, faults: [] });
};
