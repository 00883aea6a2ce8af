import { expect, type Page } from "@playwright/test";
import { test } from "#tests/journeys/platform/test.ts";

const scripts = "**/assets/*.js";

/** Scripts that a page loads beyond those of its document, in order. */
const laterScripts = async (page: Page, path: string): Promise<string[]> => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const document = await (await page.goto(path))?.text();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const names = fetched.flatMap((url) => /\/assets\/([^/]+)\.js$/.exec(url)?.slice(1) ?? []);
  return [...new Set(names)].filter((name) => document?.includes(name) !== true);
};

const messageOn = (page: Page) =>
  page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Försök igen" }) });

for (const path of ["/auth", "/register", "/bike-ads", "/stolen"]) {
  test(`if any script of ${path} fails, the page works or offers a retry`, async ({ page, context }) => {
    const names = await laterScripts(page, path);
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) {
      const other = await context.newPage();
      await other.route(`**/assets/${name}.js`, (route) => route.abort());
      await other.goto(path);
      await expect(other.getByRole("heading", { level: 1 }).or(messageOn(other)).first()).toBeVisible();
      await other.close();
    }
  });
}

test("a page that failed to load appears after a retry", async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto("/auth");
  await expect(messageOn(page)).toBeVisible();
  await page.unroute(scripts);
  await page.getByRole("button", { name: "Försök igen" }).click();
  await expect(page.getByRole("heading", { name: "Välkommen tillbaka" })).toBeVisible();
});

test("a page of an old version is reloaded once", async ({ page }) => {
  const [name = ""] = (await laterScripts(page, "/auth")).slice(-1);
  let opened = 0;
  await page.route("**/auth", async (route) => {
    if (route.request().resourceType() === "document") opened += 1;
    const answer = await route.fetch();
    // A new version answers requests of the old one.
    const isAnew = route.request().resourceType() !== "document";
    const body = (await answer.text()).replaceAll("/assets/", isAnew ? "/assets/new-" : "/assets/");
    await route.fulfill({ response: answer, body });
  });
  await page.route(`**/assets/${name}.js`, (route) => route.abort());
  await page.goto("/auth");
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect.poll(() => opened).toBeLessThanOrEqual(2);
});
