import { amplifyReady } from "#web/platform/auth/session.ts";
import type { totp as calls } from "./totp-calls.ts";

export const openTotp = async (): Promise<typeof calls> => {
  const [{ totp }] = await Promise.all([import("./totp-calls.ts"), amplifyReady()]);
  return totp;
};
