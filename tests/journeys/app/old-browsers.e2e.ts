import { expect, type Page } from "@playwright/test";
import { enterAsNewPerson } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

/** Removes features that Safari 16, Firefox 115 or Chrome 109 lack. */
const takeAway = (): void => {
  const gone: readonly (readonly [object, readonly string[]])[] = [
    [AbortSignal, ["any"]],
    [URL, ["parse", "canParse"]],
    [Map, ["groupBy"]],
    [Object, ["groupBy"]],
    [Promise, ["withResolvers", "try"]],
    [Array, ["fromAsync"]],
    [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with"]],
    [Element.prototype, ["checkVisibility"]],
    [HTMLElement.prototype, ["popover", "showPopover", "hidePopover", "togglePopover"]],
    [HTMLButtonElement.prototype, ["popoverTargetElement", "popoverTargetAction"]],
    [Intl, ["Segmenter"]],
    [Set.prototype, ["union", "intersection", "difference", "isSubsetOf"]],
    [globalThis, ["Iterator", "URLPattern", "scheduler", "CompressionStream"]],
    [Document.prototype, ["startViewTransition"]],
  ];
  for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name);
};

/** Renames popover attributes, which work without scripts, so that this browser ignores them. */
const hidePopovers = async (page: Page): Promise<void> => {
  await page.route(/\/(?:[\w-]+\/?|assets\/.+|fill\.js)?(?:\?.*)?$/, async (route) => {
    const answer = await route.fetch();
    if (!/html|javascript|css/.test(answer.headers()["content-type"] ?? ""))
      return route.fulfill({ response: answer });
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll("popover", "p0pover") });
  });
};

// The changed script in the head has another hash.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(takeAway);
  await hidePopovers(page);
});
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("in a five-year-old browser the menu works and a frame number is found", async ({ page }) => {
  const broken: string[] = [];
  page.on("pageerror", ({ message }) => broken.push(message));
  await page.goto("/");
  const menu = page.locator("#menu");
  const open = page.getByRole("button", { name: "Öppna menyn" });
  await expect(menu).toBeHidden();
  await open.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await page.getByRole("textbox", { name: "Ramnummer" }).first().fill("WTU290K4813S");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Köp inte cykeln" })).toBeVisible();
  expect(broken).toEqual([]);
});

test("in a five-year-old browser a person signs in and reads their pages", async ({ page }) => {
  const broken: string[] = [];
  page.on("pageerror", ({ message }) => broken.push(message));
  await enterAsNewPerson(page);
  await page.goto("/my-bikes");
  await page.getByRole("button", { name: "Notiser" }).click();
  await expect(page.getByRole("heading", { name: "Notiser" })).toBeVisible();
  for (const path of ["/messages", "/settings", "/bike-registration", "/bike-ads", "/stolen"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  }
  expect(broken).toEqual([]);
});

test("an older browser gets a notice, with another way to look up a number", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, "timeout"));
  await page.goto("/bike-search?q=WTU290K4813S");
  await expect(page.getByRole("heading", { name: "Din webbläsare är för gammal" })).toBeVisible();
  await expect(page.getByLabel("Ramnummer")).toHaveValue("WTU290K4813S");
  await expect(page.getByRole("button", { name: "Skriv ett mejl med numret" })).toBeVisible();
});
