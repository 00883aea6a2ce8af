import { type Page, expect } from "@playwright/test";
import { documentAddress } from "#contract/people/documents.ts";
import { faultsOf } from "./accessible.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { ringsOf } from "#tests/journeys/shops/rings.ts";
import { type Language, addressOf, examplesFor, maySee, quietOf, signInAs } from "./visits.ts";
import { arrive, walkTo } from "./walk.ts";
import { type Visitor, visitors } from "#tests/web/app/specified-routes.ts";
import { pages } from "#web/app/routes.ts";

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

/** Opens the site in one language. */
const begin = async (page: Page, language: Language): Promise<void> => {
  await page.goto(documentAddress("/contact", language));
  await page.evaluate((chosen) => localStorage.setItem("cr:language", chosen), language);
};

for (const visitor of visitors) {
  test(`every page is accessible to ${visitor}, shows where the keyboard is, has a name in both languages and reports no error`, async ({
    page,
  }) => {
    const examples = await examplesFor(visitor, page);
    await signInAs[visitor](page, examples);
    const errors = watchConsole(page, visitor);
    const [quiet, stopsWithoutRing] = [quietOf(page), ringsOf(page)];
    const wrong: string[] = [];
    for (const language of ["sv", "en"] as const) {
      await begin(page, language);
      for (const each of pages.filter((one) => maySee(one, visitor))) {
        const address = addressOf(each, visitor, examples, language);
        if (visitor === "signed-out") await page.goto(address);
        else await walkTo(page, address);
        await arrive(page, address);
        await quiet();
        // A page of strangers is the same to everybody, so it is examined once.
        const isExamined = language === "sv" && (visitor === "signed-out" || !maySee(each, "signed-out"));
        const faults = isExamined ? await faultsOf(page) : [];
        if (isExamined) faults.push(...(await stopsWithoutRing()).map((stop) => `no ring on ${stop}`));
        if ((await page.locator("html").getAttribute("lang")) !== language) faults.push("another language");
        if (await page.getByText("404", { exact: true }).isVisible()) faults.push("nothing there");
        wrong.push(...faults.map((fault) => `${address}: ${fault}`));
      }
    }
    expect({ wrong, errors }).toEqual({ wrong: [], errors: [] });
  });
}
