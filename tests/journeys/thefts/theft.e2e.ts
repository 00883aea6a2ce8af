import { type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { receiptOf, registerBike } from "#tests/journeys/bikes/own-bike.ts";
import { newPerson, openAs } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const receipt = receiptOf("two-columns.jpg");
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const reportStolen = async (page: Page) => {
  await page.getByRole("link", { name: "Anmäl cykeln stulen" }).click();
  await expect(title(page, "Anmäl cykeln stulen")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Fortsätt", exact: true }).click();
  await expect(page.getByLabel(/Var stod den/)).toBeFocused();
  await page.getByLabel(/Var stod den/).fill("Stora torget 1");
  await page.getByRole("button", { name: "Lägg till mer" }).click();
  await page.getByLabel(/Hittelön/).fill("1 500");
  await page.getByRole("button", { name: "Fortsätt", exact: true }).click();
  await expect(title(page, "Kontrollera och anmäl")).toBeFocused();
  await expect(page.getByText("Stora torget 1, Motala")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Anmäl stulen" }).click();
  await expect(title(page, "Vad gör jag nu?")).toBeVisible();
};

const addPoliceNumber = async (page: Page) => {
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await page.getByLabel("Polisens ärendenummer").fill("5000-k1234567-26");
  await page.getByRole("button", { name: "Spara ärendenumret" }).click();
  await expect(page.getByText("5000-K1234567-26")).toBeVisible();
  await page.reload();
  await expect(page.getByText("5000-K1234567-26")).toBeVisible();
};

const find = async (other: Page, badge: string) => {
  const card = other.getByRole("article", { name: "Crescent Femga" });
  await expect(async () => {
    await other.goto(`/?q=${receipt.frame}`);
    await expect(card.getByText(badge, { exact: true })).toBeVisible();
  }).toPass({ timeout: 90_000 });
  return card;
};

/** Calls the API directly. */
const edit = (page: Page, bikeId: string) =>
  page.evaluate(async (id) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(".accessToken")) ?? "";
    const response = await fetch(`/api/bikes/${id}`, {
      method: "PATCH",
      headers: {
        authorization: `Bearer ${localStorage.getItem(key)}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ city: "Någon annanstans" }),
    });
    const problem: unknown = await response.json();
    return { status: response.status, problem };
  }, bikeId);

test("a theft is reported, shown to everybody, and ended", async ({ page, request, browser }) => {
  const { name, pnr: personalNumber } = receipt;
  const owner = await newPerson(request, { name, personalNumber, points: 100 });
  await openAs(page, owner, "/my-bikes");
  await registerBike(page, receipt);
  const address = page.url();
  const bikeId = new URL(address).pathname.split("/").at(-1) ?? "";
  await expect(page.getByRole("region", { name: "Ägarhistorik" })).toContainText(name);

  await reportStolen(page);
  await addPoliceNumber(page);

  const context = await browser.newContext({ viewport: desktop });
  const other = await context.newPage();
  await openAs(other, await newPerson(request, { name: "Nyfiken Granne" }), "/settings");
  const card = await find(other, "STULEN");
  await expect(card).toContainText("Stora torget 1, Motala");
  await card.getByRole("button", { name: "Ägarhistorik" }).click();
  const history = other.getByRole("dialog", { name: "Ägarhistorik" });
  await expect(history.getByText(/Ännu inte återfunnen/)).toBeVisible();
  await expect(history).not.toContainText(name);
  await expect(history.getByRole("button", { name: "Visa kvitto" })).toHaveCount(0);
  await expectAccessible(other);
  await other.keyboard.press("Escape");
  await expect(card.getByRole("button", { name: "Ägarhistorik" })).toBeFocused();

  expect(await edit(page, bikeId)).toMatchObject({
    status: 409,
    problem: { code: "stolen-cannot-be-edited" },
  });
  await page.goto(`${address}/edit`);
  await expect(
    page.getByText("Cykeln är anmäld stulen och kan inte redigeras. Markera den som återfunnen först."),
  ).toBeVisible();

  await page.setViewportSize({ ...phone, width: 320 });
  await page.goto(address);
  await expect(page.getByText(/[Aa]nmäld stulen .* Stora torget 1, Motala/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize(desktop);
  await page.getByRole("link", { name: "Markera som återfunnen" }).click();
  await expect(title(page, "Har du fått tillbaka cykeln?")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Genom polisen" }).check();
  await page.getByRole("button", { name: "Markera som återfunnen" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("link", { name: "Anmäl cykeln stulen" })).toBeVisible();
  await page.getByRole("button", { name: "Visa hela historiken (1 till)" }).click();
  await expect(page.getByText(/Återfunnen/)).toBeVisible();
  await find(other, "Registrerad");
  await context.close();
});
