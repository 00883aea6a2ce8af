/** Passkeys are made for names: a site that is reached by an address has none. */
const isAddress = (host: string): boolean => /^[\d.]+$|:/.test(host);

/** Whether this browser, on this page, can make and show passkeys. */
export const canUsePasskeys = (): boolean =>
  globalThis.isSecureContext && "PublicKeyCredential" in globalThis && !isAddress(location.hostname);
