import { type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { signInAsAdministrator } from "#tests/journeys/office/administrator.ts";
import { enterAsNewPerson } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const results = (page: Page) => page.getByRole("region", { name: "Sökresultat" });
const cards = (page: Page) => results(page).getByRole("article");
const field = (page: Page) => page.getByRole("textbox", { name: "Ramnummer eller sökord" });

test("a stranger finds bikes by their looks and removes filters again", async ({ page }) => {
  await page.goto("/bike-search");
  await expectAccessible(page);
  await page.locator("summary", { hasText: "Ort" }).click();
  await page.getByRole("combobox", { name: "Ort" }).pressSequentially("link");
  await page.getByRole("option", { name: "Linköping" }).click();
  await expect(page).toHaveURL(/\?city=Link%C3%B6ping$/);
  await expect(cards(page).first()).toBeVisible();
  const all = await cards(page).count();
  await page.getByRole("combobox", { name: "Färg" }).selectOption("Grön");
  await expect(page).toHaveURL(/color=gr%C3%B6n/);
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  await expect(cards(page).first()).toContainText("•••");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ta bort Färg: Grön" }).click();
  await expect(cards(page)).toHaveCount(all);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Ta bort Färg: Grön" })).toBeVisible();
});

test("a bike that is neither stolen nor for sale is shown only for its whole number", async ({ page }) => {
  await page.goto("/bike-search?q=svart+skeppshult+natur");
  await expect(
    page.getByRole("heading", { name: "Ingen träff bland stulna och annonserade cyklar" }),
  ).toBeVisible();
  await expect(page.getByText(/visas bara när du skriver hela ramnumret/)).toBeVisible();
  await field(page).fill("skp 2210-457");
  await page.keyboard.press("Enter");
  await expect(cards(page)).toHaveCount(1);
});

test("a stranger who mistypes a number is shown the stolen bike with a similar number", async ({ page }) => {
  await page.goto("/bike-search");
  await field(page).fill("WTU29OK4813S");
  await page.keyboard.press("Enter");
  const near = page.getByRole("region", { name: "Numret liknar en stulen cykels" });
  await expect(near.getByText("STULEN", { exact: true })).toBeVisible();
  await expect(near.getByText("Ramnummer WTU290K4813S")).toBeVisible();
  await expect(near.locator("mark")).toHaveText(["O", "0"]);
  await expect(near.getByRole("link", { name: "Ring polisen 114 14" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ingen cykel med ramnumret WTU29OK4813S" })).toBeVisible();
  await expect(page.getByText(/Det betyder att/)).toBeHidden();
  await expectAccessible(page);
  await page.goto("/bike-search?frame=WTU290K4813S");
  await expect(page).toHaveURL(/\/bike-search\?q=WTU290K4813S$/);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByText(/Köp inte cykeln/)).toBeVisible();
});

test("a customer searches with the keyboard and looks at stolen bikes", async ({ page }) => {
  await enterAsNewPerson(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Stulna cyklar och cyklar till salu" })).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Tangenter" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Stulna cyklar", exact: true }).click();
  await expect(page).toHaveURL(/\/\?status=stolen$/);
  // The latest bikes include stolen ones.
  await expect(page.getByRole("heading", { name: "Stulna cyklar och cyklar till salu" })).toBeHidden();
  await expect(results(page).getByText("STULEN").first()).toBeVisible();
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(cards(page).nth(1).getByRole("button", { name: "Mindre" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Till salu", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Cyklar till salu finns bland annonserna" })).toBeVisible();
});

test("a store checks many numbers at once", async ({ page }) => {
  await enterAsNewPerson(page, { role: "store" });
  await page.goto("/store-search");
  await page.getByRole("link", { name: "Kontrollera flera nummer" }).click();
  // The single search's field has the same name until the page has changed.
  await expect(page.getByRole("button", { name: "Kontrollera" })).toBeVisible();
  await page.getByRole("textbox", { name: "Ramnummer" }).fill("WTU290K4813S\nskp 2210-457\nNOSUCH99\n12");
  await page.getByRole("button", { name: "Kontrollera" }).click();
  await expect(page.getByRole("heading", { name: "1 stulen av 4" })).toBeVisible();
  await expect(page.getByRole("row", { name: /SKP2210457.*Registrerad.*Skeppshult Natur/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /NOSUCH99.*Inte registrerad/ })).toBeVisible();
  await expectAccessible(page);
});

test("an administrator sees whole frame numbers and is told that searches are logged", async ({
  page,
  request,
}) => {
  await signInAsAdministrator(page, request);
  await page.goto("/admin-bike-search");
  await expect(page.getByText(/Vem som söker, och efter vad, loggas/)).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("Stulna");
  await expect(cards(page).getByText("WTU290K4813S").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Ägarens namn eller e-post" }).fill("nobody@example.se");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/owner=nobody/);
  await expect(page.getByRole("heading", { name: "Ingen cykel matchar sökningen" })).toBeVisible();
});
