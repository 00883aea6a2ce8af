import { expect, type Page } from "@playwright/test";
import { documentAddress } from "#contract/people/documents.ts";
import { faultsOf } from "./accessible.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { ringsOf } from "#tests/journeys/shops/rings.ts";
import { shiftFaults, watchShifts } from "./layout-shift.ts";
import { smallTargets } from "./touch-targets.ts";
import { type Language, addressOf, examplesFor, maySee, quietOf, signInAs } from "./visits.ts";
import { arrive, walkTo } from "./walk.ts";
import { type Visitor, visitors } from "#tests/web/app/specified-routes.ts";
import { pages } from "#web/app/routes.ts";

const withRootSize = (page: Page, size: string): Promise<void> =>
  page.evaluate(async (fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, size);

/** Names the text that is cut when text has twice its size, and says if the page is then wider than the window. */
const cutAtTwiceTheSize = async (page: Page): Promise<string[]> => {
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

/** All errors reported by the page, with their places. */
const watchConsole = (page: Page, visitor: Visitor): string[] => {
  const errors: string[] = [];
  page.on("console", (message) => {
    // Mail previews run no scripts, so axe cannot run there.
    const isOfMail = message.text().includes("'about:srcdoc'");
    // Administrators read cases on other pages; here they get 404.
    const isNotTheirs =
      visitor === "admin" && page.url().includes("/ad-decisions/") && message.text().includes("404");
    // Some bikes have no store receipt, and the seeded store has bought no points.
    const isNone = /\/store-receipt$|\/order-receipt\/CR-261120-000000$/.test(page.url());
    const hasNone = isNone && message.text().includes("404");
    if (message.type() === "error" && !isOfMail && !isNotTheirs && !hasNone)
      errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", ({ message }) => errors.push(`${page.url()}: ${message}`));
  return errors;
};

const widths = [390, 1280];

/** Opens a page anew at each width, and returns the faults in its appearance. */
const appearanceFaults = async (
  page: Page,
  address: string,
  quiet: () => Promise<void>,
): Promise<string[]> => {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 870 });
    await page.goto(address);
    await arrive(page, address);
    await quiet();
    const onPhones = async () => [...(await smallTargets(page)), ...(await cutAtTwiceTheSize(page))];
    const found = [...(await shiftFaults(page)), ...(width === 390 ? await onPhones() : [])];
    faults.push(...found.map((fault) => `${width} px: ${fault}`));
  }
  return faults;
};

const contentFaults = async (page: Page, language: Language): Promise<string[]> => [
  ...((await page.locator("html").getAttribute("lang")) === language ? [] : ["another language"]),
  ...((await page.getByText("404", { exact: true }).isVisible()) ? ["nothing there"] : []),
];

for (const visitor of visitors) {
  const open = pages.filter((one) => maySee(one, visitor));
  // A page for strangers looks the same to everybody, except the home page, which they see as the landing page.
  const own = open.filter(
    (one) => visitor === "signed-out" || one.path === "/" || !maySee(one, "signed-out"),
  );

  test(`every page of ${visitor} is accessible, keeps its layout while it loads, fits fingers and text of twice the size on a phone, shows where the keyboard is and reports no error`, async ({
    page,
  }) => {
    const examples = await examplesFor(visitor, page);
    await signInAs[visitor](page, examples);
    const errors = watchConsole(page, visitor);
    await watchShifts(page);
    const [quiet, stopsWithoutRing] = [quietOf(page), ringsOf(page)];
    const wrong: string[] = [];
    for (const each of own) {
      const address = addressOf(each, visitor, examples, "sv");
      const faults = [
        ...(await appearanceFaults(page, address, quiet)),
        ...(await contentFaults(page, "sv")),
        ...(await faultsOf(page)),
        ...(await stopsWithoutRing()).map((stop) => `no ring on ${stop}`),
      ];
      wrong.push(...faults.map((fault) => `${address}: ${fault}`));
    }
    expect({ wrong, errors }).toEqual({ wrong: [], errors: [] });
  });

  test(`every page has an English name for ${visitor} and reports no error`, async ({ page }) => {
    const examples = await examplesFor(visitor, page);
    await signInAs[visitor](page, examples);
    const errors = watchConsole(page, visitor);
    const quiet = quietOf(page);
    const wrong: string[] = [];
    await page.goto(documentAddress("/contact", "en"));
    await page.evaluate(() => localStorage.setItem("cr:language", "en"));
    for (const each of open) {
      const address = addressOf(each, visitor, examples, "en");
      if (visitor === "signed-out") await page.goto(address);
      else await walkTo(page, address);
      await arrive(page, address);
      await quiet();
      wrong.push(...(await contentFaults(page, "en")).map((fault) => `${address}: ${fault}`));
    }
    expect({ wrong, errors }).toEqual({ wrong: [], errors: [] });
  });
}
