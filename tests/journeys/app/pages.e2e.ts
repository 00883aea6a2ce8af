import { expect } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { newPersonalNumber } from "#tests/journeys/people/bankid-app.ts";
import { enterAsNewPerson, newPerson, signIn } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { examplesFor, signInAs } from "./visits.ts";

for (const path of ["/bike-search?q=NOSUCH123", "/bike-search?q=AB", "/auth?mode=signup", "/nowhere"]) {
  test(`${path} is accessible to someone signed out`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectAccessible(page);
  });
}

test("the pages of a customer are accessible", async ({ page }) => {
  await enterAsNewPerson(page, { personalNumber: newPersonalNumber() });
  for (const path of ["/my-bikes", "/bike-registration"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectAccessible(page);
  }
});

test("an unknown page says so and links home", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") logged.push(message.text());
  });
  const answer = await page.goto("/nowhere?secret=1");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("404")).toBeVisible();
  await expect.poll(() => logged.some((line) => line.includes("/nowhere"))).toBe(true);
  expect(logged.join()).not.toContain("secret");
  await page.getByRole("link", { name: "Till startsidan" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("the whole site keeps its content security policy", async ({ page, request }) => {
  const broken: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) broken.push(message.text());
  });
  await page.goto("/");
  await signIn(page, await newPerson(request));
  for (const path of ["/my-bikes", "/bike-registration", "/bike-search?q=NOSUCH123"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  expect(broken).toEqual([]);
});

test("anybody can look up a frame number: registered, stolen or unknown", async ({ page }) => {
  await page.goto("/bike-search");
  await page.getByRole("textbox", { name: "Ramnummer eller sökord" }).fill("skp 2210-457");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/bike-search\?q=/);
  await expect(page.getByText("Skeppshult Natur")).toBeVisible();
  await page.goto("/bike-search?q=WTU290K4813S");
  await expect(page.getByText("STULEN", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /114 14/ }).first()).toHaveAttribute("href", "tel:11414");
  await expectAccessible(page);
  await page.goto("/bike-search?q=NOSUCHNUMBER1");
  await expect(page.getByText(/kan också vara stulen|kan vara stulen/).first()).toBeVisible();
});

test("an administrator's decision buttons stay in view on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { reviewId } = await examplesFor("admin", page);
  await signInAs.admin(page);
  await page.goto(`/admin-identity-reviews/${reviewId}`);
  const approve = page.getByRole("main").getByRole("button", { name: "Godkänn", exact: true });
  await expect(approve).toBeInViewport({ ratio: 1 });
  const [button, bar] = await Promise.all([
    approve.boundingBox(),
    page.getByRole("navigation", { name: "Huvudmeny" }).boundingBox(),
  ]);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});
