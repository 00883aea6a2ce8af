import { amplifyReady } from "#web/auth/session.ts";
import type { totp as calls } from "./totp-calls.ts";

/** The calls about the second factor, loaded when they are first needed. */
export const openTotp = async (): Promise<typeof calls> => {
  const [{ totp }] = await Promise.all([import("./totp-calls.ts"), amplifyReady()]);
  return totp;
};
