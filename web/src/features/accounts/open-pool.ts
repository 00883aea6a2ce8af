import { amplifyReady } from "#web/auth/session.ts";
import type { pool as calls } from "./pool.ts";

/** The calls of the user pool, loaded and configured when they are first needed. */
export const openPool = async (): Promise<typeof calls> => {
  const [{ pool }] = await Promise.all([import("./pool.ts"), amplifyReady()]);
  return pool;
};

/** Fetches them ahead, while a person is still typing. Whether that works shows when they are needed. */
export const warmPool = (): void => {
  openPool().catch(() => undefined);
};
