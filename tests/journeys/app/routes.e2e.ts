import { type Page, expect } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { signInAsAdministrator } from "#tests/journeys/office/administrator.ts";
import { enterAsNewPerson } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { addressOf, walkTo } from "./walk.ts";
import { type Visitor, visitors, visits } from "#tests/web/app/specified-routes.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

const enterAs = async (page: Page, visitor: Visitor): Promise<void> => {
  if (visitor === "admin") return signInAsAdministrator(page, page.request);
  if (visitor !== "signed-out") await enterAsNewPerson(page, { role: visitor });
};

const homes: Record<Visitor, readonly [address: string, heading: string]> = {
  "signed-out": ["/", "Bevisa att cykeln är din."],
  customer: ["/", "Sök cykel"],
  store: ["/", "Sök cykel"],
  admin: ["/admin-dashboard", "Admin Panel"],
};

/** Parameters without which a page redirects. */
const openedAddress = (path: string): string =>
  path === "/account-closed" ? `${path}?until=2026-12-20` : path;

for (const visitor of visitors) {
  test(`every address lets ${visitor} in or redirects them`, async ({ page }) => {
    await enterAs(page, visitor);
    await page.goto("/contact");
    const wrong: string[] = [];
    for (const { path, ends } of visits.filter((visit) => visit.visitor === visitor)) {
      if (visitor === "signed-out") await page.goto(openedAddress(path));
      else await walkTo(page, openedAddress(path));
      // The former page may still be reported while it is left.
      const isThere = ({ pathname, search }: URL): boolean => pathname + search === openedAddress(ends);
      await expect(page, `${path} leads to ${ends}`).toHaveURL(isThere);
      await expect(title(page)).toBeVisible();
      if (await page.getByText("404").isVisible()) wrong.push(`${path} is not there`);
    }
    expect(wrong).toEqual([]);
  });

  test(`home is where ${visitor} belongs`, async ({ page }) => {
    await enterAs(page, visitor);
    const [address, heading] = homes[visitor];
    await page.goto("/");
    await expect(title(page)).toHaveText(heading);
    expect(await addressOf(page)).toBe(address);
    await expect(page.locator("footer").getByRole("button", { name: "Logga ut" })).toHaveCount(
      visitor === "signed-out" ? 0 : 1,
    );
  });
}

test("someone signed in never sees the landing page, in either language", async ({ page }) => {
  await enterAs(page, "customer");
  await page.addInitScript(() => {
    const seen = ((globalThis as { seen?: string[] }).seen ??= []);
    const look = (): void => {
      const heading = document.querySelector("h1");
      if (heading?.checkVisibility() === true) seen.push(heading.textContent ?? "");
      requestAnimationFrame(look);
    };
    look();
  });
  for (const address of ["/", "/en/?q=SKP2210457"]) {
    await page.goto(address);
    await expect(title(page)).toHaveText("Sök cykel");
    const seen = await page.evaluate(() => (globalThis as { seen?: string[] }).seen ?? []);
    expect([...new Set(seen)]).toEqual(["Sök cykel"]);
  }
  expect(await addressOf(page)).toBe("/?q=SKP2210457");
  await expect(page.getByText("Skeppshult Natur")).toBeVisible();
});

test("old stickers open the page of their code", async ({ page }) => {
  const uid = "7f0c2a34-5b6d-4e8f-9a01-23456789abcd";
  for (const address of [
    `/?qr=${uid}`,
    `/?uid=${uid}`,
    `/qr?uid=${uid}`,
    `/public-qr?uid=${uid}`,
    `/qr-handler/${uid}`,
  ]) {
    const response = await page.goto(address);
    expect((await response?.request().redirectedFrom()?.response())?.status()).toBe(302);
    expect(await addressOf(page)).toBe(`/qr/${uid}`);
    await expect(page.getByRole("heading", { name: "Koden hör inte till någon cykel" })).toBeVisible();
  }
  await expect(page.getByRole("navigation", { name: "Huvudmeny" })).toHaveCount(0);
});

test("only administrators find the mail previews", async ({ page }) => {
  await page.goto("/test-emails");
  await expect(page.getByText("404")).toBeVisible();
  await enterAs(page, "admin");
  await page.goto("/test-emails");
  await expect(title(page)).toHaveText("Testmejl");
  await expect(page.getByRole("combobox", { name: "Mejl" })).toBeVisible();
});

for (const [visitor, paths] of [
  ["signed-out", ["/qr/abc", "/auth?next=%2Fmy-bikes&ended=elsewhere"]],
  ["customer", ["/receipts?tab=purchases"]],
] as const) {
  test(`other states of pages are accessible to ${visitor}`, async ({ page }) => {
    await enterAs(page, visitor);
    for (const path of paths) {
      await page.goto(path);
      await expect(title(page)).toBeVisible();
      await expectAccessible(page);
    }
  });
}
