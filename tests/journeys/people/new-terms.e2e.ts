import { expect } from "@playwright/test";
import { newestDocuments } from "#contract/people/document-versions.ts";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { enterAsNewPerson } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const terms = {
  document: "terms",
  version: newestDocuments.terms + 1,
  from: "2026-01-01",
  news: [{ sv: "Vi tar inte längre betalt för dekaler.", en: "Stickers are free." }],
  required: true,
};

test("new terms are asked about at the next visit", async ({ page }) => {
  await enterAsNewPerson(page);
  // The service has its first terms, so the test announces later ones until the person has answered.
  let isAnswered = false;
  await page.route("**/api/me", async (route) => {
    if (isAnswered) return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), documentNews: [terms] } });
  });
  await page.goto("/bike-search");
  const question = page.getByRole("dialog", { name: "Vi har nya villkor" });
  await expect(question).toContainText("De gäller redan");
  await expectAccessible(page);
  isAnswered = true;
  await question.getByRole("button", { name: "Godkänn" }).dblclick();
  await expect(question).toHaveCount(0);
  await page.goto("/my-bikes");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(question).toHaveCount(0);
});
