import { vi } from "vitest";

/** A browser that makes and shows passkeys, until globals are taken back. */
export const givePasskeys = (): void => {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PublicKeyCredential", vi.fn());
  vi.stubGlobal("AuthenticatorAttestationResponse", vi.fn());
  Object.assign(AuthenticatorAttestationResponse.prototype, { getPublicKey: vi.fn() });
  Object.defineProperty(navigator, "credentials", { value: {}, configurable: true });
};
