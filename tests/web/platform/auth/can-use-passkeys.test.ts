import { givePasskeys } from "#tests/web/give-passkeys.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { canUsePasskeys } from "#web/platform/auth/can-use-passkeys.ts";

const browser = (hostname: string, isSecureContext = true): void => {
  vi.stubGlobal("location", { hostname });
  vi.stubGlobal("navigator", {});
  givePasskeys();
  vi.stubGlobal("isSecureContext", isSecureContext);
};

afterEach(() => vi.unstubAllGlobals());

describe("passkeys", () => {
  it.each([
    ["cykelregistret.se", true],
    ["localhost", true],
    ["4.example.se", true],
    ["127.0.0.1", false],
    ["[::1]", false],
  ])("at %s: %s", (host, possible) => {
    browser(host);
    expect(canUsePasskeys()).toBe(possible);
  });

  it("need a secure page and a browser that supports them", () => {
    browser("cykelregistret.se", false);
    expect(canUsePasskeys()).toBe(false);
    browser("cykelregistret.se");
    vi.stubGlobal("PublicKeyCredential", undefined);
    Reflect.deleteProperty(globalThis, "PublicKeyCredential");
    expect(canUsePasskeys()).toBe(false);
  });

  it("are not offered in an in-app browser without a working implementation", () => {
    browser("cykelregistret.se");
    vi.stubGlobal("navigator", {});
    expect(canUsePasskeys()).toBe(false);
  });

  it("are not offered in a browser that cannot export a public key", () => {
    browser("cykelregistret.se");
    vi.stubGlobal("AuthenticatorAttestationResponse", vi.fn());
    expect(canUsePasskeys()).toBe(false);
  });
});
