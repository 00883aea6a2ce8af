import { type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/accessible.ts";
import { signOut, signUp } from "#tests/journeys/people.ts";
import { test } from "#tests/journeys/test.ts";

/** A device with a fingerprint reader, and the right finger on it. */
const giveAuthenticator = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const noCookies = (page: Page) => page.getByRole("button", { name: "Bara nödvändiga" });
const passkeys = (page: Page) => page.getByRole("region", { name: "Nycklar", exact: true });
const byPasskey = (page: Page) => page.getByRole("button", { name: "Logga in med nyckel" });

// Passkeys are made for names, so the site is visited by the one that every machine has for itself.
test.use({ host: "localhost" });

test("somebody adds a passkey, signs in with it, removes it and is refused from then on", async ({
  page,
  request,
}) => {
  await page.addLocatorHandler(noCookies(page), () => noCookies(page).click());
  await giveAuthenticator(page);
  const email = await signUp(page, request, "Nora Nyckel");

  await page.goto("/settings");
  await passkeys(page).getByRole("button", { name: "Lägg till en nyckel" }).click();
  await expect(passkeys(page).getByText(/Nyckeln är sparad/)).toBeVisible();
  await expect(passkeys(page).getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page);
  await passkeys(page).getByRole("button", { name: "Lägg till en nyckel" }).click();
  await expect(passkeys(page).getByText(/finns redan en nyckel/)).toBeVisible();

  await signOut(page);
  await page.goto("/auth?next=%2Fsettings");
  await page.getByLabel("E-post").fill(email);
  await byPasskey(page).click();
  await expect(page).toHaveURL(/\/settings/);

  await passkeys(page).getByRole("button", { name: "Ta bort" }).click();
  const question = page.getByRole("dialog", { name: "Ta bort nyckeln?" });
  await question.getByRole("button", { name: "Ta bort" }).click();
  await expect(passkeys(page).getByText("Nyckeln är borttagen.")).toBeVisible();
  await expect(passkeys(page).getByText("Du har ingen nyckel än.")).toBeVisible();

  await signOut(page);
  await page.goto("/auth");
  await page.getByLabel("E-post").fill(email);
  await byPasskey(page).click();
  await expect(page.getByText(/Ingen nyckel visades|Det gick inte att logga in med nyckeln/)).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
});
