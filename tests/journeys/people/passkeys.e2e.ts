import { type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { newPassword, proveIn, signOut, signUp } from "./people.ts";
import { test } from "#tests/journeys/platform/test.ts";

/** A device with a fingerprint reader that accepts the finger. */
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

const passkeys = (page: Page) => page.getByRole("region", { name: "Passkeys", exact: true });
const byPasskey = (page: Page) => page.getByRole("button", { name: "Logga in med passkey" });

// Passkeys need a host name, so the site is visited at localhost.
test.use({ host: "localhost" });

test("someone adds a passkey, signs in with it, removes it and is then refused", async ({
  page,
  request,
}) => {
  await giveAuthenticator(page);
  const email = await signUp(page, request, "Nora Nyckel");

  await page.goto("/settings");
  await proveIn(page, "Passkeys", { email, password: newPassword });
  await passkeys(page).getByRole("button", { name: "Lägg till en passkey" }).click();
  await expect(passkeys(page).getByText(/Din passkey är sparad/)).toBeVisible();
  await expect(passkeys(page).getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page);
  await passkeys(page).getByRole("button", { name: "Lägg till en passkey" }).click();
  await expect(passkeys(page).getByText(/finns redan en passkey/)).toBeVisible();

  await signOut(page);
  await page.goto("/auth?next=%2Fsettings%23passkeys");
  await page.getByLabel("E-post").fill(email);
  await byPasskey(page).click();
  await expect(page).toHaveURL(/\/settings/);

  await passkeys(page).getByRole("button", { name: "Logga in igen" }).click();
  await expect(page).toHaveURL(/\/auth/);
  await page.getByLabel("E-post").fill(email);
  await byPasskey(page).click();
  await expect(page).toHaveURL(/\/settings/);
  await passkeys(page).getByRole("button", { name: "Ta bort" }).click();
  const question = page.getByRole("dialog", { name: "Ta bort din passkey?" });
  await question.getByRole("button", { name: "Ta bort" }).click();
  await expect(passkeys(page).getByText("Din passkey är borttagen.")).toBeVisible();
  await expect(passkeys(page).getByText("Du har ingen passkey än.")).toBeVisible();

  await signOut(page);
  await page.goto("/auth");
  await page.getByLabel("E-post").fill(email);
  await byPasskey(page).click();
  await expect(
    page.getByText(/Ingen passkey visades|Det gick inte att logga in med din passkey/),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
});
