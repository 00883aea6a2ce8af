import { vi } from "vitest";

/** Adds passkeys to the browser, until the globals are restored. */
export const givePasskeys = (): void => {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PublicKeyCredential", vi.fn());
  vi.stubGlobal("AuthenticatorAttestationResponse", vi.fn());
  Object.assign(AuthenticatorAttestationResponse.prototype, { getPublicKey: vi.fn() });
  Object.defineProperty(navigator, "credentials", { value: {}, configurable: true });
};
