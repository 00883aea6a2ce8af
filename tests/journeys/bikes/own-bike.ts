import { join } from "node:path";
import { type Page, expect } from "@playwright/test";
import receipts from "#tests/fixtures/receipts/truth.json" with { type: "json" };

const fixtures = join(import.meta.dirname, "../../fixtures");

export const receiptOf = (file: string) => {
  const receipt = receipts.find((each) => each.file === file);
  if (!receipt) throw new Error(`There is no receipt ${file}`);
  return receipt;
};

const goOn = (page: Page) => page.getByRole("button", { name: "Fortsätt", exact: true }).click();

/** On a slow machine the reading may time out, so the analysis is repeated. */
const waitForVerdict = (page: Page) =>
  expect(async () => {
    const again = page.getByRole("button", { name: "Analysera igen" });
    if (await again.isVisible()) await again.click();
    await expect(page.getByRole("heading", { name: "Kvittot är verifierat" })).toBeVisible({
      timeout: 35_000,
    });
  }).toPass({ timeout: 200_000 });

/** Registers the bike of a receipt for the signed-in person and opens its page. */
export const registerBike = async (
  page: Page,
  { file, frame }: ReturnType<typeof receiptOf>,
): Promise<void> => {
  await page.goto("/bike-registration");
  await page.getByLabel("Ramnummer", { exact: true }).fill(frame);
  await expect(page.getByText("Ledigt.")).toBeVisible();
  await goOn(page);
  await page
    .locator('input[data-picture="bike-photo"]')
    .setInputFiles(join(fixtures, "bike-photos/purple-crescent.jpg"));
  await page.locator('input[data-picture="receipt"]').setInputFiles(join(fixtures, "receipts", file));
  await waitForVerdict(page);
  await goOn(page);
  await page.getByRole("radio", { name: "Dam", exact: true }).check({ force: true });
  await page.getByLabel(/^Märke/).fill("Crescent");
  await page.getByLabel(/^Modell/).fill("Femga");
  await page.getByLabel(/^Färg/).fill("Lila");
  await page.getByLabel(/^Färg/).press("Enter");
  await page.getByLabel(/^Ort/).fill("Motala");
  await goOn(page);
  await page.getByRole("checkbox", { name: /^Registrera nu/ }).check();
  await page.getByRole("button", { name: "Registrera Cykel" }).click();
  await expect(page.getByRole("heading", { name: "Cykel registrerad!" })).toBeVisible();
  await page.goto("/my-bikes");
  await page.getByRole("link", { name: "Crescent Femga", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Crescent Femga" })).toBeVisible();
};
