import { amplifyReady } from "#web/auth/session.ts";
import type { passkeys as calls } from "./passkey-calls.ts";

export const openPasskeys = async (): Promise<typeof calls> => {
  const [{ passkeys }] = await Promise.all([import("./passkey-calls.ts"), amplifyReady()]);
  return passkeys;
};
