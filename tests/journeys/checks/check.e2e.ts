import { expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { shareToSite } from "./sharing.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a stranger gets from the landing page to the answer about a stolen bike in three touches", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("Ramnummer").first().fill("wtu 290-k4813s");
  await page.getByRole("button", { name: "Kolla", exact: true }).click();
  await expect(page).toHaveURL(/\/check\?number=wtu\+290-k4813s$/);
  const title = page.getByRole("heading", { name: "Köp inte cykeln" });
  await expect(title).toBeFocused();
  await expect(page.getByText("Ramnummer WTU290K4813S")).toBeVisible();
  await expect(page.getByText(/^Anmäld stulen \d+ \w+ \d{4}/)).toBeVisible();
  const police = page.getByRole("link", { name: "Ring polisen 114 14" });
  await expect(police).toHaveAttribute("href", "tel:11414");
  await expect(police).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Fotografera ingen människa.", { exact: false })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test("the page answers for every kind of number, and going back shows the one before", async ({ page }) => {
  const ask = async (number: string, title: string): Promise<void> => {
    await page.getByLabel("Ramnummer").fill(number);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
  };
  await page.goto("/check");
  await expectAccessible(page);
  await ask("WTU29OK4813S", "Liknar en stulen cykel");
  await expect(page.locator("mark")).toHaveText(["O", "0"]);
  await ask("NOSUCH4711", "Okänd för oss");
  await expect(page.getByText(/Det betyder inte att allt är rätt/)).toBeInViewport();
  await ask("SKP2210457", "Registrerad, inte anmäld stulen");
  await expect(page.getByText(/tyrkt/).first()).toBeVisible();
  await ask("röd cykel", "Det är inget ramnummer");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Registrerad, inte anmäld stulen" })).toBeVisible();
  await expect(page.getByLabel("Ramnummer")).toHaveValue("SKP2210457");
});

test("a number with one wrong sign warns of the stolen bike that it nearly is", async ({ page }) => {
  await page.goto("/check?number=WTU290K4813T");
  await expect(page.getByRole("heading", { name: "Okänd för oss" })).toBeVisible();
  const near = page.getByRole("alert");
  await expect(near.getByRole("heading", { name: "En stulen cykel har nästan samma nummer" })).toBeVisible();
  await expect(near.locator("mark")).toHaveText(["T", "S"]);
});

test("without a connection the number stays and is checked again", async ({ page, context }) => {
  await page.goto("/check");
  // The scripts write the year. Before they have loaded, the browser itself would send the form.
  await expect(page.getByText(/© 2024–/)).toBeVisible();
  await page.getByLabel("Ramnummer").fill("WTU290K4813S");
  await context.setOffline(true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Ingen uppkoppling" })).toBeVisible();
  await expect(page.getByLabel("Ramnummer")).toHaveValue("WTU290K4813S");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Försök igen" }).click();
  await expect(page.getByRole("heading", { name: "Köp inte cykeln" })).toBeVisible();
});

test("an English reader gets the answer in English", async ({ page }) => {
  await page.goto("/en/check");
  await expect(page.getByRole("heading", { level: 1, name: "Check before you buy" })).toBeVisible();
  await page.getByLabel("Frame number").fill("nosuch4711");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Not known to us" })).toBeVisible();
  await expectAccessible(page);
});

test("what is shared to the installed site opens the check, and its text reaches no server", async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await shareToSite(page, { text: "Crescent till salu, 1500 kr. Ramnr: WTU 290 K4813S. Ring Anna" });
  await expect(page.getByRole("heading", { name: "Köp inte cykeln" })).toBeVisible();
  expect(addresses.filter((address) => /Anna/.test(address.split("#")[0] ?? ""))).toEqual([]);
});
