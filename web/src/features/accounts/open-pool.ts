import { amplifyReady } from "#web/auth/session.ts";

/** The calls of the user pool, loaded and configured when they are first needed. */
export const openPool = async (): Promise<typeof import("./pool.ts")> => {
  const [pool] = await Promise.all([import("./pool.ts"), amplifyReady()]);
  return pool;
};
