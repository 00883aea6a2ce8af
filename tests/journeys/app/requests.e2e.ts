import { type Browser, type Page, expect } from "@playwright/test";
import { kilobytesOf } from "#tests/architecture/page-weight.ts";
import { test } from "#tests/journeys/platform/test.ts";
import type { Visitor } from "#tests/web/app/specified-routes.ts";
import { quietOf, signInAs } from "./visits.ts";
import { arrive } from "./walk.ts";

type Load = {
  readonly requests: number;
  readonly calls: number;
  /** Of the built files, fonts included, after brotli. */
  readonly kilobytes: number;
};
type Budget = Load & { readonly visitor: Visitor; readonly path: string };

/** The most that a page asks for until it is quiet, opened for the first time on a phone. */
const budgets: readonly Budget[] = [
  { visitor: "customer", path: "/my-bikes", requests: 48, calls: 3, kilobytes: 330 },
  { visitor: "admin", path: "/admin-dashboard", requests: 50, calls: 6, kilobytes: 328 },
];

const openCold = async (browser: Browser, signedIn: Page): Promise<Page> => {
  const storageState = await signedIn.context().storageState();
  const context = await browser.newContext({ storageState, viewport: { width: 390, height: 870 } });
  return context.newPage();
};

for (const { visitor, path, ...budget } of budgets)
  test(`${path} asks for little and for nothing twice`, async ({ page, browser, baseURL }) => {
    await signInAs[visitor](page);
    const cold = await openCold(browser, page);
    const requests: string[] = [];
    cold.on("request", (request) => requests.push(request.url().slice(String(baseURL).length)));
    const quiet = quietOf(cold);
    const counted = cold.waitForResponse(/\/api\/me\/counts$/);
    await cold.goto(`${baseURL}${path}`);
    await arrive(cold, path);
    await counted;
    await quiet();
    const twice = requests.filter((address, place) => requests.indexOf(address) !== place);
    const files = requests
      .filter((address) => address.startsWith("/assets/"))
      .map((address) => address.slice(1));
    const load: Load = {
      requests: requests.length,
      calls: requests.filter((address) => address.startsWith("/api/")).length,
      kilobytes: Math.round(await kilobytesOf(files)),
    };
    expect(twice).toEqual([]);
    for (const of of ["requests", "calls", "kilobytes"] as const)
      expect(load[of], `${of} of\n${requests.join("\n")}`).toBeLessThanOrEqual(budget[of]);
    await cold.context().close();
  });
