import { givePasskeys } from "#tests/web/give-passkeys.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { open, part } from "./browser.tsx";
import { associateWebAuthnCredential, listWebAuthnCredentials, pool } from "./fake-pool.ts";

vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));

const user = userEvent.setup();
const passkeys = () => part("Passkeys");
const press = async (name: string) => user.click(await passkeys().findByRole("button", { name }));
const named = (name: string) => Object.assign(new Error(), { name });

beforeEach(() => {
  pool.reset();
  givePasskeys();
});

describe("passkeys in the settings", () => {
  it("are added, listed with their date, and removed after a confirmation", async () => {
    await open("customer");
    expect(await passkeys().findByText("Du har ingen passkey än.")).toBeTruthy();
    await press("Lägg till en passkey");
    expect(await passkeys().findByText(/Din passkey är sparad/)).toBeTruthy();
    expect(await passkeys().findByText("iCloud Keychain")).toBeTruthy();
    expect(passkeys().getByText("Tillagd 12 november 2026")).toBeTruthy();
    await press("Ta bort");
    const question = within(await screen.findByRole("dialog", { name: "Ta bort din passkey?" }));
    expect(pool.passkeys).toHaveLength(1);
    await user.click(question.getByRole("button", { name: "Ta bort" }));
    expect(await passkeys().findByText("Din passkey är borttagen.")).toBeTruthy();
    expect(await passkeys().findByText("Du har ingen passkey än.")).toBeTruthy();
    expect(pool.passkeys).toEqual([]);
  });

  it.each([
    ["PasskeyRegistrationCanceled", /avbröts eller fick inget svar/],
    ["PasskeyAlreadyExists", /finns redan en passkey/],
    ["PasskeyNotSupported", /kan inte använda passkeys/],
    ["WebAuthnCredentialNotSupportedException", /kunde inte skapa en passkey/],
    ["LimitExceededException", /så många passkeys/],
    ["NetworkError", /Nätverksfel/],
    ["Unknown", /Ett fel uppstod/],
  ])("explain the error %s", async (name, text) => {
    await open("customer");
    associateWebAuthnCredential.mockRejectedValueOnce(named(name));
    await press("Lägg till en passkey");
    expect(await passkeys().findByText(text)).toBeTruthy();
  });

  it("cannot be added without browser support, or with two-step verification on", async () => {
    vi.stubGlobal("isSecureContext", false);
    await open("customer");
    expect(await passkeys().findByText(/kan inte använda passkeys på den här adressen/)).toBeTruthy();
    expect(passkeys().queryByRole("button", { name: "Lägg till en passkey" })).toBeNull();
    cleanup();
    vi.stubGlobal("isSecureContext", true);
    pool.totp = true;
    await open("customer");
    expect(await passkeys().findByText(/Du har tvåstegsverifiering på/)).toBeTruthy();
    expect(passkeys().queryByRole("button", { name: "Lägg till en passkey" })).toBeNull();
  });

  it("can be loaded again after a failure", async () => {
    listWebAuthnCredentials.mockRejectedValueOnce(named("NetworkError"));
    await open("customer");
    expect(await passkeys().findByText("Dina passkeys kunde inte hämtas.")).toBeTruthy();
    await press("Försök igen");
    expect(await passkeys().findByText("Du har ingen passkey än.")).toBeTruthy();
  });

  it.each(["admin", "store"] as const)("are not offered to an account of role %s", async (role) => {
    await open(role);
    expect(screen.queryByRole("region", { name: "Passkeys" })).toBeNull();
  });
});
