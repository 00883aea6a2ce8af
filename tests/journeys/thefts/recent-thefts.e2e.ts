import { expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { enter, newPerson } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

test("the latest thefts near a town can be browsed, subscribed to and watched", async ({ page, request }) => {
  await page.goto("/stolen");
  await expect(page.getByRole("heading", { level: 2, name: "Senast stulna i Sverige" })).toBeVisible();
  await page.getByLabel("Ort").fill("Vadsten");
  await page.getByRole("button", { name: "Visa", exact: true }).click();
  await expect(page).toHaveURL(/\/stolen$/);
  await page.getByLabel("Ort").fill("Vadstena");
  await page.getByLabel("Avstånd").selectOption("3");
  const list = page.getByRole("region", { name: "Senast stulna nära Vadstena" });
  await expect(list.getByText("Crescent Elina")).toBeVisible();
  await expect(page).toHaveURL(/near=Vadstena&radius=3$/);
  await expectAccessible(page);

  const feed = page.getByRole("link", { name: "Atom, för nyhetsläsare" });
  const answer = await request.get((await feed.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  expect(await answer.text()).toContain("<title>Stulen: Crescent Elina</title>");

  await expect(page.getByRole("link", { name: "Logga in och bevaka" })).toBeVisible();
  await enter(page, await newPerson(request));
  await page.goto("/stolen?near=Vadstena&radius=3");
  await page.getByRole("button", { name: "Bevaka Vadstena" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Ort", { exact: true })).toHaveValue("Vadstena");
  await dialog.getByRole("button", { name: /Spara|Bevaka/ }).click();
  await page.goto("/ad-alert-notifications");
  await expect(page.getByText("Stulna nära Vadstena")).toBeVisible();
});
