import { type Page, expect } from "@playwright/test";
import { documentAddress } from "#contract/documents.ts";
import { faultsOf } from "#tests/journeys/accessible.ts";
import { test } from "#tests/journeys/test.ts";
import { ringsOf } from "#tests/journeys/rings.ts";
import { type Language, addressOf, examplesFor, maySee, quietOf, signInAs } from "#tests/journeys/visits.ts";
import { arrive, walkTo } from "#tests/journeys/walk.ts";
import { type Visitor, visitors } from "#tests/web/app/specified-routes.ts";
import { pages } from "#web/app/routes.ts";

/** Everything that the page says went wrong, with where. */
const watchConsole = (page: Page, visitor: Visitor): string[] => {
  const errors: string[] = [];
  page.on("console", (message) => {
    // A mail that is looked at may run no scripts, and so none of axe's either.
    const isOfMail = message.text().includes("'about:srcdoc'");
    // Administrators read cases elsewhere; of one that is not about them they are told that there is none.
    const isNotTheirs =
      visitor === "admin" && page.url().includes("/ad-decisions/") && message.text().includes("404");
    // Nor was every bike bought in a store that wrote a receipt for it, and the store of the town has bought no points.
    const isNone = /\/store-receipt$|\/order-receipt\/CR-261120-000000$/.test(page.url());
    const hasNone = isNone && message.text().includes("404");
    if (message.type() === "error" && !isOfMail && !isNotTheirs && !hasNone)
      errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", ({ message }) => errors.push(`${page.url()}: ${message}`));
  return errors;
};

/** Opens the site in a language. */
const begin = async (page: Page, language: Language): Promise<void> => {
  await page.goto(documentAddress("/contact", language));
  await page.evaluate((chosen) => localStorage.setItem("cr:language", chosen), language);
};

for (const visitor of visitors) {
  test(`every page is accessible to ${visitor}, shows where the keyboard is, has a name in both languages and reports no error`, async ({
    page,
  }) => {
    const examples = await examplesFor(visitor, page);
    await signInAs[visitor](page);
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
        const faults = language === "sv" ? await faultsOf(page) : [];
        if (language === "sv") faults.push(...(await stopsWithoutRing()).map((stop) => `no ring on ${stop}`));
        if ((await page.locator("html").getAttribute("lang")) !== language) faults.push("another language");
        if (await page.getByText("404", { exact: true }).isVisible()) faults.push("nothing there");
        wrong.push(...faults.map((fault) => `${address}: ${fault}`));
      }
    }
    expect({ wrong, errors }).toEqual({ wrong: [], errors: [] });
  });
}
