import { type Page, expect } from "@playwright/test";
import { enterAsNewPerson } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

/** Blocks the build's scripts until released. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
};

/** The year appears only once the app has taken over. */
const awake = (page: Page) => page.getByText(/© 2024–/);
const field = (page: Page) => page.getByRole("textbox", { name: "Ramnummer eller sökord" });

test("text typed into the search before its scripts load stays, with the caret, and finds the bike", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/bike-search");
  await field(page).pressSequentially("wtu290k4813");
  await page.locator("summary", { hasText: "Märke" }).click();
  await page.getByRole("combobox", { name: "Märke" }).fill("tre");
  await field(page).click();
  await page.keyboard.press("Home");
  letGo();
  await expect(awake(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(page.locator("input[name=brand]")).toHaveValue("tre");
  await expect(page.getByRole("listbox")).toBeHidden();
  await page.keyboard.type(" ");
  await expect(field(page)).toHaveValue(" wtu290k4813");
  await page.getByRole("heading", { level: 1 }).click();
  await page.locator("summary", { hasText: "Märke" }).click();
  await page.getByRole("combobox", { name: "Märke" }).fill("");
  await field(page).press("End");
  await page.keyboard.type("s");
  await page.keyboard.press("Enter");
  await expect(page.getByText("STULEN", { exact: true }).first()).toBeVisible();
});

test("a search with filters can be sent before the scripts load", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/en/bike-search");
  await page.locator("summary", { hasText: "Brand" }).click();
  await page.getByRole("combobox", { name: "Brand" }).fill("Crescent");
  await page.getByRole("combobox", { name: "Colour" }).selectOption("Red");
  await page.getByRole("textbox").first().press("Enter");
  await expect(page).toHaveURL(/\/en\/bike-search\?q=&type=&color=r%C3%B6d&city=&brand=Crescent&model=$/);
  await expect(page.locator("input[name=brand]")).toHaveValue("Crescent");
  letGo();
  await expect(awake(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove Brand: Crescent" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("the language can be changed before the scripts load", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/bike-search");
  await page
    .getByRole("link", { name: /English/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/bike-search$/);
  letGo();
  await expect(awake(page)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("filters chosen before the scripts load are applied", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/bike-search");
  await page.locator("summary", { hasText: "Märke" }).click();
  await page.getByRole("combobox", { name: "Märke" }).fill("Crescent");
  await page.getByRole("combobox", { name: "Färg" }).selectOption("Röd");
  await page.getByRole("combobox", { name: "Cykeltyp" }).selectOption("Dam");
  letGo();
  await expect(awake(page)).toBeVisible();
  await expect(page).toHaveURL(/\/bike-search\?brand=Crescent&type=dam&color=r%C3%B6d$/);
});

test("a message continued after an early press stays unsent and complete", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/contact");
  await page.getByLabel("Ämne").selectOption({ index: 2 });
  const topic = await page.getByLabel("Ämne").inputValue();
  await page.getByLabel("Meddelande").fill("Kan ni registrera en trehjuling?");
  await page.getByLabel("Din e-postadress").fill("brevskrivare@example");
  await page.keyboard.press("Enter");
  await page.keyboard.type(".se");
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  letGo();
  await expect(awake(page)).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel("Din e-postadress")).toBeFocused();
  await expect(page.getByLabel("Din e-postadress")).toHaveValue("brevskrivare@example.se");
  await expect(page.getByLabel("Meddelande")).toHaveValue("Kan ni registrera en trehjuling?");
  await expect(page.getByLabel("Ämne")).toHaveValue(topic);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

for (const device of ["key", "mouse"] as const)
  test(`a message sent by ${device} before the scripts load is sent once they have`, async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto("/contact?topic=other");
    await page.getByLabel("Meddelande").fill("Kan ni registrera en trehjuling?");
    await page.getByLabel("Din e-postadress").fill(`tidig.${device}@example.se`);
    if (device === "key") await page.keyboard.press("Enter");
    else await page.getByRole("button", { name: "Skicka" }).click();
    letGo();
    await expect(page.getByRole("heading", { name: "Tack, vi har fått ditt meddelande" })).toBeVisible();
  });

test("a button held down while the scripts load is pressed on release", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/contact?topic=other");
  await page.getByLabel("Meddelande").fill("Kan ni registrera en trehjuling?");
  await page.getByLabel("Din e-postadress").fill("lange.hallen@example.se");
  await page.getByRole("button", { name: "Skicka" }).hover();
  await page.mouse.down();
  letGo();
  await expect(awake(page)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole("heading", { name: "Tack, vi har fått ditt meddelande" })).toBeVisible();
});

test("someone signed in never sees the signed-out page, and loses no typed text", async ({ page }) => {
  await enterAsNewPerson(page);
  await page.goto("/my-bikes");
  const letGo = await holdScripts(page);
  await page.goto("/bike-search");
  await expect(page.locator("main")).toBeAttached();
  await expect(page.locator("main")).toBeHidden();
  await page.goto("/contact");
  await page.getByLabel("Meddelande").fill("Min cykel");
  letGo();
  await expect(page.getByRole("navigation", { name: "Huvudmeny" })).toBeVisible();
  await expect(page.getByLabel("Meddelande")).toBeFocused();
  await page.keyboard.type(" är borta");
  await expect(page.getByLabel("Meddelande")).toHaveValue("Min cykel är borta");
  await page.goto("/bike-search");
  await expect(page.getByRole("button", { name: "Stulna cyklar" })).toBeVisible();
});

test("the scripts also load in a browser without paint timing", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: undefined });
  });
  for (const address of ["/", "/bike-search"]) {
    await page.goto(address);
    await expect(awake(page)).toBeVisible();
  }
});
