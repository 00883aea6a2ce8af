/** Passkeys need a domain name: a site opened by IP address has none. */
const isAddress = (host: string): boolean => /^[\d.]+$|:/.test(host);

/** Browsers before 2024 lack `getPublicKey`, which registering a passkey needs. */
const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" &&
  typeof AuthenticatorAttestationResponse === "function" &&
  "getPublicKey" in AuthenticatorAttestationResponse.prototype &&
  "credentials" in navigator;

export const canUsePasskeys = (): boolean =>
  globalThis.isSecureContext && supportsPasskeys() && !isAddress(location.hostname);
