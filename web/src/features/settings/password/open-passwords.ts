import { amplifyReady } from "#web/auth/session.ts";
import type { passwords as calls } from "./password-calls.ts";

export const openPasswords = async (): Promise<typeof calls> => {
  const [{ passwords }] = await Promise.all([import("./password-calls.ts"), amplifyReady()]);
  return passwords;
};
