import { amplifyReady } from "#web/platform/auth/session.ts";
import type { pool as calls } from "./pool.ts";

export const openPool = async (): Promise<typeof calls> => {
  const [{ pool }] = await Promise.all([import("./pool.ts"), amplifyReady()]);
  return pool;
};

/** Preloads the client while a person types; errors show on use. */
export const warmPool = (): void => {
  openPool().catch(() => undefined);
};
