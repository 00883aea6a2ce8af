import { afterEach, describe, expect, it, vi } from "vitest";
import { canUsePasskeys } from "#web/auth/can-use-passkeys.ts";

const browser = (hostname: string, isSecureContext = true): void => {
  vi.stubGlobal("location", { hostname });
  vi.stubGlobal("isSecureContext", isSecureContext);
  vi.stubGlobal("PublicKeyCredential", vi.fn());
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

  it("need a page that nobody could have changed on its way, and a browser that knows them", () => {
    browser("cykelregistret.se", false);
    expect(canUsePasskeys()).toBe(false);
    browser("cykelregistret.se");
    vi.stubGlobal("PublicKeyCredential", undefined);
    Reflect.deleteProperty(globalThis, "PublicKeyCredential");
    expect(canUsePasskeys()).toBe(false);
  });
});
